import type { Page } from 'puppeteer';
import { long, spec } from '../../../../tools/testing/spec';
import type { Visit } from '../../browser/browser';
import { openShop } from '../../browser/open/shop';
import { addMug, goToCheckout, untilCount, visitWithMug } from '../../commerce/shopping';
import { fillForm, FORM } from '../../forms/fill-form';
import { actOn, ENABLE, isMarked, KILL, markPage, REMOVE, untilState } from './act-on';

const shop = openShop();
afterEach(async () => {
  await actOn(shop, 'mf-forms', ENABLE);
  await actOn(shop, 'mf-commerce', ENABLE);
  // Later pages are created from this.
  await shop.server.services.registry.reload();
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const { name, value, selectionStart } = document.activeElement as HTMLInputElement;
    return { name, value, selectionStart };
  });
/** Typed keys take a moment to reach the page. */
const typeSlowly = (page: Page, text: string) => page.keyboard.type(text);

/** Interacts with the form until it is live; the page first has to receive the change. */
async function touchForm(page: Page): Promise<void> {
  await page.waitForFunction(
    (form) => {
      document.querySelector(`${form} textarea`)?.dispatchEvent(new Event('focusin', { bubbles: true }));
      return document.querySelector('[data-feature="forms/contact-form"]')?.getAttribute('data-state') === 'live';
    },
    {},
    FORM,
  );
}

async function visitForm(): Promise<Visit> {
  const visit = await shop.visit();
  await visit.page.goto(`${shop.url}/contact`);
  await touchForm(visit.page);
  await markPage(visit.page);
  await fillForm(visit.page);
  return visit;
}

spec(
  ['PLAT-03', 'PLAT-05'],
  'a form in use keeps text, focus and caret when its code is disabled, is sent, and goes live again without a reload',
  async () => {
    const { page, problems } = await visitForm();
    await page.focus(`${FORM} textarea`);
    await typeSlowly(page, ' wrote');
    await page.keyboard.press('ArrowLeft');
    const before = await focused(page);
    await actOn(shop, 'mf-forms', KILL);
    await untilState(page, 'forms/contact-form', 'waiting');
    expect(await focused(page)).toEqual(before);
    await typeSlowly(page, '!');
    expect((await focused(page)).value).toBe(`${before.value.slice(0, -1)}!${before.value.slice(-1)}`);

    await actOn(shop, 'mf-forms', ENABLE);
    await touchForm(page);
    expect((await focused(page)).value).toContain('!');
    await actOn(shop, 'mf-forms', KILL);
    await untilState(page, 'forms/contact-form', 'waiting');
    expect(await isMarked(page)).toBe(true);
    await page.click(`${FORM} button`);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank'));
    const rows = await shop.server.services.db.selectFrom('form_submission').selectAll().execute();
    expect(JSON.stringify(rows)).toContain('wrot!e');
    expect(problems).toEqual([]);
  },
);

long.spec(
  ['PLAT-03', 'PLAT-05', 'PLAT-08'],
  'a checkout hydrated by React returns to its HTML, with typed values, and comes back',
  async () => {
    const { page, problems } = await shop.visit();
    await addMug(page, shop.url);
    await page.goto(`${shop.url}/cart`);
    await goToCheckout(page);
    await untilState(page, 'commerce/checkout', 'live');
    await markPage(page);
    await page.type('[name="email"]', 'ada@example.org');
    await page.select('[name="country"]', 'US');
    await page.type('[name="firstName"]', 'Ada');
    const before = await focused(page);
    const values = () =>
      page.$$eval('[name="email"], [name="country"], [name="firstName"]', (all) =>
        all.map((control) => (control as HTMLInputElement).value),
      );
    const typed = await values();
    const untilRequestedAgain = page.waitForResponse(
      (response) => response.request().resourceType() === 'xhr' && response.url().endsWith('/checkout'),
    );
    await actOn(shop, 'mf-commerce', KILL);
    await untilState(page, 'commerce/checkout', 'waiting');
    expect([await focused(page), await values()]).toEqual([before, typed]);
    // Its HTML is fetched again a little later, without disturbing the visitor.
    await Promise.all([untilRequestedAgain, typeSlowly(page, ' B.')]);
    expect(await focused(page)).toMatchObject({ name: 'firstName', value: 'Ada B.' });
    await actOn(shop, 'mf-commerce', ENABLE);
    await untilState(page, 'commerce/checkout', 'live');
    expect(await focused(page)).toMatchObject({ name: 'firstName', value: 'Ada B.' });
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  },
);

long.spec(
  'PLAT-03',
  'a remote whose HTML is disabled too shows its message in open pages, and its HTML again',
  async () => {
    const { page, problems } = await visitForm();
    const text = await page.$eval(`${FORM} textarea`, (area) => (area as HTMLTextAreaElement).value);
    await actOn(shop, 'mf-forms', REMOVE);
    await page.waitForFunction((form) => !document.querySelector(form), {}, FORM);
    await actOn(shop, 'mf-forms', ENABLE);
    await touchForm(page);
    expect(await page.$eval(`${FORM} textarea`, (area) => (area as HTMLTextAreaElement).value)).toBe(text);
    expect(await isMarked(page)).toBe(true);
    expect(problems).toEqual([]);
  },
);

long.spec(
  ['PLAT-03', 'ESC-07'],
  'a cart that is open over the page closes with its code, and returns the focus',
  async () => {
    const { page, problems } = await visitWithMug(shop);
    const link = '[data-indicator] a';
    await page.focus(link);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-feature="commerce/cart-drawer"] dialog[open] [data-line]');
    await actOn(shop, 'mf-commerce', KILL);
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    expect(await page.evaluate((selector) => document.activeElement === document.querySelector(selector), link)).toBe(
      true,
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    // The link leads to the cart page, as without script.
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(new URL(page.url()).pathname).toBe('/cart');
    await actOn(shop, 'mf-commerce', ENABLE);
    await page.goto(`${shop.url}/about`);
    await untilCount(page, 1);
    expect(problems).toEqual([]);
  },
);
