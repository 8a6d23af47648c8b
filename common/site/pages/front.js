/* The front page. */
import '../page.js';
import '../dares.js';
import '../today.js';
import '../front.js';
import '../after.js';
