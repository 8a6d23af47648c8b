/* The page of lessons. */
import '../page.js';
import '../lessons.js';
import '../after.js';
