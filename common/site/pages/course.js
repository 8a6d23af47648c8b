/* The course. */
import '../page.js';
import '../front.js';
