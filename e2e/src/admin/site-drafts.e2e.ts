import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { confirmPublishing, openPageEditor, press } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${STYLES_CALLS.saveStyles.path}"]`;
const NIGHT = '#121416';
const HISTORY = '.admin-site-history';

const shop = openOwnedShop();

const visitorPaper = async () => /--color-paper:(#[0-9a-f]{6})/.exec(await (await fetch(shop.url)).text())?.[1];

test('an owner drafts colors, sees them in the page editor, publishes them with a page, and takes them back', async () => {
  const { page } = await visitAsOwner(shop);
  const before = await visitorPaper();
  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.waitForSelector('[data-palettes]:not([hidden])');
  await page.click('[data-palette="night"]');
  await follow(page, `${FORM} [name=as][value=draft]`);
  expect(await visitorPaper()).toBe(before);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
  }
  expect(await axeViolations(page)).toEqual([]);

  await openPageEditor(page, shop, '/');
  await page.waitForFunction(
    (color) =>
      [...document.querySelectorAll('iframe')].some(({ contentDocument }) =>
        contentDocument?.documentElement.outerHTML.includes(`--color-paper:${color}`),
      ),
    {},
    NIGHT,
  );
  await press(page, 'Publish');
  await page.waitForSelector('.admin-page-editor__site-draft input:checked');
  expect(await axeViolations(page)).toEqual([]);
  await confirmPublishing(page);
  expect(await visitorPaper()).toBe(NIGHT);

  await page.goto(shop.url + ADMIN_PATH.styles);
  await page.click(`${HISTORY} summary`);
  await follow(page, `${HISTORY} li:last-child [name=version]`);
  expect(await visitorPaper()).toBe(before);
});
