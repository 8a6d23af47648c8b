/* What ESLint (tests/lint.sh) looks for in the scripts of the site: names that nobody defines, or uses, or that hide
   others. */
import globals from 'globals';

const rules = {
    'no-redeclare': 'error', 'no-shadow': 'error', 'no-undef': 'error', 'no-unused-vars': 'error',
    'prefer-const': 'error',
};
/* What start.js says, and the data that pages.py writes (README.md). */
const ours = ['ROOT', 'SITE', 'LANG', 'IS_SERVED', 'unpacked', 'earlyMachinery', 'WORDS', 'INDEX', 'POOL', 'CARDS', 'TRACES', 'MACHINERY',
    'WORKER', 'LIBRARIES'];

const modules = {...globals.browser, ...Object.fromEntries(ours.map(name => [name, 'readonly']))};

export default [
    /* The scripts of judge/ that workers load one behind the other share their names. */
    {ignores: ['judge/*.js', '!judge/panel.js', '!judge/stubs.js']},
    {files: ['**/*.js'], ignores: ['start.js', 'offline.js', 'wasi.js', 'rules.js'], rules,
        languageOptions: {globals: modules}},
    {files: ['start.js'], rules: {...rules, 'no-unused-vars': 'off'},
        languageOptions: {sourceType: 'script', globals: globals.browser}},
    {files: ['offline.js'], rules, languageOptions: {sourceType: 'script', globals: globals.serviceworker}},
    {files: ['wasi.js'], rules, languageOptions: {sourceType: 'script', globals: globals.worker}},
    {files: ['rules.js'], rules, languageOptions: {sourceType: 'script', globals: {...globals.worker, wasi: 'readonly'}}},
    {files: ['**/*.mjs'], rules, languageOptions: {globals: {...globals.node, document: 'readonly'}}},
];
