/* The README's picture, common/site/picture.png: Nim on the site after a move, and beside it what the judge there says of
   a wrong program. `make check-site-judge` makes it anew, and compares the words in it with those of the picture that is
   kept (picture.txt): one with other words is stale.  node tests/site/picture.mjs BUILD  writes both. */
import fs from 'node:fs';
import {pathToFileURL} from 'node:url';
import {demand, launch, serve} from './browsers.mjs';
import {pause, pressOn, settled} from './visitor.mjs';

const FILE = 'common/site/picture';
const WRONG = 'problems/nim-2/wrong/parity-of-sum.c';
const SIZE = {width: 560, height: 640, deviceScaleFactor: 1.5};

const seen = (page, selector) => page.$eval(selector, one => one.innerText.replace(/\s+/g, ' ').trim());

async function shotOf(page) {
    await page.evaluate(() => document.activeElement.blur());
    await pause(300);
    return `data:image/png;base64,${await page.screenshot({encoding: 'base64'})}`;
}

/* {png, words} */
async function take(browser, address) {
    const page = await browser.newPage();
    page.setDefaultTimeout(120000);
    await page.setViewport(SIZE);
    await page.goto(`${address}/nim-2/index.html#play=3 4 5`);
    await settled(page);
    await page.$eval('#play [name=values]', one => one.click());
    await settled(page);
    await page.$eval('#play', one => one.scrollIntoView());
    const words = [await seen(page, '#play .says'), await page.$$eval('#play .stage button', all => String(all.length))];
    const board = await shotOf(page);
    await page.$eval('.tabs [value=judge]', one => one.click());
    await page.waitForSelector('#judge .cm-editor');
    await page.$eval('#judge [name=source]', (one, text) => {
        one.value = text;
        one.dispatchEvent(new Event('input', {bubbles: true}));
    }, fs.readFileSync(WRONG, 'utf8').replace(/^\/\*[^]*?\*\/\n/, ''));
    await page.$eval('#judge [name=submit]', one => one.click());
    await page.waitForFunction(() => document.querySelector('#judge [data-verdict]').textContent !== '');
    words.push(await seen(page, '#judge [data-verdict]'), await seen(page, '#judge .input'));
    await page.$eval('#judge [data-verdict]', one => one.scrollIntoView({block: 'center'}));
    const verdict = await shotOf(page);
    await page.setViewport({...SIZE, width: 2 * SIZE.width});
    await page.goto('about:blank');
    await page.setContent(`<body style="margin:0;display:flex;gap:2px;background:#bbb">${[board, verdict].map(source =>
        `<img width="${SIZE.width - 1}" src="${source}">`).join('')}`);
    const png = Buffer.from(await page.screenshot());
    await page.close();
    return {png, words: `${words.join('\n')}\n`};
}

export async function checkPicture(browser, address) {
    const {words} = await take(browser, address);
    const kept = fs.readFileSync(`${FILE}.txt`, 'utf8');
    demand(words === kept, `${FILE}.png is stale: node tests/site/picture.mjs BUILD\nit shows: ${kept}now: ${words}`);
    console.log('the picture of the README');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const [build] = process.argv.slice(2);
    const browser = await launch('chromium', build);
    const {png, words} = await take(browser, await serve(`${build}/site`));
    fs.writeFileSync(`${FILE}.png`, png);
    fs.writeFileSync(`${FILE}.txt`, words);
    console.log(words);
    await browser.close();
    process.exit();
}
