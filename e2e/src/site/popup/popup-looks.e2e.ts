import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/axe-violations';
import { CLOSE, meetPopup, openPopupShop, POPUP } from './popup-site';

const LONG = 'Letters that tell of glazes, kilns and unbreakablyLongWordsInThemWhichNobodyHyphenates. '.repeat(60);

const shop = openPopupShop({ html: `<p>${LONG}</p>` }, (document) => ({
  ...document,
  site: { ...document.site, locale: 'he' },
}));

const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
  });

spec('PLAT-08', 'at 320 pixels, from right to left, a long text scrolls inside, and its button stays', async () => {
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
});

spec('PLAT-08', 'nothing of it moves for who wants no movement, and the focus stays within', async () => {
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
});
