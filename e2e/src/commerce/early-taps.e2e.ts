import { long } from '../../../tools/testing/spec';
import type { Page } from 'puppeteer';
import { openShop } from '../browser/open/shop';
import { MUG, untilCount } from './shopping';
import { visitEarly } from './visit-early';

const shop = openShop();
const CART = '[data-feature="commerce/cart"]';

test('a tap on a cart that is loading is replayed once, when it is live', async () => {
  const { page, letGo } = await visitEarly(shop, '/cart');
  const loads = countLoads(page);
  await page.click('[data-remove] button');
  await page.waitForSelector(`${CART}[data-state="loading"]`);
  await letGo();
  await page.waitForFunction(() => !document.querySelector('[data-line]'));
  await untilCount(page, 0);
  expect(loads).toEqual([]);
});

test('a tap on a cart that does not load is done natively, once', async () => {
  const { page, endWaits } = await visitEarly(shop, '/cart');
  const loads = countLoads(page);
  await page.click('[data-remove] button');
  await page.click('[data-remove] button');
  expect(loads).toEqual([]);
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), endWaits()]);
  expect(await page.$('[data-line]')).toBeNull();
  expect(loads.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

long.test('a link in a cart that is loading works at once', async () => {
  const { page } = await visitEarly(shop, '/cart');
  await page.focus(`${CART} input`);
  await page.waitForSelector(`${CART}[data-state="loading"]`);
  await page.evaluate(() => {
    // A queued click is a new event when it is replayed.
    const note = ({ isTrusted, defaultPrevented }: Event) =>
      sessionStorage.setItem('followed', String(isTrusted && !defaultPrevented));
    addEventListener('click', note);
  });
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), page.click(`${CART} h2 a`)]);
  expect(new URL(page.url()).pathname).toBe(MUG);
  expect(await page.evaluate(() => sessionStorage.getItem('followed'))).toBe('true');
});

long.test('a cart does not go live in a page that its form is leaving', async () => {
  const { page, endWaits, sendScripts } = await visitEarly(shop, '/cart');
  await page.click('[data-remove] button');
  await page.waitForSelector(`${CART}[data-state="loading"]`);
  await noteStates(page);
  const changes = await shop.server.services.db.startTransaction().execute();
  await changes.selectFrom('cart_line').selectAll().forUpdate().execute();
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await endWaits();
  await sent;
  sendScripts();
  // Waits for everything except the next page and the stream.
  await page.waitForNetworkIdle({ concurrency: 2 });
  await Promise.all([page.waitForNavigation({ waitUntil: 'domcontentloaded' }), changes.rollback().execute()]);
  expect(await page.$('[data-line]')).toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('states'))).toBe('waiting');
});

/** Records the cart's states from now on, for the next page. */
async function noteStates(page: Page): Promise<void> {
  await page.$eval(CART, (cart) => {
    const states: (string | undefined)[] = [];
    const note = () => {
      states.push((cart as HTMLElement).dataset['state']);
      sessionStorage.setItem('states', states.join());
    };
    new MutationObserver(note).observe(cart, { attributeFilter: ['data-state'] });
  });
}

/** Documents requested from now on. */
function countLoads(page: Page): { readonly method: string; readonly url: string }[] {
  const loads: { method: string; url: string }[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push({ method: request.method(), url: request.url() });
  });
  return loads;
}
