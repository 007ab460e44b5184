import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { isNoRefusal } from '../browser/is-no-refusal';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import { openOwnedShop, visitAsOwner } from './visit-design';

const LIVE = '[data-feature="admin/tags"][data-state="live"]';
const EDIT = '[data-tag-edit]';

const shop = openOwnedShop();

const rowOf = (page: Page, name: string) => page.waitForSelector(`::-p-xpath(//tr[th//bdi[text()="${name}"]])`);

async function openEdit(page: Page, name: string): Promise<void> {
  const row = await rowOf(page, name);
  const summary = await row?.$(`${EDIT} > summary`);
  await summary?.click();
}

async function follow(page: Page, selector: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(selector)]);
}

test('an owner merges a tag into another one, old addresses lead on, and the change is undone', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.tags);
  await page.waitForSelector(LIVE);
  await openEdit(page, 'Linen');
  const name = `${EDIT}[open] [name=name]`;
  await page.click(name, { count: 3 });
  await page.type(name, 'glazes');
  await openEdit(page, 'Lunch');
  expect(await textOf(page, `${EDIT}[open]`)).toContain('You may only edit one tag at a time');
  await follow(page, `${EDIT}[open] form [type=submit]`);
  expect(await textOf(page, `${EDIT}[open]`)).toContain('This tag already exists');
  expect(await axeViolations(page)).toEqual([]);
  await follow(page, `${EDIT}[open] form:nth-of-type(2) [type=submit]`);
  expect(await textOf(page, '.admin-data-table__question')).toContain('Merge “Linen” into “Glazes”?');
  await follow(page, '.admin-data-table__question [type=submit]');
  expect(await textOf(page, '.admin-toast')).toContain('Tags merged on 1 page.');
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page), await axeViolations(page)]).toEqual([width, [], []]);
  }
  const visit = await fetch(`${shop.url}/journal?tag=linen`, { redirect: 'manual' });
  expect([visit.status, visit.headers.get('location')]).toEqual([303, '/journal?tag=glazes']);
  await follow(page, '.admin-tags__last [type=submit]');
  expect(await textOf(page, '.admin-toast')).toContain('Change undone on 1 page.');
  expect(await rowOf(page, 'Linen')).not.toBeNull();
  expect((await fetch(`${shop.url}/journal?tag=linen`, { redirect: 'manual' })).status).toBe(200);
  expect(problems.filter(isNoRefusal)).toEqual([]);
});
