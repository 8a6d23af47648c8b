/* A plain page to try the judge on. */
import {judgeProgram} from './judge.js';

globalThis.judgeProgram = judgeProgram; /* for check.mjs */
const form = document.getElementById('judge');
const [says, report, input, bar] = ['[data-verdict]', '.report', '.input', 'progress'].map(name => form.querySelector(name));

function showProgress({step, done, total, tried, known}) {
    says.textContent = step === 'load' ? `loading: ${(done / 1e6).toFixed(1)} of ${(total / 1e6).toFixed(1)} MB`
        : step === 'compile' ? 'compiling' : `${tried} of ${known} cases`;
    [bar.hidden, bar.value] = [false, step === 'load' ? done / total : tried / known || 0];
}

form.addEventListener('submit', async event => {
    event.preventDefault();
    const {problem, language, source} = form.elements;
    const running = judgeProgram({problem: problem.value, language: language.value, source: source.value, onProgress: showProgress});
    form.elements.stop.onclick = () => running.stop();
    const result = await running;
    bar.hidden = true;
    says.dataset.verdict = says.textContent = result.verdict;
    report.textContent = result.report;
    input.textContent = result.input ?? '';
});
