import { spec } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { SCREEN } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { notMirrored } from '../site/samples/mirrored';
import { overflowOf } from '../browser/looks/overflow-of';

const shop = openShop();
const bistro = (path: string) => shop.url.replace('localhost', 'bistro.localhost') + path;

const STATES = {
  '/search': 'Type a word or two',
  '/search?q=mug': ' results for “mug”',
  '/search?q=quokka': 'Nothing was found for “quokka”',
  [`/search?q=${'quokka'.repeat(25)}`]: 'Nothing was found for “quokkaquokka',
  '/search?q=m': 'at least two letters',
  [`/search?q=${'mug+'.repeat(60)}`]: 'more than 200 characters',
  '/search?q=mug&page=7': 'no more results',
} as const;

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  spec('SRV-33', `whatever the outcome of a search, the page says so and is sound, on the ${screen}`, async () => {
    const { page } = await shop.visit({ screen });
    for (const [path, expected] of Object.entries(STATES)) {
      await page.goto(shop.url + path);
      const answer = await page.$eval('main', ({ textContent }) => textContent);
      expect([path, answer]).toEqual([path, expect.stringContaining(expected)]);
      expect([path, await axeViolations(page), await overflowOf(page)]).toEqual([path, [], []]);
    }
  });
}

spec('SRV-33', 'from right to left it is its own mirror image', async () => {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/search?q=mug`);
  expect(await notMirrored(page)).toEqual([]);
});

spec('SRV-33', 'on a phone of 320 pixels the link to the search is beside the cart', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await page.setViewport({ ...SCREEN.phone, width: 320 });
  for (const url of [`${shop.url}/`, bistro('/'), bistro('/pl')]) {
    await page.goto(url);
    const tops = await page.$$eval(`.frame-header__title, .frame-header__search, [data-indicator]`, (elements) =>
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
