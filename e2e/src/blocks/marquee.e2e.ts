import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const BLOCK = '.blocks-marquee';
const DRAWING = '.blocks-marquee__drawing';
const TEXT = 'New pots every Friday, from ten until they are gone';

const untilState = (page: Page, state: string) => page.waitForSelector(`[data-marquee-live="${state}"]`);
const seconds = (page: Page) => page.$eval(DRAWING, (svg) => (svg as SVGSVGElement).getCurrentTime());
/** True if the copies have moved on after the next frames. */
const moves = async (page: Page): Promise<boolean> => {
  const before = await seconds(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await seconds(page)) > before;
};
const show = (page: Page, selector: string) =>
  page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

spec(
  ['BLOCK-01', 'MARQ-01', 'MARQ-02', 'MARQ-03'],
  'a text moves along its wave while it is in view, and stops under the pointer or by its button',
  async () => {
    const { page, problems } = await shop.visit();
    await recordShifts(page);
    await page.goto(`${shop.url}/journal/linen-twice-washed`);
    await show(page, BLOCK);
    await untilState(page, 'playing');
    expect([await moves(page), await shifts(page)]).toEqual([true, []]);
    await page.hover(BLOCK);
    await untilState(page, 'waiting');
    expect(await moves(page)).toBe(false);
    await page.mouse.move(1, 1);
    await untilState(page, 'playing');
    await show(page, 'h1');
    await untilState(page, 'waiting');
    expect(await moves(page)).toBe(false);
    await page.focus(`${BLOCK} button`);
    await page.keyboard.press('Enter');
    await untilState(page, 'paused');
    expect(await moves(page)).toBe(false);
    expect(await axeViolations(page, BLOCK)).toEqual([]);
    expect([await overflowOf(page), problems]).toEqual([[], []]);
  },
);

spec('MARQ-04', 'is 50 wide at least', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.goto(`${shop.url}/journal/linen-twice-washed`);
  const width = await page.$eval(BLOCK, (block) => {
    (block.parentElement as HTMLElement).style.inlineSize = '10px';
    (block as HTMLElement).style.inlineSize = '10px';
    return (block as HTMLElement).offsetWidth;
  });
  expect(width).toBe(50);
});

long.spec(
  'MARQ-01',
  'without script, on paper and with less motion the text stands still and can be read',
  async () => {
    const readable = (page: Page) =>
      page.$eval('.blocks-marquee__words', (words) => {
        const { left, right } = words.getBoundingClientRect();
        const isInside = left >= 0 && right <= document.documentElement.clientWidth;
        return [words.textContent, isInside, getComputedStyle(words).opacity];
      });
    const whole = [TEXT, true, '1'];
    const plain = (await shop.visit({ screen: 'phone', withScript: false })).page;
    await plain.goto(`${shop.url}/journal/linen-twice-washed`);
    expect(await readable(plain)).toEqual(whole);
    const { page } = await shop.visit({ screen: 'phone' });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${shop.url}/journal/linen-twice-washed`);
    await page.waitForSelector('[data-feature="blocks/marquee"][data-state="live"]');
    expect(await readable(page)).toEqual(whole);
    await page.emulateMediaFeatures([]);
    await page.reload();
    await show(page, BLOCK);
    await untilState(page, 'playing');
    await page.emulateMediaType('print');
    expect(await readable(page)).toEqual(whole);
  },
);
