import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { openShop } from '../../browser/open-shop';
import { focusProblems } from './focus-order';
import { openPreferences } from './open-preferences';
import type { SampleSite } from './sample-sites';
import { findOnPages } from './visit-pages';

/** Tests that pages of a sample site can be gone through by keyboard. */
export function describeKeyboard(name: string, site: SampleSite): void {
  const shop = openShop();

  spec('PLAT-08', `${name}: Tab reaches every control in its order, and one sees where it is`, async () => {
    const { page } = await shop.visit();
    // What takes the focus is scrolled to at once, and can be looked at.
    const prefer = await openPreferences(page);
    await prefer({ 'prefers-reduced-motion': 'reduce' });
    const check = async (): Promise<string[]> => {
      await allLive(page);
      return focusProblems(page);
    };
    expect(await findOnPages(shop, page, { site, check })).toEqual({});
  });
}

/** Brings everything to life that starts when it is seen: a gallery that moves has other stops than one that scrolls. */
async function allLive(page: Page): Promise<void> {
  const waiting = '[data-starts~="visible"]:not([data-state="live"])';
  await page.waitForFunction(
    (selector) => {
      const block = [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      (block ?? document.body).scrollIntoView();
      return !block;
    },
    {},
    waiting,
  );
}
