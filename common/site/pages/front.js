/* The front page. */
import '../page.js';
import {begin} from '../play.js';
import '../front.js';

begin();
