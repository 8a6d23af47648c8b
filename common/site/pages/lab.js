/* The lab, which says what is played before ask.js begins a game. */
import '../page.js';
import '../lab.js';
import '../labrules.js';
import '../ask.js';
import '../after.js';
