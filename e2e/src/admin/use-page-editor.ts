import type { ElementHandle, Frame, Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { until } from '../../../tools/testing/until';
import type { Shop } from '../browser/open/shop';

const LIVE = '[data-feature="admin/page-editor"][data-state="live"] .admin-page-editor__top';

export const untilEditorLive = (page: Page) => page.waitForSelector(LIVE);

/** Opens the editor of a page of the first sample site. */
export async function openPageEditor(page: Page, shop: Shop, path: string): Promise<string> {
  const pageId = await pageIdOf(shop, path);
  await page.goto(shop.url + ADMIN_PATH.pageEditor.replace('{slug}', pageId));
  await untilEditorLive(page);
  return pageId;
}

/** The draft in the editor's frame, once what lies over it follows. */
export async function draftIn(page: Page): Promise<Frame> {
  await page.waitForSelector('.admin-page-editor__canvas[aria-busy=false] .admin-page-editor__canvas-layer');
  const find = () => page.frames().find((frame) => new URL(frame.url(), page.url()).pathname.endsWith('/draft'));
  await until(() => Promise.resolve(find() !== undefined), 'the draft is in the frame');
  return find() as Frame;
}

export async function pageIdOf({ server }: Shop, path: string): Promise<string> {
  const { id } = await server.services.db
    .selectFrom('page')
    .innerJoin('site', 'site.id', 'page.site_id')
    .where('site.identifier', '=', 'fern-and-kiln')
    .where('page.path', '=', path)
    .select('page.id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An element by the name that a screen reader says. */
export const byName = (page: Page, role: string, name: string): Promise<ElementHandle | null> =>
  page.waitForSelector(`aria/${name}[role="${role}"]`);

export async function press(page: Page, name: string): Promise<void> {
  const button = await byName(page, 'button', name);
  await button?.click();
}

/** Selects the first line of the outline that begins with a text. */
export async function selectLine(page: Page, beginning: string): Promise<void> {
  await page.waitForSelector('[role=treeitem]');
  for (const line of await page.$$('[role=treeitem]')) {
    if (!(await line.evaluate((element) => element.textContent ?? '')).startsWith(beginning)) continue;
    await line.click();
    return;
  }
  throw new Error(`The outline has no line “${beginning}”.`);
}

export const untilSaved = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.admin-page-editor__saving')?.textContent === 'Saved');

/** Presses "Publish" in the bar and in the dialog. */
export async function publishPage(page: Page): Promise<void> {
  await press(page, 'Publish');
  await confirmPublishing(page);
}

/** Presses "Publish" in the open dialog. */
export async function confirmPublishing(page: Page): Promise<void> {
  const confirm = await page.waitForSelector('.admin-page-editor__publish [type=submit]');
  await confirm?.click();
  await untilPublished(page);
}

export const untilPublished = (page: Page) =>
  page.waitForFunction(() => document.querySelector('dialog[open] h2')?.textContent === 'Published');
