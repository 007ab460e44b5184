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
const FORM = 'form[action="/api/config/shipping-editor/option"]';
const SAVE = `${FORM} .admin-settings-form__actions .button:not([hidden])`;

const names = (page: Page) =>
  page.$$eval('.admin-rule-list__name', (found) => found.map(({ textContent }) => textContent));

test('an owner adds a shipping method, with places and weights, and moves it; an outdated order is reported', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await page.goto(`${shop.url}${ADMIN_PATH.shipping}/new`);
  await page.waitForSelector('[data-feature="admin/shipping-editor"][data-state="live"]');
  for (const [index] of (await page.$$('.admin-rule-form__more')).entries())
    await page.$$eval('.admin-rule-form__more', (all, at) => ((all[at] as HTMLDetailsElement).open = true), index);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await fill(page, `${FORM} [name="name"]`, 'Bicycle');
  await fill(page, `${FORM} [name="cost"]`, '12');
  await fill(page, `${FORM} [name="countries"]`, 'Atlantis');
  await page.click(SAVE);
  await page.waitForFunction(
    (form) => document.querySelector(`${form} [data-field-error=countries]`)?.textContent?.includes('Atlantis'),
    {},
    FORM,
  );
  await fill(page, `${FORM} [name="countries"]`, 'Germany');
  await fill(page, `${FORM} [name="w.1.up"]`, '2');
  await fill(page, `${FORM} [name="w.1.cost"]`, '4,50');
  await follow(page, SAVE);
  expect(await textOf(page, `${FORM} [data-form-message]`)).toContain('Saved.');

  await page.goto(shop.url + ADMIN_PATH.shipping);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  const before = await names(page);
  expect(before.at(-1)).toBe('Bicycle');
  const last = '.admin-rule-list__entry:last-child';
  await page.$eval(`${last} [name=base]`, (input) => ((input as HTMLInputElement).value = 'another order'));
  await page.click(`${last} button[value=up]`);
  await page.waitForFunction((at) => document.querySelector(`${at} [data-form-error]`)?.textContent, {}, last);
  expect(await textOf(page, `${last} [data-form-error]`)).toContain('It is now:');
  await follow(page, `${last} button[value=up]`);
  expect([await textOf(page, 'main [role=status]'), (await names(page)).at(-2)]).toEqual([
    'Position changed.',
    'Bicycle',
  ]);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

test('without script a tax rule is added, moved and removed', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  const form = 'form[action="/api/config/tax-editor/rule"]';
  const add = async (name: string) => {
    await page.goto(`${shop.url}${ADMIN_PATH.taxes}/new`);
    await fill(page, `${form} [name="name"]`, name);
    await fill(page, `${form} [name="rate"]`, '7,75');
    await follow(page, `${form} .admin-settings-form__actions .button`);
    expect(await textOf(page, `${form} [data-form-message]`)).toContain('Saved.');
  };
  await add('County');
  await add('City');
  await page.goto(shop.url + ADMIN_PATH.taxes);
  const before = await names(page);
  await follow(page, '.admin-rule-list__entry:last-child button[value=up]');
  expect([await textOf(page, 'main [role=status]'), await names(page)]).toEqual([
    'Position changed.',
    [...before.slice(0, -2), 'City', 'County'],
  ]);
  await follow(page, '.admin-rule-list__entry:last-child a');
  await page.click('.admin-rule-form__removal summary');
  await follow(page, 'form[action="/api/config/tax-editor/removal"] button');
  expect([await textOf(page, 'main [role=status]'), (await names(page)).includes('County')]).toEqual([
    'The tax rule is removed. Orders keep their taxes.',
    false,
  ]);
});
