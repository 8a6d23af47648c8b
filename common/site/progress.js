/* What was achieved, for the front page, the course and the puzzles: stars, days in a row, and progress from elsewhere. */
import {ENOUGH_ANSWERS, ENOUGH_WINS, memory} from './page.js';

/* How many of its three stars a game has: wins without help, answers in the quiz, a program that was judged AC. */
export function starsOf(game) {
    const {unaided = [], row = 0, solved = false} = memory.read('progress')[game] ?? {};
    return (unaided.length >= ENOUGH_WINS) + (row >= ENOUGH_ANSWERS) + solved;
}

const DAY = 864e5; /* ms */
/* The day of the visitor's calendar, so many days from today, as 2026-11-26. */
export function dayFrom(days = 0, now = new Date()) {
    return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) + days * DAY).toISOString().slice(0, 10);
}

/* For how many days in a row all puzzles were solved; today may still come. */
export function streakOf(days) {
    let count = 0;
    for (let day = days[dayFrom()] ? 0 : -1; days[dayFrom(day)]; day--) {
        count++;
    }
    return count;
}

/* What was done here and elsewhere: the larger number, both lists. */
export function merged(here, there) {
    if (Array.isArray(here) && Array.isArray(there)) {
        return [...new Map([...here, ...there].map(one => [JSON.stringify(one), one])).values()];
    }
    return here === undefined || typeof here !== typeof there || here === null || there === null ? here ?? there
        : typeof here === 'object' ? Object.fromEntries([...new Set([...Object.keys(here), ...Object.keys(there)])]
            .map(name => [name, merged(here[name], there[name])]))
        : here > there ? here : there;
}

globalThis.site.starsOf = starsOf; /* for checks from outside */
