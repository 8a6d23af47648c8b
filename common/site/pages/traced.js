/* The page of a problem whose program fills a table. */
import './problem.js';
import '../steps.js';
