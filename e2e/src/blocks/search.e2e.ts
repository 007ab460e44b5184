import type { Page } from 'puppeteer';
import { squaresOf } from '../../../tools/testing/matrix';
import { long, spec } from '../../../tools/testing/spec';
import { openShop } from '../browser/open/shop';

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;

const GLASS = '.frame-header__search';
const FIELD = 'input[name="q"]';
const RESULT = '.blocks-search__link';

const VISITS = squaresOf({ screen: ['phone', 'desktop'], script: ['with', 'without'] }, [
  { screen: 'phone', script: 'with' },
  { screen: 'desktop', script: 'without' },
]);

const textsOf = (page: Page, selector: string) =>
  page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent?.trim()));
const leaving = (page: Page, act: Promise<unknown>) => Promise.all([page.waitForNavigation(), act]);

for (const { screen, script } of VISITS) {
  spec(
    ['SRV-03', 'SRV-33'],
    `from the header to a product by its name, on the ${screen}, ${script} script`,
    async () => {
      const { page, problems } = await shop.visit({ screen, withScript: script === 'with' });
      await page.goto(`${shop.url}/about`);
      await leaving(page, page.click(GLASS));
      await page.type(FIELD, 'stoneware MU');
      await leaving(page, page.click('.blocks-search button'));
      expect(new URL(page.url()).search).toBe('?q=stoneware+MU');
      expect(await textsOf(page, `${RESULT}:first-of-type mark`)).toEqual(expect.arrayContaining(['Stoneware', 'mug']));
      expect(await page.$eval(FIELD, (field) => (field as HTMLInputElement).value)).toBe('stoneware MU');
      await leaving(page, page.click(RESULT));
      expect(new URL(page.url()).pathname).toBe('/shop/p/stoneware-mug');
      expect(problems).toEqual([]);
    },
  );
}

long.spec('SRV-33', 'works by keyboard alone', async () => {
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

long.spec('SRV-33', 'a Polish word is found without its accents, and the visitor stays in Polish', async () => {
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
