import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { byName, openPageEditor, publishPage, selectLine, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const ABOUT = '/about';
const SECTION = '.frame-main > .frame-row';

test('an owner makes a section dark, sees it in the editor, and visitors get it once it is published', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await openPageEditor(page, shop, ABOUT);
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
  await publishPage(page);
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
