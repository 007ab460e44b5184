import type { Page } from 'puppeteer';
import { spec } from '../../../tools/testing/spec';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { atRest } from '../browser/at-rest';
import { axeViolations } from '../browser/axe-violations';
import { SCREEN } from '../browser/browser';
import { intercept } from '../browser/intercept';
import { openShop } from '../browser/open-shop';
import { neverTimeOut } from '../browser/pace-timers';
import { until } from '../../../tools/testing/until';
import { MUG, untilCount } from './shopping';

const shop = openShop();

const VIEW = '[data-feature="commerce/product-quick-view"] dialog';
const LOOK = `form[action="${MUG}"] button`;

/** More than the half second in which what moves is taken for what somebody has just done. */
const LATE_MS = 600;

const untilOpen = (page: Page) => page.waitForSelector(`${VIEW}[open] [data-add-to-cart]`);
interface LayoutShift {
  readonly value: number;
  /** True where it is what somebody has just asked for. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node }[];
}

declare global {
  interface Window {
    /** What has moved on the page without anybody's doing. */
    shifts?: unknown[];
  }
}

/** What the page tells the census of a quick view. */
const noteTold = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/census/RecordQuickView/')) told.push(pathname);
  });
  return told;
};

spec(
  ['CENSUS-10', 'PROD-04', 'ESC-07'],
  'a product is looked at over the shop, put into the cart with its choice, and told of once',
  async () => {
    const visit = await shop.visit();
    const { page, problems } = visit;
    await neverTimeOut(page);
    const told = noteTold(page);
    await page.evaluateOnNewDocument(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as unknown as LayoutShift[])
          if (!shift.hadRecentInput)
            window.shifts?.push([shift.value, ...shift.sources.map(({ node }) => node?.nodeName)]);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${shop.url}/shop`);
    await atRest(page);
    // The first tap of all, before anything of it is live.
    await page.click(LOOK);
    await untilOpen(page);
    expect(new URL(page.url()).pathname).toBe('/shop');
    const tree = await page.accessibility.snapshot();
    expect(tree?.children?.map(({ role, name }) => ({ role, name }))).toEqual([
      { role: 'dialog', name: expect.stringMatching(/mug/i) },
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await until(() => told.length > 0);
    expect(told).toEqual([expect.stringMatching(/\/[0-9a-f-]{36}$/)]);
    const box = await page.$eval(
      `${VIEW} .commerce-sheet__body`,
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(box).toBe(0);

    // The lists of options are live, and lead to a variant that the server knows.
    const selects = await page.$$(`${VIEW} [data-choice] .commerce-product__options select`);
    expect(selects.length).toBeGreaterThan(0);
    await page.click(`${VIEW} [data-step="1"]`);
    await page.click(`${VIEW} [data-add-to-cart]`);
    await untilCount(page, 2);

    await page.keyboard.press('Escape');
    expect(await page.$eval(VIEW, (dialog) => (dialog as HTMLDialogElement).open)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
      /^Quick view of .*mug/i,
    );

    // The very same again, which is another purchase, and answered so late that nothing may move for it any more.
    await intercept(visit, CART_CALLS.addLine.path, (request) => setTimeout(() => void request.continue(), LATE_MS));
    await page.click(LOOK);
    await untilOpen(page);
    await page.click(`${VIEW} [data-step="1"]`);
    await page.click(`${VIEW} [data-add-to-cart]`);
    await untilCount(page, 4);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('on a phone it fills the window, and leads to the product’s page', async () => {
  const { page } = await shop.visit({ screen: 'phone' });
  await neverTimeOut(page);
  await page.goto(`${shop.url}/shop`);
  await page.tap(LOOK);
  await untilOpen(page);
  const panel = await page.$eval(`${VIEW} .commerce-sheet__panel`, (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  expect(panel).toEqual({ left: 0, top: 0, right: SCREEN.phone.width, bottom: SCREEN.phone.height });
  await Promise.all([page.waitForNavigation(), page.click(`${VIEW} [data-view] p a[href="${MUG}"]`)]);
  expect(new URL(page.url()).pathname).toBe(MUG);
});

test('without script, and where its files do not come, the button leads to the product’s page or is not there', async () => {
  const plain = await shop.visit({ withScript: false });
  await plain.page.goto(`${shop.url}/shop`);
  expect(await plain.page.$eval(LOOK, (button) => button.getBoundingClientRect().width)).toBe(0);

  const { page } = await shop.visit();
  await page.goto(`${shop.url}/shop`);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.url().includes('/product-quick-view.') ? request.abort() : request.continue());
  });
  await Promise.all([page.waitForNavigation(), page.click(LOOK)]);
  expect(new URL(page.url()).pathname).toBe(MUG);
});
