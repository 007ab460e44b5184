import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { byName, press, selectLine, untilEditorLive, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const ABOUT = '/about';
const SECTION = '.frame-main > .frame-row';

const pageId = async () => {
  const pages = shop.server.services.db.selectFrom('page').innerJoin('site', 'site.id', 'page.site_id');
  const about = pages.where('site.identifier', '=', 'fern-and-kiln').where('page.path', '=', ABOUT);
  return (await about.select('page.id').executeTakeFirstOrThrow()).id;
};

test('an owner makes a section dark, sees it in the editor, and visitors get it once it is published', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await page.goto(shop.url + ADMIN_PATH.pageEditor.replace('{slug}', await pageId()));
  await untilEditorLive(page);
  await selectLine(page, 'Section 1');
  const field = await byName(page, 'combobox', 'Section colors');
  await field?.select('dark');
  const frame = await page.waitForSelector('iframe');
  const framed = await frame?.contentFrame();
  await framed?.waitForSelector(`${SECTION}.section-theme[data-theme=dark]`);
  const ink = await framed?.$eval('html', (root) => getComputedStyle(root).getPropertyValue('--color-ink'));
  expect(await framed?.$eval(SECTION, (row) => getComputedStyle(row).getPropertyValue('--color-paper'))).toBe(ink);
  expect(await axeViolations(page)).toEqual([]);
  await untilSaved(page);
  expect(await (await fetch(shop.url + ABOUT)).text()).not.toContain('section-theme');
  await press(page, 'Publish');
  await page.waitForSelector('.admin-page-editor__publish');
  await page.click('.admin-page-editor__publish [type=submit]');
  await page.waitForFunction(() => document.querySelector('dialog[open] h2')?.textContent === 'Published');
  expect(problems).toEqual([]);

  const { page: visited, problems: visitorProblems } = await shop.visit();
  for (const width of [390, 1280]) {
    await visited.setViewport({ width, height: 900 });
    await visited.goto(shop.url + ABOUT);
    const shown = await visited.$eval(SECTION, (row) => {
      const { backgroundColor, color } = getComputedStyle(row);
      return { backgroundColor, color };
    });
    const root = await visited.$eval('body', (body) => getComputedStyle(body).color);
    expect([width, shown.backgroundColor, await overflowOf(visited)]).toEqual([width, root, []]);
    expect([width, await axeViolations(visited)]).toEqual([width, []]);
  }
  expect(visitorProblems).toEqual([]);
});
