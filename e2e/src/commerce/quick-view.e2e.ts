import type { Page } from 'puppeteer';
import { long, spec } from '../../../tools/testing/spec';
import { atRest } from '../browser/looks/at-rest';
import { axeViolations } from '../browser/looks/axe-violations';
import { SCREEN } from '../browser/browser';
import { openShop } from '../browser/open/shop';
import { neverTimeOut } from '../browser/pace-timers';
import { recordShifts, shifts } from '../browser/looks/shifts';
import { until } from '../../../tools/testing/until';
import { MUG, untilCount } from './shopping';
import { follow } from '../browser/follow';

const shop = openShop();

const VIEW = '[data-feature="commerce/product-quick-view"] dialog';
const LOOK = `form[action="${MUG}"] button`;

const untilOpen = (page: Page) => page.waitForSelector(`${VIEW}[open] [data-add-to-cart]`);

const noteSent = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/census/RecordQuickView/')) sent.push(pathname);
  });
  return sent;
};

spec(
  ['CENSUS-10', 'PROD-04', 'ESC-07'],
  'a product is viewed over the shop, put into the cart with its options, and reported once',
  async () => {
    const { page, problems } = await shop.visit();
    await neverTimeOut(page);
    const sent = noteSent(page);
    await recordShifts(page);
    await page.goto(`${shop.url}/shop`);
    await atRest(page);
    // The first click, before anything is live.
    await page.click(LOOK);
    await untilOpen(page);
    expect(new URL(page.url()).pathname).toBe('/shop');
    const tree = await page.accessibility.snapshot();
    expect(tree?.children?.map(({ role, name }) => ({ role, name }))).toEqual([
      { role: 'dialog', name: expect.stringMatching(/mug/i) },
    ]);
    expect(await axeViolations(page)).toEqual([]);
    await until(() => sent.length > 0);
    expect(sent).toEqual([expect.stringMatching(/\/[0-9a-f-]{36}$/)]);
    const box = await page.$eval(
      `${VIEW} .commerce-sheet__body`,
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(box).toBe(0);

    // The option lists are live, and select an existing variant.
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

    // The same product again, which is another purchase.
    await page.click(LOOK);
    await untilOpen(page);
    await page.click(`${VIEW} [data-step="1"]`);
    await page.click(`${VIEW} [data-add-to-cart]`);
    await untilCount(page, 4);
    expect(await shifts(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

long.test('on a phone it fills the window, and links to the product’s page', async () => {
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
  await follow(page, `${VIEW} [data-view] p a[href="${MUG}"]`);
  expect(new URL(page.url()).pathname).toBe(MUG);
});

long.test(
  'without script, or if its files do not load, the button leads to the product’s page or is absent',
  async () => {
    const plain = await shop.visit({ withScript: false });
    await plain.page.goto(`${shop.url}/shop`);
    expect(await plain.page.$eval(LOOK, (button) => button.getBoundingClientRect().width)).toBe(0);

    const { page } = await shop.visit();
    await page.goto(`${shop.url}/shop`);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      void (request.url().includes('/product-quick-view.') ? request.abort() : request.continue());
    });
    await follow(page, LOOK);
    expect(new URL(page.url()).pathname).toBe(MUG);
  },
);
