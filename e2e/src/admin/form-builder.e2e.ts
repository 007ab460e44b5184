import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { spec } from '../../../tools/testing/spec';
import { until } from '../../../tools/testing/until';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { fillForm, FORM } from '../forms/fill-form';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const BUILDER = `form[action="${FORM_EDITOR_CALLS.saveForm.path}"]`;
const LIVE = '[data-feature="admin/form"][data-state="live"]';
const SAVE = `${BUILDER} button[type=submit]:not(noscript *)`;

/** Opens the form of the page `/contact` from the list. */
async function openForm(page: Page): Promise<void> {
  await page.goto(shop.url + ADMIN_PATH.forms);
  const address = await page.$$eval('main li', (entries) => {
    const entry = entries.find(({ textContent }) => textContent?.includes('Contact')) ?? entries[0];
    return entry?.querySelector('a')?.href ?? '';
  });
  await page.goto(address);
}

async function visitorSends(label: string): Promise<unknown> {
  const { page, problems } = await shop.visit();
  await page.goto(`${shop.url}/contact`);
  expect(await page.$eval(FORM, ({ textContent }) => textContent)).toContain(label);
  await fillForm(page);
  await page.click(`${FORM} button`);
  await page.waitForSelector('.forms-contact-form__thanks:not([hidden])');
  expect(problems.filter(isNoRefusal)).toEqual([]);
  await page.close();
  const rows = await shop.server.services.db.selectFrom('form_submission').select('fields').execute();
  return rows.at(-1)?.fields;
}

spec('FBUILD-01', 'an owner adds a field by keyboard on a phone; a visitor sees it and answers it', async () => {
  const { page, problems } = await visitAsOwner(shop, { screen: 'phone' });
  await openForm(page);
  await page.waitForSelector(LIVE);
  await page.focus('[data-add=text]');
  await page.keyboard.press('Enter');
  // The label of the new field is selected.
  await page.keyboard.type('Name of your studio');
  await page.waitForFunction(() =>
    document
      .querySelector<HTMLIFrameElement>('[data-preview]')
      ?.contentDocument?.body?.textContent?.includes('Name of your studio'),
  );
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await follow(page, SAVE);
  expect(Object.values((await visitorSends('Name of your studio')) as object)).toContain('Ada');
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

spec('FBUILD-01', 'without script, an owner previews, adds, moves and removes fields', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false });
  await openForm(page);
  const spare = await page.$eval('[data-spare] [name$=".title"]', (input) => (input as HTMLInputElement).name);
  const prefix = spare.slice(0, -'title'.length);
  const asksForKey = () => page.$eval('[name=captchaSiteKey]', (field) => field.checkVisibility());
  const before = await asksForKey();
  await page.select('[name=captcha]', 'hcaptcha');
  expect([before, await asksForKey()]).toEqual([false, true]);
  await page.select('[name=captcha]', '');
  await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
  await page.select(`[name="${prefix}type"]`, 'date');
  await fill(page, `[name="${prefix}title"]`, 'Day of your visit');
  await fill(page, `[name="${prefix}place"]`, '1');
  await page.click(`${BUILDER} [formaction]`);
  const preview = () => page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
  await until(
    async () =>
      (
        await preview()
          ?.content()
          .catch(() => '')
      )?.includes('Day of your visit') === true,
    'the preview shows the new field',
  );
  await follow(page, SAVE);
  const rows = await page.$$eval('[data-row]', (all) => all.map(({ textContent }) => textContent ?? ''));
  expect(rows[0]).toContain('Day of your visit');
  await page.$$eval('details', (all) => all.forEach((details) => (details.open = true)));
  await page.click('[name="field.1.remove"]');
  await follow(page, SAVE);
  expect(await page.$eval('[data-rows]', ({ textContent }) => textContent)).not.toContain('Day of your visit');
});
