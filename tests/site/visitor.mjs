/* What a visitor of the checks can do on a page of puppeteer's. */
import {demand} from './browsers.mjs';

export const WIDE = {width: 1280, height: 900};
export const PHONE = {width: 390, height: 844};
const HASTE = 150; /* ms between the clicks of a double click, */
export const APART = 520; /* and of clicks that are none */

export const pause = ms => new Promise(resolve => setTimeout(resolve, ms));
export const settled = page => page.waitForFunction(() => document.getElementById('play').ariaBusy === 'false',
    {timeout: 60000});
export const textOf = (page, selector) =>
    page.$$eval(selector, all => all.map(one => one.textContent).join(' '));

/* Opens a page anew, also where only what is behind its # differs, and waits for its game. */
export async function open(page, address) {
    await page.goto('about:blank');
    await page.goto(address);
    await settled(page);
}

/* Waits for words. */
export async function says(page, selector, wanted) {
    const isSaid = (selector, wanted) =>
        RegExp(wanted).test([...document.querySelectorAll(selector)].map(one => one.textContent).join(' '));
    await page.waitForFunction(isSaid, {timeout: 9000}, selector, wanted).catch(async () =>
        demand(false, `${page.url()}: ${selector} says "${await textOf(page, selector)}", not ${wanted}`));
}

/* Where an element can be hit; complains if something covers it. */
export async function placeOf(page, selector, number = 0) {
    await page.waitForSelector(selector, {timeout: 9000}).catch(() => demand(false, `${page.url()}: no ${selector}`));
    const all = await page.$$(selector);
    const one = all.at(number % all.length);
    await one.scrollIntoView();
    const {x, y} = await one.clickablePoint();
    demand(await one.evaluate((one, x, y) => one.contains(document.elementFromPoint(x, y)), x, y),
        `${page.url()}: ${selector} is covered by something`);
    return {x, y};
}

/* Clicks on an element; again at the same place, whatever is there then. */
export async function click(page, selector, number = 0, count = 1) {
    const {x, y} = await placeOf(page, selector, number);
    for (let n = 1; n <= count; n++) {
        await page.mouse.click(x, y);
        await pause(n < count ? HASTE : 0);
    }
}

export async function pressOn(page, selector, key = 'Enter') {
    await page.focus(selector);
    await page.keyboard.press(key);
}

/* Does something while `answer` answers every request of the page, or holds it; gives what that gives. */
export async function intercepting(page, answer, call) {
    const listen = request => Promise.resolve(answer(request)).catch(() => {}); /* the page may be left meanwhile */
    await page.setCacheEnabled(false);
    await page.setRequestInterception(true);
    page.on('request', listen);
    const result = await call();
    page.off('request', listen);
    await page.setRequestInterception(false);
    await page.setCacheEnabled(true);
    return result;
}

/* Does something while what has this in its address cannot be loaded. */
export const without = (page, part, call) => intercepting(page, request =>
    request.url().includes(part) ? request.abort() : request.continue(), call);
