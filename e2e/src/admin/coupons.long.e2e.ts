import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { axeViolations } from '../browser/looks/axe-violations';
import { fill } from '../browser/sign-in';
import { openOwnedShop, visitAsOwner } from './visit-design';
import { follow } from '../browser/follow';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { isNoRefusal } from '../browser/is-no-refusal';

const shop = openOwnedShop();
const FORM = 'form[action="/api/config/coupon-editor/coupon"]';
const REMOVAL = 'form[action="/api/config/coupon-editor/removal"]';
const SAVE = `${FORM} .admin-settings-form__actions .button:not([hidden])`;
const NOTICE = `${FORM} [data-form-message]:not([hidden])`;

const valueOf = (page: Page, name: string) =>
  page.$eval(`${FORM} [name="${name}"]`, (input) => (input as HTMLInputElement).value);
const isShown = (page: Page, name: string) =>
  page.$eval(`${FORM} [name="${name}"]`, (input) => input.getClientRects().length > 0);

test('an owner adds a coupon, is led to errors, changes and removes it, and loses nothing typed', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(shop.url + ADMIN_PATH.coupons);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await follow(page, 'main a[href="/config/coupons/new"]');
  await page.waitForSelector('[data-feature="admin/coupon-editor"][data-state="live"]');
  expect([await isShown(page, 'rate'), await isShown(page, 'amount')]).toEqual([true, false]);
  await page.select(`${FORM} [name="kind"]`, 'fixed');
  expect([await isShown(page, 'rate'), await isShown(page, 'amount')]).toEqual([false, true]);
  await fill(page, `${FORM} [name="code"]`, 'AUTUMN');
  await fill(page, `${FORM} [name="amount"]`, '5,0O');
  await page.$eval(`${FORM} [name="until"]`, (input) => {
    (input as HTMLInputElement).value = '2099-12-31T00:00';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.click(SAVE);
  await page.waitForFunction(
    (form) => document.querySelector(`${form} [data-field-error=amount]`)?.textContent,
    {},
    FORM,
  );
  expect(await textOf(page, `${FORM} [data-field-error=amount]`)).toContain('Enter an amount such as');
  await fill(page, `${FORM} [name="amount"]`, '5,00');
  await follow(page, SAVE);
  expect([await textOf(page, NOTICE), await valueOf(page, 'amount'), await valueOf(page, 'until')]).toEqual([
    expect.stringContaining('Saved.'),
    '5.00',
    '2099-12-31T00:00',
  ]);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await page.click('.admin-rule-form__removal summary');
  await follow(page, `${REMOVAL} button`);
  expect(await textOf(page, 'main [role=status]')).toContain('The coupon is removed.');
  expect(await textOf(page, '.admin-rule-list__list')).not.toContain('AUTUMN');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

test('without script the same form is rendered again, saves, and removes', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(`${shop.url}${ADMIN_PATH.coupons}/new`);
  await fill(page, `${FORM} [name="code"]`, 'WINTER SALE');
  await fill(page, `${FORM} [name="rate"]`, '12,5 %');
  await follow(page, SAVE);
  expect([await valueOf(page, 'code'), await valueOf(page, 'rate')]).toEqual(['WINTER SALE', '12,5 %']);
  expect(await textOf(page, `${FORM} [data-field-error=code]`)).toContain('without spaces');
  await fill(page, `${FORM} [name="code"]`, 'WINTER');
  await follow(page, SAVE);
  expect([await textOf(page, NOTICE), await valueOf(page, 'rate')]).toEqual([
    expect.stringContaining('Saved.'),
    '12.5',
  ]);
  await page.click('.admin-rule-form__removal summary');
  await follow(page, `${REMOVAL} button`);
  expect(await textOf(page, 'main [role=status]')).toContain('The coupon is removed.');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});
