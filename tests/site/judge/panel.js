/* The box Judge of a problem's page. The judge itself (judge.js) is loaded when a program is judged. The browser keeps:
     program:NAME   {language, source} as JSON: the last program
     solved:NAME    "AC 2026-11-22": when it was solved first; whatever shows problems may mark them by this */
'use strict';

{
    const VERDICTS = {
        'AC': T('Accepted in this browser'), 'WA': T('Wrong answer'), 'RE': T('Runtime error'),
        'TLE': T('Time limit exceeded'), 'MLE': T('Memory limit exceeded'), 'OLE': T('Output limit exceeded'),
        'CE': T('It does not compile'), 'JE': T('The judge itself has failed'), '--': T('Not judged'),
    };
    const LANGUAGES = {c: 'c', cpp: 'cpp17', cc: 'cpp17', cxx: 'cpp17', js: 'javascript', mjs: 'javascript',
        cjs: 'javascript', py: 'python'};
    const box = document.getElementById('judge');
    const name = box.dataset.game;
    const [form, verdict, words, report, failing, input, bar, doing, submit, copy, save] = ['form', '[data-verdict]',
        '.words', '.report', '.failing', '.input', 'progress', '.doing', 'form button', '[name=copy]', '[name=save]']
        .map(selector => box.querySelector(selector));
    const {language, source, file, stop} = form.elements;

    const keep = (key, value) => {
        try {
            localStorage.setItem(key, value);
        } catch { /* a private window, or no room */ }
    };
    const recall = key => {
        try {
            return localStorage.getItem(key);
        } catch {
            return null;
        }
    };

    function showProgress({step, done, total, tried, known, areAllKnown}) {
        const mb = bytes => (bytes / 1e6).toFixed(1);
        bar.value = step === 'load' ? done / total : step === 'run' ? tried / known : 0;
        doing.textContent = step === 'load' ? T('loading: {} of {} MB', mb(done), mb(total))
            : step === 'compile' ? T('compiling')
            : areAllKnown ? T('{} of {} cases', tried, known) : T('{} cases, and more to come', tried);
    }

    function show(result) {
        const all = [VERDICTS[result.verdict], T(result.reason || ''), ...result.notes.map(note => T(...note))];
        verdict.dataset.verdict = verdict.textContent = result.verdict;
        words.textContent = all.filter(Boolean).map(one => `${one[0].toUpperCase()}${one.slice(1)}.`).join(' ');
        report.textContent = result.report;
        input.textContent = result.input ?? '';
        report.hidden = false;
        failing.hidden = result.input === undefined;
        if (result.verdict === 'AC' && !recall(`solved:${name}`)) {
            keep(`solved:${name}`, `AC ${new Date().toISOString().slice(0, 10)}`);
        }
    }

    async function judge() {
        const request = {problem: name, language: language.value, source: source.value};
        keep(`program:${name}`, JSON.stringify({language: request.language, source: request.source}));
        verdict.dataset.verdict = verdict.textContent = words.textContent = '';
        [report.hidden, failing.hidden, submit.disabled, bar.hidden, stop.hidden] = [true, true, true, false, false];
        try {
            const {Trial} = await import('./judge.js');
            const trial = new Trial({...request, onProgress: showProgress});
            stop.onclick = () => trial.stop();
            show(await trial.result);
        } catch (error) { /* offline */
            show({verdict: '--', report: `${error}\n`, notes: [], reason: T('the judge cannot be loaded')});
        }
        [submit.disabled, bar.hidden, stop.hidden, doing.textContent] = [false, true, true, ''];
    }

    form.addEventListener('submit', event => {
        event.preventDefault();
        judge();
    });
    file.addEventListener('change', async () => {
        const [chosen] = file.files;
        source.value = await chosen.text();
        language.value = LANGUAGES[chosen.name.split('.').at(-1)] ?? language.value;
    });
    copy.addEventListener('click', () => navigator.clipboard?.writeText(input.textContent));
    save.addEventListener('click', () => {
        const href = URL.createObjectURL(new Blob([input.textContent]));
        Object.assign(document.createElement('a'), {href, download: `${name}.in`}).click();
    });
    const last = JSON.parse(recall(`program:${name}`) ?? 'null');
    if (last) {
        [language.value, source.value] = [last.language, last.source];
    }
    const isServed = location.protocol !== 'file:';
    [form.hidden, box.querySelector('.served').hidden] = [!isServed, isServed];
}
