/* What a program begins with where it is a function: what LeetCode's own editor has then; and the form of a program that
   is pasted. */

const TYPES = { /* by language: of an argument, of a result, of a list */
    c: {bool: 'bool', int: 'int', long: 'long long', double: 'double', string: 'char*'},
    cpp: {bool: 'bool', int: 'int', long: 'long long', double: 'double', string: 'string'},
    python: {bool: 'bool', int: 'int', long: 'int', double: 'float', string: 'str'},
    javascript: {bool: 'boolean', int: 'number', long: 'number', double: 'number', string: 'string'},
};

/* "int[][]" is {base: 'int', depth: 2}. */
const partsOf = type => ({base: type.replace(/\[\]/g, ''), depth: type.split('[]').length - 1});
const around = (type, depth, list) => depth > 0 ? around(list(type), depth - 1, list) : type;
const typeIn = (family, type, list) => {
    const {base, depth} = partsOf(type);
    return around(TYPES[family][base], depth, list);
};

/* {result, name, args: [[type, name], ...]} of a signature such as "bool canWin(string state)". */
function read(signature) {
    const [, result, name, args] = signature.match(/^(\S+) (\w+)\((.*)\)$/);
    return {result, name, args: args.split(', ').map(one => one.split(' '))};
}

const WRITERS = {
    c({result, name, args}) {
        const star = type => `${type}*`;
        const one = ([type, called]) => [`${typeIn('c', type, star)} ${called}`,
            ...partsOf(type).depth > 0 ? [`int ${called}Size`] : [],
            ...partsOf(type).depth > 1 ? [`int* ${called}ColSize`] : []];
        return `${typeIn('c', result, star)} ${name}(${args.flatMap(one).join(', ')}) {\n    \n}\n`;
    },
    cpp({result, name, args}) {
        const list = type => `vector<${type}>`;
        const one = ([type, called]) =>
            `${typeIn('cpp', type, list)}${partsOf(type).depth > 0 ? '&' : ''} ${called}`;
        return `class Solution {\npublic:\n    ${typeIn('cpp', result, list)} ${name}(${args.map(one).join(', ')
        }) {\n        \n    }\n};\n`;
    },
    python({result, name, args}) {
        const list = type => `List[${type}]`;
        const all = ['self', ...args.map(([type, called]) => `${called}: ${typeIn('python', type, list)}`)];
        return `class Solution:\n    def ${name}(${all.join(', ')}) -> ${typeIn('python', result, list)}:\n        \n`;
    },
    javascript({result, name, args}) {
        const list = type => `${type}[]`;
        const told = args.map(([type, called]) => ` * @param {${typeIn('javascript', type, list)}} ${called}\n`);
        return `/**\n${told.join('')} * @return {${typeIn('javascript', result, list)}}\n */\nvar ${name} = function(${
            args.map(([, called]) => called).join(', ')}) {\n    \n};\n`;
    },
};

export const stubOf = (signature, family) => WRITERS[family](read(signature));

/* Whether a program is this function, and not one that reads and writes (common/judge/functions.c). */
export const isCall = (source, signature) => RegExp(`\\b${read(signature).name}\\b`).test(source)
    && !/\b(?:main|Main|stdin|input|readFileSync|STDIN)\b/.test(source);
