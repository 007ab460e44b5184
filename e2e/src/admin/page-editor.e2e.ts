import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { WEBSITE_ROLE, type WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { long } from '../../../tools/testing/spec';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { textOf } from '../browser/text-of';
import {
  byName,
  confirmPublishing,
  draftIn,
  openPageEditor,
  pageIdOf,
  press,
  selectLine,
  untilEditorLive,
  untilSaved,
} from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();

async function linesOf(page: Page): Promise<string[]> {
  return page.$$eval('[role=treeitem]', (lines) => lines.map((line) => line.textContent ?? ''));
}

/** Replaces the value of the panel's first line of text. */
async function retype(page: Page, text: string): Promise<void> {
  const field = await page.waitForSelector('.admin-page-editor__side input[type=text]');
  await field?.click({ count: 3 });
  await field?.type(text);
}

async function strangerSees(path: string): Promise<string> {
  const { page } = await shop.visit();
  await page.goto(new URL(path, shop.url).href);
  const seen = await textOf(page, 'body');
  await page.close();
  return seen;
}

test('an owner changes a headline in the panel; visitors see it once it is published', async () => {
  const { page } = await visitAsOwner(shop);
  await openPageEditor(page, shop, '/about');
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await selectLine(page, 'Text');
  await retype(page, 'Made by our four hands');
  await untilSaved(page);
  expect(await strangerSees('/about')).not.toContain('Made by our four hands');
  await press(page, 'Publish');
  await page.waitForSelector('.admin-page-editor__publish');
  expect(await axeViolations(page)).toEqual([]);
  await confirmPublishing(page);
  expect(await strangerSees('/about')).toContain('Made by our four hands');
});

test('an added block moves by keys, and undo goes on after a reload', async () => {
  const { page } = await visitAsOwner(shop);
  await openPageEditor(page, shop, '/about');
  const before = await linesOf(page);
  await press(page, 'Add block');
  await page.waitForSelector('.admin-page-editor__tile');
  for (const tile of await page.$$('.admin-page-editor__tile'))
    if ((await tile.evaluate((element) => element.textContent)) === 'Text') await tile.click();
  await page.waitForFunction((count) => document.querySelectorAll('[role=treeitem]').length > count, {}, before.length);
  await page.focus('[role=treeitem][aria-selected=true]');
  const added = await linesOf(page);
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  expect(await linesOf(page)).not.toEqual(added);
  await untilSaved(page);
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  expect(await linesOf(page)).toEqual(added);
  await untilSaved(page);
  await page.reload();
  await untilEditorLive(page);
  await press(page, 'Undo: add block');
  expect(await linesOf(page)).toEqual(before);
  await untilSaved(page);
});

long.test('a block of a type that the page had none of is styled, and so is the rest', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await openPageEditor(page, shop, '/about');
  const draft = await draftIn(page);
  const paper = () => draft.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await paper();
  await press(page, 'Add block');
  await page.waitForSelector('.admin-page-editor__tile');
  await page.keyboard.type('Accordion');
  await page.keyboard.press('Enter');
  await draft.waitForFunction(
    () => [...document.styleSheets].length === 1 && /accordion/.test(document.head.textContent ?? ''),
  );
  expect([await paper(), problems]).toEqual([before, []]);
});

long.test('two browsers that change the same block are offered a choice', async () => {
  const [one, other] = [await visitAsOwner(shop), await visitAsOwner(shop)];
  for (const { page } of [one, other]) {
    await openPageEditor(page, shop, '/about');
    await selectLine(page, 'Text');
  }
  await other.page.setOfflineMode(true);
  await retype(other.page, 'Second');
  await retype(one.page, 'First');
  await untilSaved(one.page);
  await other.page.setOfflineMode(false);
  await byName(other.page, 'button', 'Keep mine');
  expect(await textOf(other.page, 'dialog[open]')).toContain('First');
  await press(other.page, 'Keep mine');
  await untilSaved(other.page);
  expect(await textOf(other.page, '[aria-selected=true]')).toContain('Second');
});

long.test('on a phone a block is selected, changed in a sheet, and the sheet closes', async () => {
  const { page } = await visitAsOwner(shop, { screen: 'phone' });
  await openPageEditor(page, shop, '/about');
  await press(page, 'Outline');
  await selectLine(page, 'Text');
  await press(page, 'Outline');
  await press(page, 'Edit');
  await retype(page, 'On the way');
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  await page.keyboard.press('Escape');
  expect(await page.$('.admin-page-editor__side')).toBeNull();
  expect(await textOf(page, '.admin-page-editor__selected')).toContain('On the way');
  await untilSaved(page);
});

long.test('an account that may not edit pages is refused', async () => {
  const { db } = shop.server.services;
  const become = (role: WebsiteRoleNumber) => db.updateTable('website_role').set({ role }).execute();
  const { page } = await visitAsOwner(shop);
  await become(WEBSITE_ROLE.viewer);
  await page.goto(shop.url + ADMIN_PATH.pageEditor.replace('{slug}', await pageIdOf(shop, '/about')));
  expect(await page.$('.admin-page-editor')).toBeNull();
  await become(WEBSITE_ROLE.admin);
});
