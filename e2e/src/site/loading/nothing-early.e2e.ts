import type { HTTPRequest, Page } from 'puppeteer';
import { isLongProof } from '../../../../tools/testing/proof';
import { spec } from '../../../../tools/testing/spec';
import { atRest } from '../../browser/looks/at-rest';
import { hastenPauses } from '../../browser/pace-timers';
import { openShop } from '../../browser/open/shop';
import { addMug, MUG } from '../../commerce/shopping';
import { SHOP } from '../samples/sample-sites';
import { requestedScripts } from './files-of-page';

const shop = openShop();
const SHELL = 'shell/shell.js';
/** A page of each kind; the long proof opens all. */
const KINDS = ['/', '/shop', MUG, '/cart', '/checkout', '/contact', '/gallery', '/nowhere'];
const PATHS = isLongProof ? SHOP.paths : KINDS;

spec(['PLAT-01', 'START-15'], 'a page requests only the shell’s script until it has loaded, then its own', async () => {
  const { page } = await shop.visit();
  await addMug(page, shop.url);
  for (const path of PATHS) {
    await page.goto(shop.url + path);
    await atRest(page);
    const { early, later } = await requestedScripts(page);
    expect({ path, early }).toEqual({ path, early: [SHELL] });
    expect(later).toContain('mf-telemetry/remote.js');
    expect({ path, react: later.includes('shell/react.js'), cart: later.includes('mf-commerce/cart.js') }).toEqual({
      path,
      react: ['/cart', '/checkout'].includes(path),
      cart: path === '/cart',
    });
  }
});

/** Opens the product page with a picture that never loads, which delays the load event. */
async function openUnloaded(page: Page): Promise<void> {
  await hastenPauses(page);
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (request.resourceType() !== 'image') void request.continue();
  });
  await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
  // The shell has started anyway, because it does not wait for pictures.
  await page.waitForFunction(() => document.querySelector('[data-state="waiting"]'));
}

spec('PLAT-01', 'a page that loads slowly requests no more until the first input', async () => {
  const { page } = await shop.visit();
  await openUnloaded(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 2000))));
  expect(await requestedScripts(page)).toEqual({ early: [SHELL], later: [] });
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');

  await page.keyboard.press('Tab');
  await page.waitForSelector('[data-feature="commerce/product"][data-state="live"]');
  const { early } = await requestedScripts(page);
  expect(early).toEqual(expect.arrayContaining(['shell/federation.js', 'mf-commerce/remote.js']));
  expect(early).not.toContain('shell/react.js');
});
