import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LESSONS_CALLS } from 'shared-types/admin/pages/lessons';
import { follow } from '../browser/follow';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { drag } from './drag';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const FORM = `form[action="${LESSONS_CALLS.arrangeLessons.path}"]`;
const row = (number: number) => `${FORM} [data-row]:nth-child(${number})`;
const titles = (page: Page) =>
  page.$$eval(`${FORM} [data-row]`, (rows) => rows.map((one) => (one as HTMLElement).dataset['title']));

/** Opens the lessons of the sample's course by their link in the list of pages. */
async function openLessons(page: Page): Promise<void> {
  await page.goto(`${shop.url}${ADMIN_PATH.pages}?q=first-bowl`);
  await follow(page, '.admin-pages__link[href*="/config/lessons/"]');
}

async function visitorsSee(): Promise<string[]> {
  const { page } = await shop.visit();
  await page.goto(`${shop.url}/first-bowl`);
  const links = await page.$$eval('.blocks-course__link', (all) => all.map((link) => link.textContent ?? ''));
  await page.close();
  return links;
}

test('an owner drags a lesson to the front, moves another by its button, and visitors have the new order', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await openLessons(page);
  await page.waitForSelector(`${FORM} [data-by-keys]:not([hidden])`);
  const [first = '', second = '', third = ''] = await titles(page);
  await drag(page, { handle: `${row(3)} [data-handle]`, to: row(1), part: 0.2 });
  expect((await titles(page)).slice(0, 3)).toEqual([third, first, second]);
  await page.click(`${row(3)} [data-move=up]`);
  expect((await titles(page)).slice(0, 3)).toEqual([third, second, first]);
  await drag(page, { handle: `${row(1)} [data-handle]`, to: row(2), part: 0.8 });
  expect((await titles(page)).slice(0, 3)).toEqual([second, third, first]);
  await drag(page, { handle: `${row(2)} [data-handle]`, to: row(1), part: 0.2 });
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${FORM} [type=submit]`);
  expect(await textOf(page, FORM)).toContain('Saved. Visitors see the lessons in this order.');
  expect((await visitorsSee()).slice(0, 3).map((text) => text.trim())).toEqual(
    [third, second, first].map((title) => expect.stringContaining(title)),
  );
  expect(problems.filter(isNoRefusal)).toEqual([]);
});

test('without script, numbers arrange the lessons, and what is wrong is said at its field', async () => {
  const { page } = await visitAsOwner(shop, { withScript: false, screen: 'phone' });
  await openLessons(page);
  expect(await overflowOf(page)).toEqual([]);
  const before = await titles(page);
  const last = before.at(-1) ?? '';
  await fill(page, `${row(before.length)} [name^="place."]`, 'front');
  await follow(page, `${FORM} [type=submit]`);
  expect(await textOf(page, FORM)).toContain('Please enter a whole number.');
  await fill(page, `${row(before.length)} [name^="place."]`, '0');
  await fill(page, `${row(before.length)} [name^="chapter."]`, 'First of all');
  await follow(page, `${FORM} [type=submit]`);
  expect((await titles(page))[0]).toBe(last);
  const { page: visitor } = await shop.visit();
  await visitor.goto(`${shop.url}/first-bowl`);
  expect(await textOf(visitor, '.blocks-course')).toContain('First of all');
});
