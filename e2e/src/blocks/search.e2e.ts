import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/axe-violations';
import { SCREEN } from '../browser/browser';
import { openShop } from '../browser/open-shop';
import { notMirrored } from '../site/samples/mirrored';
import { overflowOf } from '../site/samples/overflow-of';

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;

const GLASS = '.frame-header__search';
const FIELD = 'input[name="q"]';
const RESULT = '.blocks-search__link';
const STATES = {
  '/search': 'Type a word or two',
  '/search?q=mug': '5 results for “mug”',
  '/search?q=quokka': 'Nothing was found for “quokka”',
  '/search?q=m': 'at least two letters',
  [`/search?q=${'mug+'.repeat(60)}`]: 'more than 200 characters',
  '/search?q=mug&page=7': 'no more results',
} as const;

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent?.trim()));
/** Does what leads to another page, and waits until that is there. */
const leaving = (page: Page, act: Promise<unknown>) => Promise.all([page.waitForNavigation(), act]);

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  for (const withScript of [true, false]) {
    spec(
      ['SRV-03', 'SRV-33'],
      `from the header to a product by its name, on the ${screen}, ${withScript ? 'with' : 'without'} script`,
      async () => {
        const { page, problems } = await shop.visit({ screen, withScript });
        await page.goto(`${shop.url}/about`);
        await leaving(page, page.click(GLASS));
        await page.type(FIELD, 'stoneware MU');
        await leaving(page, page.click('.blocks-search button'));
        expect(new URL(page.url()).search).toBe('?q=stoneware+MU');
        expect(await textsOf(page, `${RESULT}:first-of-type mark`)).toEqual(
          expect.arrayContaining(['Stoneware', 'mug']),
        );
        expect(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value)).toBe('stoneware MU');
        await leaving(page, page.click(RESULT));
        expect(new URL(page.url()).pathname).toBe('/shop/p/stoneware-mug');
        expect(problems).toEqual([]);
      },
    );
  }

  spec('SRV-33', `whatever becomes of a search, the page says so and is sound, on the ${screen}`, async () => {
    const { page } = await shop.visit({ screen });
    for (const [path, says] of Object.entries(STATES)) {
      await page.goto(shop.url + path);
      const answer = (await textsOf(page, 'main')).join(' ');
      expect([path, answer]).toEqual([path, expect.stringContaining(says)]);
      expect([path, await axeViolations(page), await overflowOf(page)]).toEqual([path, [], []]);
    }
  });
}

spec('SRV-33', 'is worked with the keyboard alone', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/search`);
  await page.focus(FIELD);
  await page.keyboard.type('teapot');
  await leaving(page, page.keyboard.press('Enter'));
  await page.focus(FIELD);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('/shop/p/teapot');
  await leaving(page, page.keyboard.press('Enter'));
  expect(new URL(page.url()).pathname).toBe('/shop/p/teapot');
});

spec('SRV-33', 'a Polish word is found without its accents, and the visitor stays in Polish', async () => {
  const { page } = await shop.visit({ screen: 'phone', withScript: false });
  await page.goto(bistro('/pl/menu'));
  await leaving(page, page.click(GLASS));
  await page.type(FIELD, 'zur');
  await leaving(page, page.click('.blocks-search button'));
  expect(new URL(page.url()).pathname).toBe('/pl/search');
  expect((await textsOf(page, 'mark')).join(' ')).toMatch(/żur/i);
  const paths = await page.$$eval(RESULT, (links) => links.map((link) => link.getAttribute('href')));
  expect(paths.every((path) => path?.startsWith('/pl'))).toBe(true);
});

spec('SRV-33', 'written from right to left it is its own mirror', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/search?q=mug`);
  expect(await notMirrored(page)).toEqual([]);
});

spec('SRV-33', 'on a phone of 320 pixels the way to the search stands beside the cart', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.setViewport({ ...SCREEN.phone, width: 320 });
  for (const url of [`${shop.url}/`, bistro('/'), bistro('/pl')]) {
    await page.goto(url);
    const tops = await page.$$eval(`.frame-header__title, ${GLASS}, [data-indicator]`, (elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    expect(await overflowOf(page)).toEqual([]);
  }
});
