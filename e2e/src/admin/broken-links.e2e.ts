import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGES_CALLS } from 'shared-types/admin/pages/pages';
import { follow } from '../browser/follow';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { fill } from '../browser/sign-in';
import { textOf } from '../browser/text-of';
import { byName, openPageEditor, press, publishPage, selectLine, untilEditorLive, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const TITLE = 'Evening classes';
const AREA = '.admin-rich-text-field__area';

/** Adds a page and publishes it. */
async function addPage(page: Page): Promise<void> {
  await page.goto(shop.url + ADMIN_PATH.pages);
  await page.click('.admin-pages__summary');
  await fill(page, '.admin-pages__form [name=title]', TITLE);
  await page.select('.admin-pages__form [name=layout]', 'text');
  await follow(page, '.admin-pages__form button');
  await untilEditorLive(page);
  await publishPage(page);
}

/** Links the first word of the selected text to a page, by a part of its title. */
async function linkFirstWord(page: Page): Promise<void> {
  const area = await page.waitForSelector(`${AREA}[contenteditable=true]`);
  // Links wait for the editor of formatted text.
  await page.waitForSelector('.admin-rich-text-field [role=toolbar]');
  await area?.click({ offset: { x: 24, y: 16 } });
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.down('Shift');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  const field = await byName(page, 'combobox', 'Page');
  await field?.type('evening');
  await page.waitForFunction(
    (title) => document.querySelector('.admin-rich-text-field__link-box .field__hint')?.textContent === title,
    {},
    TITLE,
  );
  await press(page, 'Apply');
  await untilSaved(page);
}

async function removePage(page: Page): Promise<void> {
  await page.goto(`${shop.url}${ADMIN_PATH.pages}?search=evening`);
  for (const row of await page.$$('main tbody tr')) {
    if (!(await row.evaluate((element) => element.textContent ?? '')).includes(TITLE)) continue;
    const action = await row.$(`form[action="${PAGES_CALLS.removePage.path}"] button`);
    await action?.evaluate((element) => element.setAttribute('data-chosen', ''));
  }
  await follow(page, '[data-chosen]');
}

test('a word is linked to a page by a part of its title; once the page is deleted, the list leads to the block', async () => {
  const { page } = await visitAsOwner(shop);
  await addPage(page);
  await openPageEditor(page, shop, '/about');
  await selectLine(page, 'Text');
  await linkFirstWord(page);
  await publishPage(page);
  await page.goto(shop.url + ADMIN_PATH.brokenLinks);
  const before = await textOf(page, '.admin-broken-links');
  expect(before).not.toContain('/evening-classes');

  await removePage(page);
  await page.goto(shop.url + ADMIN_PATH.brokenLinks);
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([[], []]);
  const entry = '.admin-broken-links__entry:has(a[aria-label$="/evening-classes"][href*="/config/design/"])';
  expect(await textOf(page, entry)).toContain('There is no such page.');
  await follow(page, `${entry} a[aria-label]`);
  await untilEditorLive(page);
  await page.waitForSelector('[role=treeitem][aria-selected=true]');
  expect(await textOf(page, '[role=treeitem][aria-selected=true]')).toMatch(/^Text/);
  await press(page, 'Publish');
  await page.waitForFunction(() =>
    document.querySelector('dialog[open]')?.textContent?.includes('there is no page at /evening-classes'),
  );
});
