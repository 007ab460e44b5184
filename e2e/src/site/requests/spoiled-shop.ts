import type { Page } from 'puppeteer';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { MUG, untilCount } from '../../commerce/shopping';
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy';

export const ADD = '[data-add-to-cart]';
export const OVERLAY = '.site-dialogs--system-error';

/** The sample shop behind a proxy that spoils what it is told to. */
export interface SpoiledShop {
  readonly proxy: FaultyProxy;
  /** Opens a product on a phone. */
  openProduct(): Promise<Page>;
  /** Taps, and gives what the form says of its failure. */
  tapInVain(page: Page): Promise<string>;
  /** The way is free again: the same tap puts one mug more in the cart, however often it was tried before; these are there then. */
  expectMugs(page: Page, count: number): Promise<void>;
}

/** Opens it for the tests of a file. */
export function openSpoiledShop(): SpoiledShop {
  const shop = openShop();
  const proxy = openFaultyProxy(shop);
  return {
    proxy,
    async openProduct() {
      const { page } = await shop.visit({ screen: 'phone' });
      await page.goto(proxy.url + MUG);
      await atRest(page);
      return page;
    },
    async tapInVain(page) {
      await page.click(ADD);
      await page.waitForSelector('main [data-form-error]:not(:empty)');
      return page.$eval('main [data-form-error]', (place) => place.textContent?.trim() ?? '');
    },
    async expectMugs(page, count) {
      proxy.spoil();
      await page.click(ADD);
      await untilCount(page, count);
      expect(await page.$eval('main [data-form-error]', (place) => place.textContent)).toBe('');
      const ofServer = await page.evaluate(async () => (await fetch('/cart')).text());
      expect(/data-cart-count[^>]*>\D*(\d+)/.exec(ofServer)?.[1]).toBe(String(count));
    },
  };
}
