/* A page of text. */
import '../page.js';
