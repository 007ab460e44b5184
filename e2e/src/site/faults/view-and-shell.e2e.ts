import type { HTTPRequest, Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { intercept, openBrokenCart } from './broken-cart';

const cart = openBrokenCart();
const PROPS = /(<script type="application\/json" data-props="[^"]*">)[\s\S]*?(<\/script>)/;
const BROKEN_PROPS = '$1{"block":{"id":"x","type":33,"settings":{}},"data":{"commerce/cart/cart":null}}$2';

/** The page as the server writes it, but for the data its view starts from. */
async function breakProps(request: HTTPRequest, page: Page): Promise<void> {
  const cookies = await page.browserContext().cookies();
  const response = await fetch(request.url(), {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  const body = (await response.text()).replace(PROPS, BROKEN_PROPS);
  await request.respond({ status: 200, headers: Object.fromEntries(response.headers), body });
}

spec('PLAT-05', 'a view that throws in the page gives the HTML back', async () => {
  const visit = await cart.visit();
  await intercept(visit, '/cart', (request) => breakProps(request, visit.page));
  await cart.expectBuyingStillWorks(visit, cart.whole);
});

spec('PLAT-05', 'the shell’s own script is missing: the page keeps its HTML and buying works', async () => {
  const visit = await cart.visit();
  const { page } = visit;
  await intercept(visit, 'client/shell.js', (request) => request.respond({ status: 404, body: 'Not found' }));
  await page.goto(`${cart.shop.url}/shop/p/stoneware-mug`);
  await Promise.all([page.waitForNavigation(), page.click('[data-add-to-cart]')]);
  expect(await page.$eval('[data-cart-count]', (count) => count.textContent?.trim())).toBe('2');
  await Promise.all([page.waitForNavigation(), page.click('a[href^="/commerce/goto-checkout"]')]);
  expect(new URL(page.url()).pathname).toBe('/checkout');
});
