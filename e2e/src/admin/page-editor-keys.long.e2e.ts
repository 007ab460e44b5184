import type { Page } from 'puppeteer';
import { axeViolations } from '../browser/looks/axe-violations';
import { textOf } from '../browser/text-of';
import { openPageEditor, untilPublished, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const MOST_STOPS = 120;

/** What has the focus: its role or tag, and its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const role = element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? '';
    const id = element?.getAttribute('aria-labelledby') ?? '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const name = element?.getAttribute('aria-label') ?? label ?? document.getElementById(id)?.textContent;
    return `${role} ${name ?? element?.textContent ?? ''}`;
  });

/** Presses Tab until what is wanted has the focus. */
async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const name = await focused(page);
    if (wanted.test(name)) return;
    seen.push(name.slice(0, 40));
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted.source}: ${[...new Set(seen)].join(' · ')}`);
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

test('a headline is changed, a block added, set, moved and published by keys alone', async () => {
  const { page, problems } = await visitAsOwner(shop);
  await openPageEditor(page, shop, '/about');

  await tabTo(page, /^treeitem /);
  for (let line = 0; line < MOST_STOPS && !/^treeitem Text/.test(await focused(page)); line += 1)
    await page.keyboard.press('ArrowDown');
  await tabTo(page, /^input Heading/);
  await replaceText(page, 'Changed by keys');
  expect(await axeViolations(page)).toEqual([]);

  await tabTo(page, /^button Add block$/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.admin-page-editor__tile');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.type('Text');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await tabTo(page, /^input Heading/);
  await replaceText(page, 'Added by keys');
  await untilSaved(page);

  await tabTo(page, /^treeitem /);
  expect(await focused(page)).toContain('Added by keys');
  const lines = () => page.$$eval('[role=treeitem]', (all) => all.map(({ textContent }) => textContent).join());
  const before = await lines();
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.up('Alt');
  expect(await lines()).not.toBe(before);
  await untilSaved(page);
  expect(await axeViolations(page)).toEqual([]);

  await tabTo(page, /^button Publish/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.admin-page-editor__publish');
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, /^button Publish/);
  await page.keyboard.press('Enter');
  await untilPublished(page);

  const { page: visitor } = await shop.visit();
  await visitor.goto(`${shop.url}/about`);
  const seen = await textOf(visitor, 'body');
  expect([seen.includes('Changed by keys'), seen.includes('Added by keys'), problems]).toEqual([true, true, []]);
});
