/* A strip of all cases of a trial: green as far as they are right, red the one that fails, which leads to its input. Long ones
   have fewer parts than cases. A module. */
import {T, button, element} from '../page.js';

const MOST = 100; /* parts */

/* `tried` cases are right, of `known`; or `isWrong`: the last of them is not, and then `onClick` is called for it. */
export function drawStrip(strip, {tried, known, isWrong = false}, onClick) {
    const count = Math.min(known, MOST);
    const partOf = number => Math.floor(number * count / known);
    const right = partOf(tried - isWrong);
    strip.hidden = known === 0;
    strip.replaceChildren(...Array.from({length: count}, (one, i) => {
        const label = T('Case {} of {}: to its input', tried, known);
        return isWrong && i === partOf(tried - 1) ? button('', onClick, {className: 'wrong', ariaLabel: label, title: label})
            : element('i', {className: i < right ? 'right' : ''});
    }));
}
