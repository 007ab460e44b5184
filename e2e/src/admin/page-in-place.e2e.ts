import type { Frame, Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { until } from '../../../tools/testing/until';
import { untilEditorLive, untilSaved } from './use-page-editor';
import { openOwnedShop, visitAsOwner } from './visit-design';

const shop = openOwnedShop();
const HOME = '/';
const ABOUT = '/about';

async function openInPlace(path: string): Promise<{ readonly page: Page; readonly inside: Frame }> {
  const { page } = await visitAsOwner(shop);
  const { id } = await shop.server.services.db
    .selectFrom('page')
    .innerJoin('site', 'site.id', 'page.site_id')
    .where('site.identifier', '=', 'fern-and-kiln')
    .where('page.path', '=', path)
    .select('page.id')
    .executeTakeFirstOrThrow();
  await page.goto(shop.url + ADMIN_PATH.pageEditor.replace('{slug}', id));
  await untilEditorLive(page);
  const draft = `/config/pages/${id}/draft`;
  const find = () => page.frames().find((frame) => new URL(frame.url(), shop.url).pathname === draft);
  await until(() => Promise.resolve(find() !== undefined), 'the draft is in the frame');
  const inside = find()!;
  await page.waitForSelector('.admin-page-editor__canvas[aria-busy=false] .admin-page-editor__canvas-layer');
  return { page, inside };
}

/** Presses the end of an element’s first line, with the coordinates of the scaled frame. */
async function pressText(page: Page, inside: Frame, selector: string): Promise<void> {
  const box = await (await inside.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  await page.mouse.click(box.x + 20, box.y + Math.min(12, box.height / 2));
}

async function draftText(path: string): Promise<string> {
  const { page } = await visitAsOwner(shop);
  const { id } = await shop.server.services.db
    .selectFrom('page_draft')
    .innerJoin('page', 'page.id', 'page_draft.page_id')
    .where('page.path', '=', path)
    .select('page.id')
    .executeTakeFirstOrThrow();
  await page.goto(`${shop.url}/config/pages/${id}/draft`);
  return page.$eval('main', (main) => (main as HTMLElement).innerText);
}

test('the headline of the first page is two presses away, and is typed where it stands', async () => {
  const { page, inside } = await openInPlace(HOME);
  await pressText(page, inside, 'h1');
  await pressText(page, inside, 'h1');
  await inside.waitForSelector('h1[contenteditable]');
  await page.keyboard.press('End');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type('Cups for slow mornings');
  expect(await inside.$eval('h1', (heading) => heading.textContent)).toBe('Cups for slow mornings');
  await page.keyboard.press('Escape');
  await untilSaved(page);
  expect(await draftText(HOME)).toContain('Cups for slow mornings');
});

test('formatted text is edited where it stands, bold by Ctrl+B, and undone as one step', async () => {
  const { page, inside } = await openInPlace(ABOUT);
  const paragraph = '.blocks-text p';
  const before = await inside.$eval(paragraph, ({ textContent }) => textContent);
  await pressText(page, inside, paragraph);
  await pressText(page, inside, paragraph);
  await inside.waitForSelector('[contenteditable=true]');
  await page.waitForSelector('[role=toolbar] button[aria-label="Bold"]');
  await page.keyboard.press('Home');
  await page.keyboard.down('Control');
  await page.keyboard.press('b');
  await page.keyboard.up('Control');
  await page.keyboard.type('New here: ');
  await inside.waitForFunction(() =>
    document.querySelector('.blocks-text strong')?.textContent?.startsWith('New here'),
  );
  await page.keyboard.press('Escape');
  await untilSaved(page);
  expect(await draftText(ABOUT)).toContain('New here: ');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await inside.waitForFunction(
    (selector, text) => document.querySelector(selector)?.textContent === text,
    {},
    paragraph,
    before,
  );
  await untilSaved(page);
});
