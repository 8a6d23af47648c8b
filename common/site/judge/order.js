/* The text of a program in C or C++ in which the arguments of a call are computed from the last to the first, which is as
   right as from the first to the last: clang does this, gcc that. Only calls are changed two arguments of which call
   functions of the program, read, or count up: the others are kept in a stack before the first one is computed. */
'use strict';

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
const NO_CALL = /^(?:if|for|while|switch|return|sizeof|catch|defined|decltype|alignof)$/;
const READS = /^(?:getchar|getchar_unlocked|getc|fgetc|scanf|fscanf|getline|rand|read|cin)$/;
/* What gives the same for both orders of two values. */
const SYMMETRIC = /^(?:max|min|fmax|fmin|gcd|__gcd|lcm|abs)$/;
const [OPENS, CLOSES] = ['([{', ')]}'];

function reversed(source, file) {
    const tokens = source.match(TOKENS) ?? [];
    const isWord = token => /^[A-Za-z_]\w*$/.test(token ?? '');
    const next = i => {
        do {
            i++;
        } while (tokens[i] && IS_SPACE.test(tokens[i]));
        return i;
    };
    const before = i => {
        do {
            i--;
        } while (tokens[i] && IS_SPACE.test(tokens[i]));
        return tokens[i];
    };
    const closeOf = open => {
        for (let i = open, depth = 0; i < tokens.length; i++) {
            depth += OPENS.includes(tokens[i]) - CLOSES.includes(tokens[i]);
            if (depth === 0) {
                return i;
            }
        }
        return -1;
    };
    /* Functions of the program: NAME(...) { or #define NAME(...) */
    const own = new Set(tokens.filter((token, i) => {
        const close = isWord(token) && !NO_CALL.test(token) && tokens[next(i)] === '(' ? closeOf(next(i)) : -1;
        return close > 0 && (tokens[next(close)] === '{' || before(i) === 'define');
    }));
    /* ... and variables that hold one: NAME = [...] */
    tokens.forEach((token, i) => isWord(token) && tokens[next(i)] === '=' && tokens[next(next(i))] === '[' && own.add(token));
    let isChanged = false;
    const hasEffect = (from, to) => {
        for (let i = from; i < to; i++) {
            if (own.has(tokens[i]) && tokens[next(i)] === '(' || READS.test(tokens[i])
                || /^[+-]$/.test(tokens[i]) && tokens[i + 1] === tokens[i]) {
                return true;
            }
        }
        return false;
    };
    /* The text of some tokens, its calls changed. */
    const textOf = (from, to) => {
        let text = '';
        for (let i = from; i < to; i++) {
            text += tokens[i];
            const close = tokens[i] === '(' ? closeOf(i) : -1;
            if (close < 0 || close > to) {
                continue;
            }
            const name = before(i);
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
            if (i === to || depth === 0 && tokens[i] === ',') {
                parts.push([start, i]);
                start = i + 1;
            }
            depth += OPENS.includes(tokens[i]) - CLOSES.includes(tokens[i]);
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
    const text = textOf(0, tokens.length);
    return isChanged ? `${file === 'Main.c' ? IN_C : IN_CPP}#line 1\n${text}` : null;
}

globalThis.reversed = reversed; /* for node */
