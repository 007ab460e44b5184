import type { Page } from 'puppeteer';
import { brokenWords } from '../browser/looks/broken-words';
import { follow } from '../browser/follow';
import { openShop } from '../browser/open/shop';
import { overflowOf } from '../browser/looks/overflow-of';
import { MUG } from './shopping';

/** Enough for the words of a title. */
const LEAST_TITLE_PX = 120;
const TITLE = 'Hand-thrown stoneware breakfast mug with a generous handle';
const PLACES = { '/cart': '.commerce-cart__what', '/checkout': '.commerce-order-lines__what' } as const;

const shop = openShop();

function titleWidth(page: Page, selector: string): Promise<number> {
  return page.$eval(
    selector,
    (what, title) => {
      const text = what.querySelector('h2 a, strong');
      if (text) text.textContent = title;
      return what.getBoundingClientRect().width;
    },
    TITLE,
  );
}

test('lines with long titles and codes break no short word, and the title keeps enough space', async () => {
  const { page } = await shop.visit({ withScript: false });
  await addWithoutScript(page);
  const problems: unknown[] = [];
  for (const width of [320, 390, 1280]) {
    await page.setViewport({ width, height: 800 });
    for (const [path, line] of Object.entries(PLACES)) {
      await page.goto(shop.url + path);
      const wide = await titleWidth(page, line);
      if (wide < LEAST_TITLE_PX) problems.push([path, width, `the title has ${wide} px`]);
      problems.push(...[...(await brokenWords(page)), ...(await overflowOf(page))].map((what) => [path, width, what]));
    }
  }
  expect(problems).toEqual([]);
});

async function addWithoutScript(page: Page): Promise<void> {
  await page.goto(shop.url + MUG);
  await follow(page, '[data-add-to-cart]');
  await page.goto(`${shop.url}/cart`);
  await page.type('[name=coupon]', 'WELCOME10');
  await follow(page, '[data-coupon-form] button');
}
