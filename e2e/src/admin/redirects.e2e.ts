import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REDIRECTS_CALLS } from 'shared-types/admin/pages/redirects';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const ADDING = `form[action="${REDIRECTS_CALLS.addRedirect.path}"]`;
const TRIES = 20;

const shop = openOwnedShop();

test('a redirect that an owner adds leads a visitor on, and the list counts it', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.redirects);
  await page.type(`${ADDING} [name=from]`, '/Old-Shop');
  await page.type(`${ADDING} [name=to]`, '/nowhere');
  await page.click(`${ADDING} [type=submit]`);
  await page.waitForFunction(
    (form) => document.querySelector(`${form} [data-field-error=to]`)?.textContent?.includes('/nowhere'),
    {},
    ADDING,
  );
  await page.$eval(`${ADDING} [name=to]`, (field) => void ((field as HTMLInputElement).value = '/shop'));
  await page.click(`${ADDING} [type=submit]`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.admin-redirects__entry')].some(({ textContent }) =>
      /\/old-shop/i.test(textContent),
    ),
  );
  const visit = await fetch(`${shop.url}/old-shop`, { redirect: 'manual' });
  expect([visit.status, visit.headers.get('location')]).toEqual([301, '/shop']);
  const noteText = async () => {
    await page.reload();
    return page.$$eval('.admin-redirects__entry', (entries) => {
      const own = entries.find(({ textContent }) => /\/old-shop/i.test(textContent));
      return own?.textContent ?? '';
    });
  };
  let note = await noteText();
  for (let tries = 0; tries < TRIES && !note.includes('used once'); tries += 1) {
    await pause(500);
    note = await noteText();
  }
  expect(note).toContain('used once');
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});
