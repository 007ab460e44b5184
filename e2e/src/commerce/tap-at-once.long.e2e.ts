import type { HTTPRequest } from 'puppeteer';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import type { Visit } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { slowTimers } from '../browser/pace-timers';
import { MUG, untilCount } from './shopping';

const shop = openShop();

/** A product page with a delayed shell, whose visitor clicks at once. */
async function tapAtOnce(): Promise<Visit & { readonly sent: string[]; readonly shell: Promise<HTTPRequest> }> {
  const opened = await shop.visit();
  const { page } = opened;
  await page.evaluateOnNewDocument(() => {
    const tap = (): void => {
      const button = document.querySelector<HTMLElement>('[data-add-to-cart]');
      if (!button) return void requestAnimationFrame(tap);
      // Not on the page that the native submission opens.
      if (!sessionStorage.getItem('tapped')) button.click();
      sessionStorage.setItem('tapped', 'yes');
    };
    requestAnimationFrame(tap);
  });
  await page.setRequestInterception(true);
  const sent: string[] = [];
  const shell = new Promise<HTTPRequest>((resolve) => {
    let isHeld = false;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === CART_CALLS.addLine.path) sent.push(`${request.method()} ${request.resourceType()}`);
      if (isHeld || !pathname.endsWith('/client/shell.js')) return void request.continue();
      isHeld = true;
      resolve(request);
    });
  });
  return { ...opened, sent, shell };
}

describe('a product tapped at first paint is added to the cart once', () => {
  const BUSY = '[data-add-to-cart][aria-busy="true"]';

  spec('PLAT-05', 'by the shell, when it loads', async () => {
    const { page, sent, shell } = await tapAtOnce();
    await slowTimers(page);
    const reply = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(BUSY);
    // Sent before the shell has loaded; the shell only shows the result.
    expect((await reply).status()).toBe(200);
    await (await shell).continue();
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch']);
  });

  spec('PLAT-05', 'natively, if the shell fails', async () => {
    const { page, sent, shell } = await tapAtOnce();
    await slowTimers(page);
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector(BUSY);
    await (await shell).abort();
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch', 'POST document']);
  });

  spec('PLAT-05', 'natively, if the shell does not load in time', async () => {
    const { page, sent } = await tapAtOnce();
    await page.goto(shop.url + MUG, { waitUntil: 'domcontentloaded' });
    await untilCount(page, 1);
    await atRest(page);
    expect(sent).toEqual(['POST fetch', 'POST document']);
  });
});
