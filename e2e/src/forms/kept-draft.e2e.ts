import type { Page } from 'puppeteer';
import { long } from '../../../tools/testing/spec';
import { changeShop } from '../browser/open/changed-shop';
import { openShop } from '../browser/open/shop';
import { FORM } from './fill-form';
import { setForm, withForm } from './set-form';

const shop = openShop();
const FIELDS = [
  { id: 'who', type: 'text', title: 'Your name' },
  { id: 'words', type: 'textarea', title: 'Words', required: true },
  { id: 'code', type: 'password', title: 'Code' },
];

const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('form-draft') ? [text as string] : [])),
  );
const untilKept = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('form-draft')));
const live = (page: Page) => page.waitForSelector('[data-feature="forms/contact-form"][data-state="live"]');

beforeEach(() => setForm(shop, { title: 'Write', fields: FIELDS, keepsDraft: true, submissionMessage: 'Thank you.' }));

test('what was typed survives a page that is left, and is gone after sending; passwords are not kept', async () => {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await page.type(`${FORM} textarea`, 'Hello');
  await live(page);
  await page.type(`${FORM} [type=password]`, 'hunter2');
  await page.type(`${FORM} textarea`, ' there');
  await untilKept(page);
  await page.goto(`${shop.url}/`);
  expect((await kept(page)).join()).not.toContain('hunter2');
  await page.goto(`${shop.url}/contact`);
  await page.focus(`${FORM} [name="field.who.value"]`);
  await page.waitForFunction(() => document.querySelector('[data-draft]')?.textContent?.includes('We kept'));
  expect(await page.$eval(`${FORM} textarea`, ({ value }) => value)).toBe('Hello there');
  await page.click(`${FORM} [type=submit]`);
  await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Thank you.'));
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('form-draft')));
  expect(problems).toEqual([]);
});

long.test('on a restrictive site nothing is kept before the visitor has agreed', async () => {
  await changeShop(shop, ({ site, ...sample }) => ({
    ...sample,
    site: {
      ...site,
      cookieSettings: { ...site.cookieSettings, isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true },
    },
    pages: sample.pages.map((page) => withForm(page, { fields: FIELDS, keepsDraft: true })),
  }));
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  await page.type(`${FORM} textarea`, 'Hello');
  await live(page);
  await page.type(`${FORM} textarea`, ' there');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await kept(page)).toEqual([]);
  await page.click('[data-feature="consent/cookie-banner"] [value="accepted"]');
  await page.waitForFunction(() => document.cookie.includes('CookieChoice'));
  await page.type(`${FORM} textarea`, ', Ada');
  await untilKept(page);
  expect((await kept(page)).join()).toContain('Hello there, Ada');
});
