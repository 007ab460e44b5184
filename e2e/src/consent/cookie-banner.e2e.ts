import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/at-rest';
import { axeViolations } from '../browser/axe-violations';
import { SCREEN } from '../browser/browser';
import { openRestrictiveShop } from './restrictive-shop';

const shop = openRestrictiveShop();
const BANNER = '.consent-cookie-banner';

for (const screen of Object.keys(SCREEN) as (keyof typeof SCREEN)[]) {
  spec('CONS-23', `on a ${screen} the banner is in the first HTML, moves nothing and is accessible`, async () => {
    const { page } = await shop.visit({ screen });
    await page.evaluateOnNewDocument(watchShifts);
    await page.goto(shop.url);
    await atRest(page);
    const [accept, decline] = await page.$$eval(`${BANNER} button`, (buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ height, width }) => ({ height, width })),
    );
    expect(Math.min(accept?.height ?? 0, decline?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await axeViolations(page, BANNER)).toEqual([]);
    expect(await shifts(page)).not.toContain('banner');
    const before = (await shifts(page)).length;
    await page.click('button[value="declined"]');
    await page.waitForFunction((banner) => !document.querySelector(banner)?.checkVisibility(), {}, BANNER);
    expect((await shifts(page)).slice(before)).toEqual([]);
  });
}

/** What moved: `banner`, or `page` for anything else. */
const shifts = (page: Page) => page.evaluate(() => [...recordedShifts]);

declare const recordedShifts: string[];

/** Runs in the page. */
function watchShifts(): void {
  const recorded: string[] = [];
  Object.assign(globalThis, { recordedShifts: recorded });
  interface Shift extends PerformanceEntry {
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources))
      recorded.push(node?.parentElement?.closest('.consent-cookie-banner') ? 'banner' : 'page');
  }).observe({ type: 'layout-shift', buffered: true });
}

spec('CONS-32', 'a photograph of the page has no banner', async () => {
  const { page } = await shop.visit({ withScript: false });
  await page.goto(`${shop.url}/?sqsscreenshot=true`);
  expect(await page.$(BANNER)).toBeNull();
});
