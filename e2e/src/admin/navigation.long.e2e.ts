import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NAVIGATION_CALLS } from 'shared-types/admin/navigation';
import { axeViolations } from '../browser/looks/axe-violations';
import { overflowOf } from '../browser/looks/overflow-of';
import { follow } from '../browser/follow';
import { drag } from './drag';
import { openOwnedShop, visitAsOwner } from './visit-design';

const FORM = `form[action="${NAVIGATION_CALLS.saveNavigation.path}"]`;
const SUMMARY = '.site-navigation-folder > summary';

const shop = openOwnedShop();

/** Titles of the shown entries; those in a folder have a dash. */
const entries = (page: Page) =>
  page.$$eval('[data-menu=nav] [data-row]:not([hidden])', (rows) =>
    rows.map((row) => (row.hasAttribute('data-inside') ? '-' : '') + row.querySelector('[data-name]')?.textContent),
  );

async function openNavigation() {
  const visit = await visitAsOwner(shop);
  await visit.page.goto(shop.url + ADMIN_PATH.navigation);
  await visit.page.waitForSelector('[data-menu=nav] [data-add=folder]');
  await visit.page.waitForSelector('[data-menu=nav] [data-by-keys]:not([hidden])');
  return visit;
}

test('an owner drags an entry into a folder, and a page that is not linked behind it', async () => {
  const { page, problems } = await openNavigation();
  // All of the page is in view.
  await page.setViewport({ width: 1280, height: 2400 });
  const [first = ''] = await entries(page);
  await page.click('[data-menu=nav] [data-add=folder]');
  for (let count = (await entries(page)).length; count > 2; count -= 1)
    await page.click(`[data-menu=nav] [data-row]:nth-child(${count}) [data-move=up]`);
  await page.click('[data-menu=nav] [data-row]:nth-child(2) summary');
  const row = (number: number) => `[data-menu=nav] [data-row]:nth-child(${number})`;
  await drag(page, { handle: `${row(1)} [data-handle]`, to: row(2), part: 0.8 });
  expect((await entries(page)).slice(0, 2)).toEqual(['New folder', `-${first}`]);
  const unlinked = '[data-navigation="_hidden"] [data-unlinked]:not([hidden])';
  const title = await page.$eval(unlinked, (element) => (element as HTMLElement).dataset['title']);
  await drag(page, { handle: `${unlinked} [data-handle]`, to: row(3), part: 0.2 });
  expect((await entries(page)).slice(1, 3)).toEqual([`-${first}`, title]);
  expect(problems).toEqual([]);
});

test('an owner makes a folder of two pages by keys and buttons, and visitors open it', async () => {
  const { page, problems } = await openNavigation();
  const [first = '', second = ''] = await entries(page);
  await page.click('[data-menu=nav] [data-add=folder]');
  await page.keyboard.type('More');
  expect((await entries(page)).at(-1)).toBe('More');
  // The folder is above two links: by keys it moves up, and the link below it moves in.
  const count = (await entries(page)).length;
  await page.focus(`[data-menu=nav] [data-row]:nth-child(${count}) summary`);
  for (let at = count; at > 2; at -= 1) {
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Alt');
  }
  expect((await entries(page)).slice(0, 3)).toEqual([first, 'More', second]);
  await page.click('[data-menu=nav] [data-row]:nth-child(3) [data-move=into]');
  await page.click('[data-menu=nav] [data-row]:nth-child(1) [data-move=down]');
  await page.click('[data-menu=nav] [data-row]:nth-child(3) [data-move=into]');
  expect((await entries(page)).slice(0, 3)).toEqual(['More', `-${second}`, `-${first}`]);
  for (const width of [390, 1280]) {
    await page.setViewport({ width, height: 900 });
    expect([width, await overflowOf(page)]).toEqual([width, []]);
    expect([width, await axeViolations(page)]).toEqual([width, []]);
  }
  await follow(page, `${FORM} [type=submit]`);
  expect((await entries(page)).slice(0, 3)).toEqual(['More', `-${second}`, `-${first}`]);
  expect(problems).toEqual([]);
  await visitorsSee(first, second);
});

async function visitorsSee(first: string, second: string): Promise<void> {
  for (const screen of ['phone', 'desktop'] as const)
    for (const withScript of [true, false]) {
      const { page, problems } = await shop.visit({ screen, withScript });
      await page.goto(shop.url);
      const isOpen = () => page.$eval('.site-navigation-folder', (folder) => (folder as HTMLDetailsElement).open);
      await page.focus(SUMMARY);
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      const links = await page.$$eval('.site-navigation-folder a', (all) =>
        all.filter((link) => link.checkVisibility()).map(({ textContent }) => textContent),
      );
      expect(links).toEqual([second, first]);
      expect([screen, withScript, await overflowOf(page)]).toEqual([screen, withScript, []]);
      // Without script, axe does not end.
      if (withScript) expect([screen, await axeViolations(page)]).toEqual([screen, []]);
      if (withScript) {
        await page.keyboard.press('Escape');
        expect(await isOpen()).toBe(false);
        await page.click(SUMMARY);
        await page.mouse.click(5, 500);
        expect(await isOpen()).toBe(false);
      }
      expect(problems).toEqual([]);
    }
}

test('without script an owner puts a page into a folder by its fields', async () => {
  const { page, problems } = await visitAsOwner(shop, { withScript: false });
  await page.goto(shop.url + ADMIN_PATH.navigation);
  const fill = (name: string, value: string) =>
    page.$eval(`${FORM} [name="${name}"]`, (field, text) => ((field as HTMLInputElement).value = text), value);
  const rows = await page.$$eval('[data-menu=nav] [data-row]', ({ length }) => length);
  await fill(`nav.${rows - 1}.kind`, 'folder');
  await fill(`nav.${rows - 1}.title`, 'Typed');
  await fill(`nav.${rows}.title`, 'Inside');
  await fill(`nav.${rows}.path`, '/?a=b');
  await page.$eval(`${FORM} [name="nav.${rows}.inside"]`, (box) => ((box as HTMLInputElement).checked = true));
  await follow(page, `${FORM} [type=submit]`);
  expect((await entries(page)).slice(-5, -3)).toEqual(['Typed', '-Inside']);
  expect(problems).toEqual([]);
});
