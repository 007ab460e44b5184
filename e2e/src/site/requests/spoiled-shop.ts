import type { Page } from 'puppeteer';
import { atRest } from '../../browser/looks/at-rest';
import { openShop } from '../../browser/open/shop';
import { MUG, untilCount } from '../../commerce/shopping';
import { openFaultyProxy, type FaultyProxy } from './faulty-proxy';

export const ADD = '[data-add-to-cart]';
export const OVERLAY = '.site-dialogs--system-error';

export interface SpoiledShop {
  readonly proxy: FaultyProxy;
  openProduct(): Promise<Page>;
  tapInVain(page: Page): Promise<string>;
  /** Without faults: the same click adds one mug, however often it was tried before; expects this count. */
  expectMugs(page: Page, count: number): Promise<void>;
}

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
