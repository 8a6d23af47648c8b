/* The page of puzzles. */
import '../page.js';
import '../puzzles.js';
import '../after.js';
