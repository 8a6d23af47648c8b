/* The box Judge of a problem's page. The judge itself (judge.js) is loaded when a program is judged. The browser keeps
   what was typed, for each language, and that the problem is solved (page.js). */
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
        words.textContent = all.filter(Boolean).map(one => `${sentence(one)}.`).join(' ');
        report.textContent = result.report;
        input.textContent = result.input ?? '';
        report.hidden = !result.report;
        failing.hidden = result.input === undefined;
        result.verdict === 'AC' && noteProgress(name, 'solved');
    }

    const family = () => language.value.replace(/\d+$/, ''); /* the versions of C++ share a program */
    const kept = () => memory.read(`program ${name}`)[family()];
    const keep = () => memory.write(`program ${name}`, {last: language.value, [family()]: source.value});

    /* Whether it can be fetched is tried first: Firefox does not try again to import what it could not. */
    const isThere = () => fetch(`${SITE}judge/judge.js`, {method: 'HEAD', cache: 'no-store'});
    let module = null;
    const loadJudge = async () => (module ??= await isThere() && await import(new URL(`${SITE}judge/judge.js`, location)));

    async function judge() {
        verdict.dataset.verdict = verdict.textContent = words.textContent = '';
        [report.hidden, failing.hidden, submit.disabled, bar.hidden, stop.hidden] = [true, true, true, false, false];
        const loaded = await loadJudge().catch(() => null);
        if (loaded) {
            const trial = new loaded.Trial({language: language.value, source: source.value, problem: name,
                onProgress: showProgress});
            stop.onclick = () => trial.stop();
            const result = await trial.result;
            show({...result, report: loaded.translatedReport(result.report, T)});
        } else {
            show({verdict: '--', report: '', notes: [],
                reason: T('the judge cannot be loaded: the site is out of reach')});
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
        file.value = ''; /* so that the same file can be chosen again when it has changed */
        keep();
    });
    source.addEventListener('input', keep);
    language.addEventListener('change', () => { /* where there is none yet, what was typed goes along */
        source.value = kept() || source.value;
        keep();
    });
    copy.addEventListener('click', () => copyText(input.textContent, copy));
    save.addEventListener('click', () => {
        const href = URL.createObjectURL(new Blob([input.textContent]));
        Object.assign(document.createElement('a'), {href, download: `${name}.in`}).click();
    });
    language.value = memory.read(`program ${name}`).last ?? language.value;
    source.value = kept() ?? '';
    const isServed = location.protocol !== 'file:';
    [form.hidden, box.querySelector('.served').hidden] = [!isServed, isServed];
}
