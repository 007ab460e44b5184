import type { Page } from 'puppeteer';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage } from 'shared-types/site/site-document';
import { allSlices, sliceOf, slicePage } from '../../../../tools/testing/site/slice-page';
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import { CLOSE, meetPopup, openPopupShop, POPUP, recordOf } from './popup-site';

const LONG = 'Letters that tell of glazes, kilns and unbreakablyLongWordsInThemWhichNobodyHyphenates. '.repeat(60);

const [heading, ...others] = allSlices('popup', { asset: 'mug-fern' });
const SLICES = [heading, sliceOf('body', { html: `<p>${LONG}</p>` }, 1), ...others];

const shop = openPopupShop({}, (document) => ({
  ...document,
  site: { ...document.site, locale: 'he' },
  pages: [...document.pages.slice(0, -1), slicePage(PAGE_TYPE.popupOverlay, SLICES) as DocumentPage],
}));

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
  });

spec(
  ['PLAT-08', 'ENUM-12'],
  'at 320 pixels, from right to left, a popup of all slices scrolls inside, and its button stays',
  async () => {
    const { page, problems } = await shop.visit();
    await page.setViewport({ width: 320, height: 480 });
    await meetPopup(page, `${shop.url}/about`);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.$eval(CLOSE, (button) => document.activeElement === button)).toBe(true);
    for (const press of ['', 'PageDown', 'End']) {
      if (press) await page.keyboard.press(press as 'End');
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      const [panel, close] = [await boxOf(page, `${POPUP} .site-popup-overlay__panel`), await boxOf(page, CLOSE)];
      expect(Math.min(...Object.values(panel))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...Object.values(close))).toBeGreaterThanOrEqual(0);
      expect(close.left).toBeLessThan(close.right);
    }
    const scrolled = await page.$eval(`${POPUP} .site-popup-overlay__panel`, (panel) => [
      panel.scrollTop > 0,
      panel.scrollWidth <= panel.clientWidth,
    ]);
    expect(scrolled).toEqual([true, true]);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

spec(
  ['PLAT-08', 'ENUM-12'],
  'with reduced motion nothing of it moves, the focus stays within, and a slice closes it',
  async () => {
    const { page } = await shop.visit();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await meetPopup(page, `${shop.url}/about`);
    const [, duration = ''] = await page.$eval(POPUP, (popup) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(popup);
      return [transitionProperty, transitionDuration];
    });
    expect(parseFloat(duration)).toBeLessThan(0.01);
    for (let time = 0; time < 8; time += 1) {
      await page.keyboard.press('Tab');
      const isWithin = await page.evaluate(
        (popup) => document.activeElement === document.body || document.activeElement?.closest(popup) !== null,
        POPUP,
      );
      expect(isWithin).toBe(true);
    }
    await page.click(`${POPUP} .blocks-slice__close button`);
    expect(await page.$(POPUP)).toBeNull();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await recordOf(page)).toMatchObject({ submitted: false });
  },
);
