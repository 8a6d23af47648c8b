/* What the search finds: the pages of INDEX that fit a question, the best first. */

/* Blanks, hyphens, underscores and case do not matter. A word is found from its beginning, an address without its
   scheme. */
function matcher(words) {
    const signs = [...words.replace(/[\s_-]/g, '')].map(sign => sign.replace(/[$()*+.?[\\\]^{|}]/, '\\$&'));
    return new RegExp((/^\w/.test(words) ? '(?<![a-z0-9])' : '') + (signs.join('[\\s_-]*') || '(?!)'), 'iu');
}

export function entriesFor(question) {
    const words = question.trim().replace(/^(\w+:\/\/)?(www\.)?|\/$/g, '')
        .normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').replaceAll('’', '\'');
    const whole = matcher(words);
    const each = words.split(/\s+/).map(matcher);
    const rank = ([title, page, adds, keys, text]) => {
        const all = `${title} ${adds} ${keys} ${text}`;
        return whole.test(title) ? 5 : whole.test(keys) ? 4 : whole.test(adds) ? 3
            : each.every(word => word.test(all)) ? 2 - all.search(each[0]) / 1e6 - /^course/.test(page) : 0;
    };
    const ranked = words === '' ? [] : INDEX.map(entry => ({entry, score: rank(entry)}));
    return ranked.filter(({score}) => score > 0).sort((a, b) => b.score - a.score).map(({entry}) => entry);
}
