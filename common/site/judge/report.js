/* The report of the judge in the language of the page. Its words come from the judge's C (common/judge/report.c,
   compare.c) and from the scripts here; what a program, its compiler or an input has said stays as it is. A module. */
const T = String; /* marks what panel.js says in the language of the page */

const SENTENCES = [
    T('case {}: {}'), T('first {}: case {}'), T('a sample fails: {}, {}'), T('verdicts: {}'), T('the rules: {}'),
    T('input:'), T('input: empty'), T('output:'), T('output: empty'), T('one right answer:'), T('the judge (>) and the program (<):'), T('the compiler says:'),
    T('line {}: got {}, wanted {}'), T('nothing'), T('{} line differs'), T('{} lines differ'),
    T('word {}: got {}, wanted {}'), T('{} word differs'), T('{} words differ'),
    T('only blanks and line breaks differ'), T('only upper and lower case differ'),
    T('only blanks, line breaks, and upper and lower case differ'),
    T('judges that compare words (Codeforces, AtCoder, ...) would accept this'),
    T('the output itself is right'), T('they cannot decide whether the output is right'), T('... {} more bytes'),
    T('stopped {}; {} case not tried'), T('stopped {}; {} cases not tried'),
    T('stopped {}; cases were still being made'), T('stopped {}'), T('by you'),
    T('after the first case that is not AC'), T('exit status {}'), T('{} ms, limit {} ms'), T('{} KB, limit {} KB'),
    T('more than {} KB of output'),
    T('an uncaught exception'), T('{}: not judged; run_all.sh can'), T('not judged: {}'),
].map(english => ({english, pattern: RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`)}));
const DETAILED = /^(.+) \((.*)\)$/; /* a reason, of runner.js or judge.js */
const OUTCOME = /^(AC|--|WA|OLE|MLE|TLE|RE|CE|JE), (.*)$/;

function escaped(text) {
    return text.replace(/[.()]/g, '\\$&');
}

/* `say` is T() of the page; WORDS are its words, none on an English page. */
function translated(words, say) {
    const sentence = !/^"/.test(words) && SENTENCES.find(({english, pattern}) => WORDS[english] && pattern.test(words));
    if (sentence) {
        return say(sentence.english, ...words.match(sentence.pattern).slice(1).map(part => translated(part, say)));
    }
    const [, verdict, more] = words.match(OUTCOME) ?? [];
    const [, reason, detail] = words.match(DETAILED) ?? [];
    return verdict ? `${verdict}, ${translated(more, say)}` : WORDS[reason] ? `${say(reason)} (${detail})`
        : WORDS[words] ? say(words) : words;
}

/* Lines that are further in than two blanks are not the judge's, but for a few. */
export const translatedReport = (report, say) => report.split('\n').map(line => {
    const [, indent, words] = line.match(/^( {0,2}(?! )| {4}(?=\.\.\. \d))(.*)$/) ?? [null, line, ''];
    return indent + translated(words, say);
}).join('\n');
