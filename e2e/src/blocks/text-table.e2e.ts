import { brokenWords } from '../browser/looks/broken-words';
import { openShop } from '../browser/open/shop';
import { overflowOf } from '../browser/looks/overflow-of';
import { putBlock } from './put-block';

const shop = openShop();
const MONTHS = ['January', 'February', 'September', 'October', 'November', 'December'];

test('a wide table in a text scrolls on a phone: it breaks no word, and does not widen the page', async () => {
  const cells = MONTHS.map((month) => `<td>${month}</td>`).join('');
  const settings = { html: `<table><tbody><tr>${cells}</tr></tbody></table>` };
  const id = await putBlock(shop, 'accordion', { type: 'text', settings });
  const { page } = await shop.visit({ screen: 'phone', withScript: false });
  await page.goto(`${shop.url}/about`);
  expect(await page.$$eval(`[data-block="${id}"] td`, (all) => all.map(({ textContent }) => textContent))).toEqual(
    MONTHS,
  );
  expect([...(await brokenWords(page)), ...(await overflowOf(page))]).toEqual([]);
});
