/* The puzzles of a day: which they are, and which are solved. POOL (pages.py) has the games that have puzzles, each with its
   rows: position, moves, moves to the end or null. */
import {memory} from './page.js';
import {dayFrom} from './progress.js';

export const OF_DAY = [1, 1, 2, 2, 3]; /* their grades */
export const MARKS = ['·', '★', '✓']; /* not solved, at the first try, later */
export const WEEK = 7;

/* By the moves to choose from, and by those to the end where they are known. */
export const gradeOf = (moves, plies) => 1 + (moves > 6 || (plies ?? 6) > 5) + (moves > 15 || plies > 11);

export const allPuzzles = () => POOL.flatMap(({game: name, rows}) => rows.map(([play, moves, plies]) =>
    ({game: name, play, grade: gradeOf(moves, plies)})));
export const gameOf = name => POOL.find(one => one.game === name);

/* Numbers from 0 below 1 that follow from a word, the same in every browser (mulberry32, after FNV-1a). */
function numbersFrom(word) {
    let state = [...word].reduce((hash, sign) => Math.imul(hash ^ sign.codePointAt(0), 16777619), 0x811c9dc5);
    return () => {
        state = state + 0x6d2b79f5 | 0;
        let mixed = Math.imul(state ^ state >>> 15, 1 | state);
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
        return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
}

/* The list in an order that the numbers give. */
export const shuffled = (list, next) => list.map(one => [next(), one]).sort(([a], [b]) => a - b).map(([, one]) => one);

/* For each of the five a list to take the first sound one from; no game comes twice, as far as there are enough. */
export function listsOfDay(day) {
    const [games, puzzles] = [new Set(), allPuzzles()];
    const next = numbersFrom(day);
    return OF_DAY.map(grade => {
        const list = shuffled(puzzles.filter(one => one.grade === grade && !games.has(one.game)), next);
        list.slice(0, 1).forEach(one => games.add(one.game));
        return list;
    });
}

/* Of a day as {"1": solved at the first try, "2": later}, by number. */
export const solvedOn = day => memory.read('puzzles')[day] ?? {};

export function noteSolved(day, number, tries) {
    const solved = {...solvedOn(day), [number]: solvedOn(day)[number] ?? (tries === 1 ? 1 : 2)};
    memory.write('puzzles', {[day]: solved});
    if (Object.keys(solved).length === OF_DAY.length && day === dayFrom()) {
        memory.write('days', {[day]: true});
    }
}

export const firstOpen = day => OF_DAY.findIndex((_, i) => !solvedOn(day)[i]); /* -1: all are solved */
