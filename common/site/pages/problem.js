/* The page of a problem. */
import '../page.js';
import '../ask.js';
import '../fill.js';
import '../after.js';
