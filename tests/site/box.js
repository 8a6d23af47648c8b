/*
 * The boxes of a problem's page: play, explain, answer. The rules of the game, compiled to WebAssembly, run in a worker
 * (wasi.js). A game is run anew after each move, with all lines so far as its input: the clock is held, so it is the same
 * game. What it prints is shown; of the position that it tells as JSON (games.c) a picture is made that can be clicked.
 */
'use strict';

const LARGEST_HEAP = 60; /* of which each stone is drawn */
const LIST_OPEN_TO = 8;  /* so many moves are a list that stands open in any case */

function element(tag, properties = {}, ...children) {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
}

/* ---- the worker ---- */

let worker = null;
let waiting = null; /* what to call with the answer to the question that runs */

function load() {
    return new Promise((resolve, reject) => {
        if (typeof MODULE === 'string') {
            resolve();
        } else {
            document.head.append(element('script', {src: ROOT + 'site/module.js', onload: resolve, onerror: reject}));
        }
    });
}

function giveUp() {
    if (waiting) {
        worker.terminate();
        worker = null;
        waiting(null);
        waiting = null;
    }
}

/* Asks the rules; `says` shows that it takes long. Returns null when it was given up. Another question ends it. */
async function ask(says, question) {
    giveUp();
    await load();
    if (!worker) {
        worker = new Worker(URL.createObjectURL(new Blob([WORKER], {type: 'text/javascript'})));
        worker.postMessage({module: MODULE});
    }
    const begun = Date.now();
    const clock = element('span');
    const timer = setInterval(() => {
        if (!clock.isConnected) {
            says.replaceChildren('Working ... ', clock, ' ', element('button', {type: 'button', textContent: 'Give up', onclick: giveUp}));
        }
        clock.textContent = `${Math.round((Date.now() - begun) / 1000)} s`;
    }, 700);
    const reply = await new Promise(resolve => {
        waiting = resolve;
        worker.onmessage = ({data}) => resolve(data);
        worker.onerror = event => resolve({status: event.message, out: '', err: ''});
        worker.postMessage(question);
    });
    clearInterval(timer);
    if (reply) {
        waiting = null;
    } else {
        says.replaceChildren('Given up.');
    }
    return reply;
}

/* In words, what went wrong; else ''. */
function complaint({status, err}, command) {
    if (typeof status === 'string' || /out of memory/.test(err)) {
        return `This is too large for a browser. On a computer, ${command} can do more.`;
    }
    return status === 0 ? '' : err.replace(/^[a-z0-9-]+: /, '');
}

/* ---- what can be clicked in a position that is a text ----
 *
 * A spot is a word, number or sign of the text, and a move belongs to the spots that it changes: one cell, or the cells
 * from and to which a piece goes. Several ways to look are tried; the first that tells all moves apart is taken.
 */

const signs = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const spotsIn = text => text.replace(/\n$/, '').split('\n').map((line, at) =>
    [...line.matchAll(signs)].map(match => ({id: `${at}.${match.index}`, line: at, from: match.index, text: match[0]})));

/* How many signs, one blank apart, begin every line. */
function boardWidth(lines) {
    const leading = line => {
        const end = line.findIndex((spot, i) => spot.text.length !== 1 || spot.from !== line[0].from + 2 * i);
        return end < 0 ? line.length : end;
    };
    return Math.min(...lines.map(leading));
}

/* Rows of single signs: the cells that differ. A smaller board has lost free cells alone. */
function cells(before, after) {
    const width = boardWidth(before);
    const widthAfter = boardWidth(after);
    const sign = (line, i) => line < after.length && i < widthAfter ? after[line][i].text : '.';
    return before.length > 1 && width > 1 &&
        before.flatMap(line => line.slice(0, width).filter((spot, i) => spot.text !== sign(spot.line, i)));
}

/* One row: what is changed or gone. Of what is taken at an end, the one farthest from it stands for all. */
function row(before, after, words) {
    const [all, rest] = [before[0], after[0].map(spot => spot.text)];
    const same = (limit, fits) => {
        let length = 0;
        while (length < limit && fits(length)) {
            length++;
        }
        return length;
    };
    const shorter = Math.min(all.length, rest.length);
    const tail = most => same(most, i => all[all.length - 1 - i].text === rest[rest.length - 1 - i]);
    const head = same(shorter, i => all[i].text === rest[i]);
    if (before.length > 1 || rest.length > all.length) {
        return false;
    } else if (rest.length < all.length && tail(shorter) === rest.length) {
        return [all[all.length - rest.length - 1]];
    } else if (rest.length < all.length && head === rest.length) {
        return [all[head]];
    }
    const changed = all.slice(head, all.length - tail(shorter - head));
    const named = changed.filter(spot => words.match(/\d+/g)?.includes(spot.text));
    return named.length > 0 ? named : changed;
}

/* Lines of a picture: those that differ, by their first sign. */
function lines(before, after) {
    const inWords = line => line.map(spot => spot.text).join(' ');
    return before.length === after.length &&
        before.filter((line, i) => inWords(line) !== inWords(after[i])).map(line => line[0]).filter(Boolean);
}

/* The last line holds names that no move changes: those of them that the words of a move name. */
function labels(before, after, words) {
    const names = before.at(-1);
    const named = names.filter(spot => words.match(/\d+/g)?.includes(spot.text));
    return names.map(spot => spot.text).join() === after.at(-1).map(spot => spot.text).join() && named;
}

/* The spots of each move, as a map from a move to ids; empty where no way to look tells the moves apart. */
function spotsOf(text, moves) {
    const before = spotsIn(text);
    const drawn = moves.filter(move => move.text !== undefined);
    for (const way of [cells, row, lines, labels]) {
        const found = drawn.map(move => way(before, spotsIn(move.text), move.words));
        if (drawn.length === 0 || found.includes(false)) {
            continue;
        }
        const everywhere = spot => drawn.length > 1 && found.every(spots => spots.some(other => other.id === spot.id));
        const ids = found.map(spots => spots.filter(spot => !everywhere(spot)).map(spot => spot.id));
        const results = new Map(ids.map((list, i) => [list.join(), drawn[i].text]));
        if (ids.every((list, i) => list.length > 0 && results.get(list.join()) === drawn[i].text)) {
            return new Map(drawn.map((move, i) => [move, ids[i]]));
        }
    }
    return new Map();
}

/* ---- the picture ---- */

/* A text with buttons for its spots. A click leaves the moves that belong to all spots clicked; the last one is made. */
function pictureOfText(text, moves, game) {
    const spots = spotsOf(text, moves);
    const picture = element('pre', {className: 'picture'});
    const buttons = new Map();
    let chosen = [];
    const fitting = ids => [...spots.keys()].filter(move => ids.every(id => spots.get(move).includes(id)));
    const choose = id => {
        chosen = chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id];
        chosen = fitting(chosen).length > 0 ? chosen : [id];
        const left = fitting(chosen);
        if (left.length === 1) {
            game.say(left[0].words);
            return;
        }
        for (const [other, button] of buttons) {
            button.ariaPressed = String(chosen.includes(other));
            button.classList.toggle('next', chosen.length > 0 && left.some(move => spots.get(move).includes(other)));
        }
        const exact = left.filter(move => spots.get(move).length === chosen.length);
        game.list(chosen.length > 0 ? [...exact, ...left.filter(move => !exact.includes(move))] : null);
    };
    const all = spotsIn(text);
    const isBoard = all.length > 1 && boardWidth(all) > 1;
    text.replace(/\n$/, '').split('\n').forEach((line, at) => {
        let end = 0;
        picture.append(at > 0 ? '\n' : '');
        for (const spot of all[at]) {
            const mine = fitting([spot.id]);
            picture.append(line.slice(end, spot.from));
            end = spot.from + spot.text.length;
            if (mine.length > 0) {
                const where = isBoard ? `row ${at + 1}, column ${all[at].indexOf(spot) + 1}: ` : '';
                const label = where + (mine.length === 1 ? mine[0].words : `${spot.text}, ${mine.length} moves`);
                buttons.set(spot.id, element('button', {type: 'button', textContent: spot.text, ariaLabel: label, title: label,
                    ariaPressed: 'false', onclick: () => choose(spot.id)}));
                picture.append(buttons.get(spot.id));
            } else {
                picture.append(isBoard && all[at].indexOf(spot) < boardWidth(all) ? element('span', {className: 'cell'}, spot.text) : spot.text);
            }
        }
        picture.append(line.slice(end));
    });
    return [picture, new Set(spots.keys())];
}

/* A heap: a stone takes itself and all behind it, a gap splits there. */
function pictureOfHeap({stones, unit}, moves, game) {
    const picture = element('div', {className: 'heap'});
    const covered = new Set();
    const button = (move, className) => {
        covered.add(move);
        return element('button', {type: 'button', className, ariaLabel: move.words, title: move.words, onclick: () => game.say(move.words)});
    };
    for (let i = 0; i < stones && stones <= LARGEST_HEAP && unit !== ''; i++) {
        const split = i > 0 && moves.find(move => move.other >= 0 && move.leaves + move.other === stones && [move.leaves, move.other].includes(i));
        const take = moves.find(move => move.leaves === i && move.other === -1);
        picture.append(split ? button(split, 'gap') : '', take ? button(take, 'stone') : element('span', {className: 'stone'}));
    }
    const name = unit.slice(unit.indexOf(' ') + 1);
    picture.append(element('span', {className: 'note'}, ` ${stones} ${stones === 1 ? name.replace(/s$/, '') : name}`));
    return [picture, covered];
}

/* Shows a position; returns the moves that can be clicked in it. */
function draw(stage, state, moves, game) {
    const covered = new Set();
    const add = ([picture, some], before) => {
        some.forEach(move => covered.add(move));
        stage.append(element('div', {className: 'part'}, before, picture));
    };
    stage.replaceChildren();
    if (state.drawing !== '') {
        add(pictureOfText(state.drawing, moves, game), '');
    }
    state.parts.forEach((part, i) => {
        const before = state.parts.length > 1 ? `${i + 1}: ` : '';
        const here = moves.filter(move => move.part === i);
        const times = part.count > 1 ? ` × ${part.count}` : '';
        if (part.text === undefined) {
            add(pictureOfHeap(part, here, game), before);
        } else if (state.drawing === '') {
            add(pictureOfText(part.text, here, game), before);
        } else if (state.parts.length > 1) {
            stage.append(element('div', {className: 'note'}, before + part.text + times));
        }
    });
    if (state.points) {
        stage.append(element('div', {className: 'note'}, `Score: ${state.points[0]} to ${state.points[1]}`));
    }
    return covered;
}

/* ---- play ---- */

function playBox(box) {
    const [says, stage, list, turn, log] = ['.says', '.stage', '.moves', '.turn', '.log'].map(name => box.querySelector(name));
    const start = box.querySelector('.start');
    let words = '', lines = [], clock = 0, state = null;

    const moveButtons = moves => element('div', {className: 'buttons'}, ...moves.map(move =>
        element('button', {type: 'button', textContent: move.words, onclick: () => game.say(move.words)})));

    /* The list of all moves, or of those that were chosen in the picture. */
    function showList(chosen, covered) {
        const moves = chosen || state.moves;
        const open = chosen || moves.some(move => !covered.has(move)) || moves.length <= LIST_OPEN_TO;
        const more = state.all > state.moves.length && !chosen ? element('p', {className: 'note'}, `and ${state.all - moves.length} more: type one`) : '';
        list.replaceChildren(moves.length === 0 ? '' : open ? element('div', {}, chosen ? 'These moves: ' : '', moveButtons(moves), more)
            : element('details', {}, element('summary', {}, `All ${state.all} moves as a list`), moveButtons(moves), more));
    }

    const game = {
        list: null,
        async say(line) {
            const had = stage.contains(document.activeElement) || list.contains(document.activeElement);
            lines.push(line);
            const reply = await ask(says, {name: box.dataset.game, mode: 'stage', words, clock, input: lines.join('\n') + '\n'});
            if (!reply) {
                lines.pop();
                return;
            }
            show(reply);
            if (had) {
                (stage.querySelector('button') || list.querySelector('button, summary') || start.querySelector('button')).focus();
            }
        },
    };

    function show(reply) {
        const wrong = complaint(reply, `make play P=${box.dataset.game} N="${words}"`);
        const out = reply.out.replace(/Your move: \nThe input has ended, and so does the game\.\n$/, '');
        const told = [...out.matchAll(/\x01[^\x02]*\x02([^\x03]*)\x03/g)].at(-1);
        const newest = out.split(/^Your move: .*\n/m).at(-1).replace(/\x01[^\x03]*\x03/g, '').replace(/^Do you want.*\n|; help tells all/gm, '');
        const over = /^The end/m.test(newest) || wrong !== '' || !told;
        says.replaceChildren(...(wrong || newest).trim().split(/\n(?! )/).map(line => element('p', {}, line)));
        turn.hidden = over;
        log.parentElement.hidden = wrong !== '';
        log.textContent = out.replace(/\x02[^\x03]*\x03|\x01/g, '');
        stage.replaceChildren();
        list.replaceChildren();
        if (told && wrong === '') {
            state = JSON.parse(told[1]);
            state.moves = over ? [] : state.moves;
            const covered = draw(stage, state, state.moves, game);
            game.list = chosen => showList(chosen, covered);
            game.list(null);
        }
    }

    start.addEventListener('submit', event => {
        event.preventDefault();
        words = start.elements.words.value;
        lines = [];
        clock = Math.floor(Date.now() / 1000);
        game.say(event.submitter?.value || 'yes');
    });
    turn.addEventListener('submit', event => {
        event.preventDefault();
        if (turn.elements.line.value.trim() !== '') {
            game.say(turn.elements.line.value.trim());
            turn.elements.line.value = '';
        }
    });
    turn.querySelectorAll('[type=button]').forEach(button => button.addEventListener('click', () => game.say(button.value)));
}

/* ---- explain and answer ---- */

function questionBox(box, questionOf) {
    const [form, says, log] = ['form', '.says', '.log'].map(name => box.querySelector(name));
    form.addEventListener('submit', async event => {
        event.preventDefault();
        log.hidden = true;
        says.textContent = '';
        const question = questionOf(form.elements);
        const reply = await ask(says, {name: box.dataset.game, ...question});
        if (reply) {
            const wrong = complaint(reply, `the program of the rules, build/rules/${box.dataset.game} ${question.mode},`);
            says.textContent = wrong || 'Done:';
            log.textContent = reply.out;
            log.hidden = wrong !== '';
        }
    });
}

const boxes = ['play', 'explain', 'answer'].map(id => document.getElementById(id));
if (typeof WebAssembly === 'object' && typeof Worker === 'function') {
    for (const box of boxes) {
        box.querySelector('.off').hidden = true;
        box.querySelector('.on').hidden = false;
    }
    playBox(boxes[0]);
    questionBox(boxes[1], ({words}) => ({mode: 'explain', words: words.value}));
    questionBox(boxes[2], ({input}) => ({mode: 'answer', input: input.value.replace(/\n?$/, '\n')}));
}

/* A link such as index.html?n=3+4+5#explain asks at once. */
const asked = new URLSearchParams(location.search).get('n');
const box = boxes.find(one => '#' + one.id === location.hash);
if (asked !== null && box && box.id !== 'answer') {
    box.querySelector('[name=words]').value = asked;
    box.querySelector('form').requestSubmit();
}
