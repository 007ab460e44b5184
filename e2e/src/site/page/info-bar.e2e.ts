import type { Page } from 'puppeteer';
import { spec } from '../../../../tools/testing/spec';
import { axeViolations } from '../../browser/looks/axe-violations';
import { overflowOf } from '../../browser/looks/overflow-of';
import { openChangedShop } from '../../browser/open/changed-shop';

const mobileInfoBarSettings = {
  style: 'light',
  phone: '+1 503 555 0100',
  address: '1420 SE Alder Street, Portland',
  hours: 'Fridays from 10 to 4',
} as const;
const shop = openChangedShop((document) => ({
  ...document,
  site: { ...document.site, settings: { ...document.site.settings, mobileInfoBarSettings } },
}));
const BAR = '.site-mobile-info-bar';
const HOURS = `${BAR}__hours`;

const isShown = (page: Page, selector: string) => page.$eval(selector, (element) => element.checkVisibility());

for (const withScript of [true, false]) {
  spec('BAR-01', `a bar at a narrow window’s foot, ${withScript ? 'with' : 'without'} script`, async () => {
    const { page, problems } = await shop.visit({ withScript });
    await page.setViewport({ width: 1025, height: 800 });
    await page.goto(`${shop.url}/about`);
    expect(await isShown(page, BAR)).toBe(false);
    await page.setViewport({ width: 1024, height: 800 });
    expect(await isShown(page, BAR)).toBe(true);
    const foot = () => page.$eval(BAR, (bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));
    expect(await foot()).toBe(0);
    await page.setViewport({ width: 320, height: 600 });
    expect([await foot(), await overflowOf(page)]).toEqual([0, []]);
    expect(await isShown(page, HOURS)).toBe(false);
    await page.click(`${BAR} button`);
    expect(await isShown(page, HOURS)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isShown(page, HOURS)).toBe(false);
    if (withScript) expect(await axeViolations(page, BAR)).toEqual([]);
    // All of the page can be brought out from above it.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const covers = await page.evaluate((bar) => {
      const [last] = [...document.querySelectorAll('footer p')].reverse();
      return (
        (last?.getBoundingClientRect().bottom ?? 0) - (document.querySelector(bar)?.getBoundingClientRect().top ?? 0)
      );
    }, BAR);
    expect(covers).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

spec('BAR-01', 'is on no page of the admin area', async () => {
  const { page } = await shop.visit({ screen: 'phone', withScript: false });
  await page.goto(`${shop.url}/config/`);
  expect(await page.$(BAR)).toBeNull();
});
