/* Variants of a program in C or C++: texts that are as right as its own, where C leaves something open. A program that is
   right in one and wrong in the other is not judged (judge.js). null: there is nothing to change. */
'use strict';

const NO_CALL = /^(?:if|for|while|switch|return|sizeof|catch|defined|decltype|alignof)$/;
const [OPENS, CLOSES] = ['([{', ')]}'];
const isWord = token => /^[A-Za-z_]\w*$/.test(token ?? '');

/* The tokens of a text (widen.js), with what surrounds one. */
class Tokens {
    constructor(source) {
        this.all = source.match(TOKENS) ?? [];
        this.own = new Set(this.all.filter((token, i) => {
            const close = isWord(token) && !NO_CALL.test(token) && this.all[this.next(i)] === '(' ? this.closeOf(this.next(i)) : -1;
            return close > 0 && (this.all[this.next(close)] === '{' || this.before(i) === 'define');
        }));
        this.all.forEach((token, i) => isWord(token) && this.all[this.next(i)] === '='
            && this.all[this.next(this.next(i))] === '[' && this.own.add(token));
    }

    own; /* functions of the program: NAME(...) {, or #define NAME(...), or NAME = [...] */

    next(i) {
        do {
            i++;
        } while (this.all[i] && IS_SPACE.test(this.all[i]));
        return i;
    }

    before(i) {
        do {
            i--;
        } while (this.all[i] && IS_SPACE.test(this.all[i]));
        return this.all[i];
    }

    closeOf(open) {
        for (let i = open, depth = 0; i < this.all.length; i++) {
            depth += OPENS.includes(this.all[i]) - CLOSES.includes(this.all[i]);
            if (depth === 0) {
                return i;
            }
        }
        return -1;
    }

    /* Whether a function of a library is called there: of no object, and not one that the program has itself. */
    calls(name, i) {
        return this.all[i] === name && this.all[this.next(i)] === '(' && !this.own.has(name) && !/^[.>]$/.test(this.before(i) ?? '');
    }

    hasCall = name => this.all.some((token, i) => this.calls(name, i));
}

/* The text that calls functions of ours, own_NAME, in place of those of a library. */
function renamed(tokens, names) {
    const text = tokens.all.map((token, i) => names.includes(token) && tokens.calls(token, i) ? `own_${token}` : token);
    return `#line 1\n${text.join('').replace(/\bstd\s*::\s*own_/g, 'own_')}`;
}

/* ---- arguments of a call are computed from the last to the first: gcc does this, clang not ---- */

/* Only calls are changed two arguments of which call functions of the program, read, or count up: the others are kept in
   a stack before the first one is computed. */
const IN_C = `static void *own_kept[1 << 16]; static int own_count;
#define OWN_KEEP(value) own_kept[own_count++] = __builtin_memcpy(__builtin_malloc(sizeof(value)), (__typeof__(value)[]){value}, sizeof(value))
#define OWN_TAKE(value) (*(__typeof__(value) *)own_kept[--own_count])
`;
const IN_CPP = `static void *own_kept[1 << 16]; static int own_count;
template <class T> struct own_type { typedef T plain; static void *keep(T &&x) { return new T(static_cast<T &&>(x)); } };
template <class T> struct own_type<T &> { typedef T plain; static void *keep(T &x) { return (void *)&x; } };
template <class T> void own_keep(T &&x) { own_kept[own_count++] = own_type<T>::keep(static_cast<T &&>(x)); }
template <class T> T &&own_take() { return static_cast<T &&>(*(typename own_type<T>::plain *)own_kept[--own_count]); }
#define OWN_KEEP(value) own_keep(value)
#define OWN_TAKE(value) own_take<decltype((value))>()
`;
const READS = /^(?:getchar|getchar_unlocked|getc|fgetc|scanf|fscanf|getline|rand|read|cin)$/;
/* What gives the same for both orders of two values. */
const SYMMETRIC = /^(?:max|min|fmax|fmin|gcd|__gcd|lcm|abs)$/;

function reversed(source, file) {
    const tokens = new Tokens(source);
    const {all, own} = tokens;
    let isChanged = false;
    const hasEffect = (from, to) => {
        for (let i = from; i < to; i++) {
            if (own.has(all[i]) && all[tokens.next(i)] === '(' || READS.test(all[i])
                || /^[+-]$/.test(all[i]) && all[i + 1] === all[i]) {
                return true;
            }
        }
        return false;
    };
    /* The text of some tokens, its calls changed. */
    const textOf = (from, to) => {
        let text = '';
        for (let i = from; i < to; i++) {
            text += all[i];
            const close = all[i] === '(' ? tokens.closeOf(i) : -1;
            if (close < 0 || close > to) {
                continue;
            }
            const name = tokens.before(i);
            const isCall = (isWord(name) && !NO_CALL.test(name) || name === '>') && !SYMMETRIC.test(name);
            text += (isCall ? argumentsOf(i + 1, close) : textOf(i + 1, close)) + ')';
            i = close;
        }
        return text;
    };
    const argumentsOf = (from, to) => {
        const parts = [];
        let start = from;
        for (let i = from, depth = 0; i <= to; i++) {
            if (i === to || depth === 0 && all[i] === ',') {
                parts.push([start, i]);
                start = i + 1;
            }
            depth += OPENS.includes(all[i]) - CLOSES.includes(all[i]);
        }
        const texts = parts.map(part => textOf(...part));
        const effects = parts.map((part, i) => i).filter(i => hasEffect(...parts[i]));
        if (effects.length > 1) {
            isChanged = true;
            const [first, ...later] = effects;
            texts[first] = `(${later.toReversed().map(i => `OWN_KEEP((${texts[i]})), `).join('')}${texts[first]})`;
            later.forEach(i => {
                texts[i] = ` OWN_TAKE((${texts[i]}))`;
            });
        }
        return texts.join(',');
    };
    const text = textOf(0, all.length);
    return isChanged ? `${file === 'Main.c' ? IN_C : IN_CPP}#line 1\n${text}` : null;
}

/* ---- functions that C libraries round in different ways are one step lower or higher ---- */

/* The others are the same code in glibc and musl, or exact. */
const ROUNDED = {x: ['cbrt', 'log10', 'log1p', 'expm1', 'tgamma', 'lgamma', 'sin', 'cos', 'tan', 'asin', 'acos', 'atan',
    'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'], 'x, y': ['hypot', 'atan2']};

function rounded(source, towards) {
    const tokens = new Tokens(source);
    const called = Object.entries(ROUNDED).flatMap(([values, names]) =>
        names.filter(name => tokens.hasCall(name)).map(name => [name, values]));
    const functions = called.map(([name, values]) => `static double own_${name}(double ${values.replace(' ', ' double ')}) {${
        ''} return nextafter(${name}(${values}), ${towards}); }\n`);
    return called.length > 0 ? `#include <math.h>\n${functions.join('')}${renamed(tokens, called.map(([name]) => name))}` : null;
}

/* ---- equal elements keep their order when they are sorted, as they do with glibc's qsort() ---- */

const STABLE = `#include <stdlib.h>
#include <string.h>
static void own_qsort(void *all, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    char *from = (char *)all, *more = (char *)malloc(count * size + 1);
    for (size_t run = 1; run < count; run *= 2) {
        for (size_t start = 0; start < count; start += 2 * run) {
            size_t i = start, middle = start + run < count ? start + run : count;
            size_t j = middle, end = middle + run < count ? middle + run : count;
            for (size_t to = start; to < end; to++) {
                size_t *next = i < middle && (j == end || compare(from + i * size, from + j * size) <= 0) ? &i : &j;
                memcpy(more + to * size, from + (*next)++ * size, size);
            }
        }
        memcpy(from, more, count * size);
    }
    free(more);
}
`;
const STABLE_OF_CPP = `#include <algorithm>
template <class... All> void own_sort(All... all) { std::stable_sort(all...); }
`;

function stable(source, file) {
    const tokens = new Tokens(source);
    const names = ['qsort', ...file === 'Main.cpp' ? ['sort'] : []].filter(tokens.hasCall);
    return names.length === 0 ? null : `${names.includes('qsort') ? STABLE : ''}${names.includes('sort') ? STABLE_OF_CPP : ''}${
        renamed(tokens, names)}`;
}

/* ---- rand() gives the numbers of glibc ---- */

const RANDOM = `#include <stdlib.h>
static unsigned own_random[34 + 310], own_at = 0;
static void own_srand(unsigned seed)
{
    int last = seed == 0 ? 1 : (int)seed;
    own_random[0] = (unsigned)last;
    for (int i = 1; i < 31; i++) {
        last = (int)(16807LL * (last % 127773) - 2836LL * (last / 127773));
        last += last < 0 ? 2147483647 : 0;
        own_random[i] = (unsigned)last;
    }
    for (int i = 31; i < 344; i++) {
        own_random[i] = i < 34 ? own_random[i - 31] : own_random[i - 31] + own_random[i - 3];
    }
    own_at = 344;
}
static int own_rand(void)
{
    if (own_at == 0) {
        own_srand(1);
    }
    unsigned *to = own_random + own_at % 344;
    *to = own_random[(own_at - 31) % 344] + own_random[(own_at - 3) % 344];
    own_at++;
    return (int)(*to >> 1);
}
`;

function random(source) {
    const tokens = new Tokens(source);
    return tokens.hasCall('rand') ? RANDOM + renamed(tokens, ['rand', 'srand']) : null;
}

const VARIANTS = {
    arguments: reversed, ties: stable, random,
    lower: source => rounded(source, '-INFINITY'), higher: source => rounded(source, 'INFINITY'),
};

globalThis.VARIANTS = VARIANTS; /* for node */
