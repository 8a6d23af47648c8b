/* The text of a program in C or C++, made such that it means here what it means on a judge, where long, size_t and
   pointers have 64 bits: long becomes long long, and so do the functions, formats and constants of long. A long double,
   which has more digits here than there, becomes a double, which has fewer. Lines stay the same. */
'use strict';

/* Comments, strings, characters, numbers, words, blanks; else a sign. */
const TOKENS = RegExp([/\/\/(?:[^\n\\]|\\[^])*/, /\/\*[^]*?\*\//, /R"([^(\s]*)\([^]*?\)\1"/, /"(?:[^"\\\n]|\\[^])*"/,
    /'(?:[^'\\\n]|\\[^])*'/, /\.?\d(?:[eEpP][+-]|'?[\w.])*/, /\w+/, /\s+/, /[^]/].map(({source}) => source).join('|'), 'g');
const IS_SPACE = /^(\s|\/\/|\/\*)/;
const INTEGER = /^(0[xX][\da-fA-F']+|[\d']+|0[bB][01']+)(u?l|lu)$/i;
const FRACTION = /^\.?\d[^xXlL]*[lL]$/;
const OF_LONG = {
    atol: 'atoll', strtol: 'strtoll', strtoul: 'strtoull', labs: 'llabs', ldiv: 'lldiv', ldiv_t: 'lldiv_t',
    stol: 'stoll', stoul: 'stoull', lround: 'llround', lrint: 'llrint',
    LONG_MAX: 'LLONG_MAX', LONG_MIN: 'LLONG_MIN', ULONG_MAX: 'ULLONG_MAX',
};
const OF_SIZE = {
    size_t: 'unsigned long long', uintptr_t: 'unsigned long long', ssize_t: 'long long', ptrdiff_t: 'long long',
    intptr_t: 'long long', SIZE_MAX: 'ULLONG_MAX', int_fast16_t: 'long long', int_fast32_t: 'long long',
    uint_fast16_t: 'unsigned long long', uint_fast32_t: 'unsigned long long',
};
const STD_SIZE = RegExp(`\\bstd\\s*::\\s*(?=(?:${Object.keys(OF_SIZE).join('|')})\\b)`, 'g');
const BUILTIN = /^(__builtin_(?:popcount|c[lt]z|ffs|parity|clrsb|[su](?:add|sub|mul))l)(_overflow)?$/;
const MATHS = RegExp('^(?:sqrt|cbrt|pow|exp2?|expm1|log(?:2|10|1p)?|fabs|floor|ceil|round|trunc|nearbyint|rint|fmod|hypot|'
    + 'a?(?:sin|cos|tan)h?|atan2|fm(?:ax|in)|ldexp|frexp|modf)l$');
const IN_FORMAT = /%([-+ #0'*]*[\d*]*(?:\.[\d*]*)?)(?:([lzt])(?=[diuoxXn])|(L)(?=[eEfFgGaA]))/g;

/* Gives {text, narrow}: what stays as it is here, of 'long', 'size', 'long double'. `double`: that becomes one. */
function widened(source, {long, size, double = long}) {
    const tokens = source.replace(size ? STD_SIZE : /(?!)/, '').match(TOKENS) ?? [];
    const narrow = new Set();
    const near = (i, step) => {
        do {
            i += step;
        } while (tokens[i] && IS_SPACE.test(tokens[i]));
        return tokens[i];
    };
    const ofLong = (token, i) => {
        narrow.add('long');
        const [before, after] = [near(i, -1), near(i, 1)];
        const isDouble = after === 'double' || before === 'double';
        isDouble && narrow.add('long double');
        return isDouble && double ? '' : isDouble || !long || before === 'long' || after === 'long' ? token
            : 'long long';
    };
    const letter = (whole, flags, integer, fraction) => {
        const kind = fraction ? 'long double' : integer === 'l' ? 'long' : 'size';
        narrow.add(kind);
        return !{long, size, 'long double': double}[kind] ? whole : `%${flags}${fraction ? 'l' : 'll'}`;
    };
    const change = (token, i) => {
        if (token === 'long') {
            return ofLong(token, i);
        } else if (Object.hasOwn(OF_SIZE, token)) {
            narrow.add('size');
            return size ? OF_SIZE[token] : token;
        } else if (Object.hasOwn(OF_LONG, token) || BUILTIN.test(token) || INTEGER.test(token)) {
            narrow.add('long');
            return !long ? token : OF_LONG[token] ?? token.replace(BUILTIN, '$1l$2').replace(/^(\d.*?)([lL])/, '$1$2$2');
        } else if (MATHS.test(token) || FRACTION.test(token)) {
            narrow.add('long double');
            return !double ? token : token.slice(0, -1);
        }
        return /^R?"/.test(token) ? token.replace(IN_FORMAT, letter) : token;
    };
    const text = tokens.map(change).join('');
    long && narrow.delete('long');
    size && narrow.delete('size');
    return {text, narrow: [...narrow]};
}

globalThis.widened = widened; /* for node */
