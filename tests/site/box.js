/*
 * The boxes of a problem's page: play, explain, answer. The rules of the game, compiled to WebAssembly, run in a worker
 * (rules.js). A game is run anew after each move, with all lines so far as its input; its clock is held, so it is the
 * same game again. What it prints is shown; from the moves that it tells besides (games.c) comes what can be clicked.
 */
'use strict';

const LARGEST_SCALE = 60; /* so far a scale shows all numbers */
const LIST_OPEN_TO = 8;   /* so many moves stand in an open list, whatever can be clicked */
const MOST_ALIKE = 3;     /* of moves that change the same: with more of them clicks are of no use */

const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
};
const button = (text, label, onclick, className = '') =>
    element('button', {type: 'button', title: label, ariaLabel: label, onclick, className}, text);

/* ---- the worker ---- */

let worker = null;
let giveUp = () => {}; /* ends the question that runs */

const load = () => new Promise((onload, onerror) => typeof MODULE === 'string' ? onload()
    : document.head.append(element('script', {src: `${ROOT}site/module.js`, onload, onerror})));

/* Asks the rules. When it takes long, `says` tells so; another question ends it. Returns null if it was given up. */
async function ask(says, question) {
    giveUp();
    const box = says.closest('.box');
    box.ariaBusy = 'true';
    await load();
    if (!worker) {
        worker = new Worker(URL.createObjectURL(new Blob([WORKER], {type: 'text/javascript'})));
        worker.postMessage({module: MODULE});
    }
    const clock = element('span', {ariaHidden: 'true'});
    const begun = Date.now();
    const timer = setInterval(() => {
        clock.textContent = `${Math.round((Date.now() - begun) / 1000)} s `;
        if (!clock.isConnected) {
            says.replaceChildren(T('Working ...') + ' ', clock, button(T('Give up'), T('Give up'), () => giveUp()));
        }
    }, 1000);
    const reply = await new Promise(resolve => {
        giveUp = () => {
            worker.terminate();
            worker = null;
            says.textContent = T('Given up.');
            resolve(null);
        };
        worker.onmessage = ({data}) => resolve(data);
        worker.onerror = ({message}) => resolve({status: message, out: ''});
        worker.postMessage({name: box.dataset.game, ...question});
    });
    giveUp = () => {};
    clearInterval(timer);
    box.ariaBusy = 'false';
    return reply;
}

/* What went wrong, in words; else ''. */
const complaint = ({status, err}) => typeof status === 'string' || /out of memory/.test(err)
    ? T('This is too large for a browser. On a computer the commands that the page names may do it.')
    : status === 0 ? '' : err.replace(/^[a-z0-9-]+: /, '');

/* ---- what can be clicked: numbers, words and signs of a position that a move changes ---- */

/* A position, cut into them. A line is known by its "2: ", if it has one, else by its place; `cells` signs at its start
   stand one blank apart, as on a board. */
function linesOf(words) {
    const seen = {};
    const lines = words.trimEnd().split('\n').map((text, place) => {
        const label = text.match(/^ {2}\d+: /)?.[0] ?? '';
        const key = label || (place === 0 ? '  1: ' : place);
        seen[key] = (seen[key] ?? 0) + 1;
        const spots = [...text.matchAll(/o(?=o* )|\p{L}+|\d+|[^\s\p{L}\d]/gu)]
            .map(({0: sign, index}) => ({id: `${place}.${index}`, at: index, text: sign}))
            .filter(spot => spot.at >= label.length && !/^ *score:/.test(text));
        const end = spots.findIndex((spot, i) => spot.text.length !== 1 || spot.at !== spots[0].at + 2 * i);
        return {text, label, key: `${key}${seen[key]}`, spots, cells: end < 0 ? spots.length : end};
    });
    const rows = lines.filter(line => line.cells > 1);
    rows.forEach(line => line.isBoard = rows.length > 1);
    return lines;
}

const named = (spots, words) => spots.filter(spot => words.match(/\d+/g)?.includes(spot.text));

/* The spots of a line that stand for what a move makes of it: cells, the cards that it names, or the first one. */
function changed(line, after, words) {
    const all = line.spots;
    const rest = after?.spots.map(spot => spot.text) ?? [];
    if (line.isBoard) { /* a smaller board has lost free cells alone */
        return all.slice(0, line.cells).filter((spot, i) => spot.text !== (i < (after?.cells ?? 0) ? rest[i] : '.'));
    }
    let head = 0, tail = 0;
    while (head < all.length && all[head].text === rest[head]) {
        head++;
    }
    while (tail < Math.min(all.length, rest.length) - head && all.at(-1 - tail).text === rest.at(-1 - tail)) {
        tail++;
    }
    const gone = all.slice(head, all.length - tail).filter(spot => /[\p{L}\d]/u.test(spot.text));
    const cards = rest.length < all.length && gone[0]?.text !== 'o' ? named(gone, words) : [];
    return cards.length > 0 ? cards : gone.length > 0 ? gone.slice(0, 1) : all.slice(0, head < rest.length ? 1 : 0);
}

/* Gives each move its spots. A last line that no move changes has labels, which the words of the moves name. */
function findSpots(lines, moves) {
    const labels = lines.at(-1);
    const labelled = labels.label === '' && moves.every(move => move.after.at(-1).text === labels.text);
    const alike = {};
    for (const move of moves) {
        const after = key => move.after.find(line => line.key === key);
        const some = labelled ? [named(labels.spots, move.words)]
            : move.wins ? [] : lines.map(line => changed(line, after(line.key), move.words));
        move.spots = some.filter(spots => spots.length > 0).slice(0, 2).flat().map(spot => spot.id); /* from, to */
        (alike[move.spots] ??= []).push(move);
    }
    const most = Math.min(MOST_ALIKE, Math.max(moves.length - 1, 1));
    if (Object.entries(alike).some(([spots, some]) => spots !== '' && some.length > most)) {
        moves.forEach(move => move.spots = []);
    }
}

/* Where each move changes one number alone: of the spot of each number, a map from what it becomes to the move. */
function findScales(lines, moves) {
    const before = lines.flatMap(line => line.spots);
    const scales = new Map();
    for (const move of moves) {
        const after = move.after.flatMap(line => line.spots);
        const [spot, ...more] = before.filter((spot, i) => spot.text !== after[i]?.text);
        const to = after[before.indexOf(spot)]?.text;
        const scale = scales.get(spot?.id) ?? new Map();
        const isNumber = /^\d+,\d+$/.test([spot?.text, to]);
        if (!isNumber || more.length > 0 || after.length !== before.length || scale.has(+to)) {
            return new Map();
        }
        scales.set(spot.id, scale.set(+to, move));
    }
    return scales;
}

/* ---- play ---- */

function playBox(box) {
    const [start, says, stage, list, turn, log] = ['start', 'says', 'stage', 'moves', 'turn', 'log']
        .map(name => box.querySelector(`.${name}`));
    let position, lines, clock; /* of the game: where it began, what was typed, and when it began */
    let total, moves, chosen;   /* of the turn: how many moves there are, those that were told, the spots clicked */

    async function say(line) {
        const hadFocus = [stage, list].some(part => part.contains(document.activeElement));
        const input = [...lines, line].join('\n') + '\n';
        const reply = await ask(says, {mode: 'play', words: position, input, clock, columns: 1000});
        if (reply) {
            lines.push(line);
            show(reply);
        }
        if (hadFocus) {
            (box.querySelector('.stage button, .moves summary') ?? start.querySelector('button')).focus();
        }
    }

    const moveButton = (move, text = move.words) => button(text, move.words, () => say(move.words));

    function showList(some, open) {
        const title = some.length < moves.length ? T('Moves there') : T('All {} moves', total);
        const rest = some.length < total ? ' ...' : '';
        list.replaceChildren(some.length === 0 ? '' : element('details', {open}, element('summary', {}, title),
            element('div', {className: 'buttons'}, ...some.map(move => moveButton(move)), rest)));
    }

    /* A click leaves the moves that belong to all spots clicked. The last one is made. */
    function choose(spot) {
        const fitting = () => moves.filter(move => move.spots.length && chosen.every(id => move.spots.includes(id)));
        chosen = chosen.includes(spot) ? chosen.filter(id => id !== spot) : [...chosen, spot];
        chosen = fitting().length > 0 ? chosen : [spot];
        const left = fitting().sort((a, b) => a.spots.length - b.spots.length);
        if (left.length === 1) {
            say(left[0].words);
            return;
        }
        for (const shown of stage.querySelectorAll('[data-spot]')) {
            const id = shown.dataset.spot;
            shown.ariaPressed = String(chosen.includes(id));
            shown.classList.toggle('next', chosen.length > 0 && left.some(move => move.spots.includes(id)));
        }
        showList(chosen.length > 0 ? left : moves, true);
    }

    function pictureOfSpot(spot, where) {
        const mine = moves.filter(move => move.spots.includes(spot.id));
        const look = spot.text === 'o' ? 'stone' : where ? 'cell' : '';
        if (mine.length === 0) {
            return look ? element('span', {className: look}, spot.text) : spot.text;
        }
        const label = where + (mine.length === 1 ? mine[0].words : T('{}, {} moves', spot.text, mine.length));
        const made = button(spot.text, label, () => choose(spot.id), look);
        made.dataset.spot = spot.id;
        return made;
    }

    function pictureOfScale(now, scale) {
        const some = [now, ...scale.keys()].sort((a, b) => a - b);
        const span = some.at(-1) - some[0];
        const shown = span > LARGEST_SCALE ? some : Array.from({length: span + 1}, (_, i) => some[0] + i);
        return element('div', {className: 'scale'}, ...shown.map(number => scale.has(number)
            ? moveButton(scale.get(number), number) : element(number === now ? 'strong' : 'span', {}, number)));
    }

    function draw(words) {
        const all = linesOf(words);
        const scales = findScales(all, moves);
        findSpots(all, scales.size > 0 ? [] : moves);
        stage.replaceChildren(...all.flatMap((line, row) => {
            let end = 0;
            const picture = element('div', {className: line.isBoard ? 'line board' : 'line'});
            line.spots.forEach((spot, i) => {
                const where = line.isBoard && i < line.cells ? T('row {}, column {}', row + 1, i + 1) + ': ' : '';
                picture.append(line.text.slice(end, spot.at), pictureOfSpot(spot, where));
                end = spot.at + spot.text.length;
            });
            picture.append(line.text.slice(end));
            const scaled = line.spots.filter(spot => scales.has(spot.id));
            return [picture, ...scaled.map(spot => pictureOfScale(+spot.text, scales.get(spot.id)))];
        }));
        const clickable = scales.size > 0 || moves.every(move => move.spots.length > 0);
        showList(moves, !clickable || moves.length <= LIST_OPEN_TO);
    }

    function show(reply) {
        const wrong = complaint(reply);
        const out = reply.out.replace(/Your move: \nThe input has ended.*\n$/, '');
        const [words, count, ...told] = [...out.matchAll(/\x01([^\x04]*)\x04/g)].at(-1)?.[1].split('\x02') ?? [''];
        const newest = out.split(/^Your move: .*\n/m).at(-1)
            .replace(/\x01[^\x04]*\x04|Do you want.*\n|; help tells all/g, '');
        const isOver = wrong !== '' || /^The end/m.test(newest);
        says.replaceChildren(...(wrong || newest).trim().split('\n').map(line => element('p', {}, line)));
        log.textContent = out.replace(/\x02[^\x04]*\x04|\x01/g, '');
        log.parentElement.hidden = wrong !== '';
        turn.hidden = isOver;
        total = isOver ? 0 : +count;
        moves = isOver ? [] : told.map(move => move.split('\x03'))
            .map(([words, after]) => ({words, after: linesOf(after), wins: after === '', spots: []}));
        chosen = [];
        draw(wrong ? '' : words);
    }

    start.addEventListener('submit', event => {
        event.preventDefault();
        [position, lines, clock] = [start.elements.words.value, [], Math.floor(Date.now() / 1000)];
        say(event.submitter?.value || 'yes');
    });
    turn.addEventListener('submit', event => {
        event.preventDefault();
        say(event.submitter?.value || turn.elements.line.value);
        turn.elements.line.value = '';
    });
}

/* ---- explain and answer ---- */

function questionBox(box) {
    const [form, says, log] = ['form', '.says', '.log'].map(name => box.querySelector(name));
    form.addEventListener('submit', async event => {
        event.preventDefault();
        log.hidden = true;
        says.textContent = '';
        const {words, input} = form.elements;
        const reply = await ask(says, {mode: box.id, words: words?.value, input: input?.value.replace(/\n?$/, '\n')});
        if (reply) {
            says.textContent = complaint(reply) || T('Done:');
            log.textContent = reply.out;
            log.hidden = reply.status !== 0;
        }
    });
}

if (typeof WebAssembly === 'object') {
    document.querySelector('.off').hidden = true;
    document.querySelectorAll('.on').forEach(part => part.hidden = false);
    playBox(document.getElementById('play'));
    ['explain', 'answer'].forEach(id => questionBox(document.getElementById(id)));
    /* a link such as index.html?n=3+4+5#explain asks at once */
    const asked = new URLSearchParams(location.search).get('n');
    const field = document.getElementById(location.hash.slice(1))?.querySelector('[name=words]');
    if (asked && field) {
        field.value = asked;
        field.form.requestSubmit();
    }
}
