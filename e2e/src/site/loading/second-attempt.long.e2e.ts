import type { HTTPRequest } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { intercept } from '../../browser/intercept';
import { openShop } from '../../browser/open/shop';
import { addMug, MUG, untilCount } from '../../commerce/shopping';
import { MORE } from '../../commerce/spoiled-cart';
import { untilState } from '../release/act-on';

const shop = openShop();

function failOnce(fail: (request: HTTPRequest) => unknown): (request: HTTPRequest) => unknown {
  let isFirst = true;
  return (request) => {
    const answer = isFirst ? fail : () => request.continue();
    isFirst = false;
    return answer(request);
  };
}

spec('PLAT-05', 'a feature whose file gets a 503 once goes live', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await intercept(
    visit,
    '/product.js',
    failOnce((request) => request.respond({ status: 503 })),
  );
  await page.goto(shop.url + MUG);
  await untilState(page, 'commerce/product', 'live');
  await page.click('[data-add-to-cart]');
  await untilCount(page, 1);
});

spec('PLAT-05', 'a feature that hydrates goes live although the connection for its file breaks once', async () => {
  const visit = await shop.visit();
  const { page } = visit;
  await addMug(page, shop.url);
  await intercept(
    visit,
    '/cart.js',
    failOnce((request) => request.abort('connectionreset')),
  );
  await page.goto(`${shop.url}/cart`);
  await untilState(page, 'commerce/cart', 'live');
  await page.click(MORE);
  await untilCount(page, 2);
});
