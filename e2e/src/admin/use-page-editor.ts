import type { ElementHandle, Page } from 'puppeteer';

const LIVE = '[data-feature="admin/page-editor"][data-state="live"] .admin-page-editor__top';

export const untilEditorLive = (page: Page) => page.waitForSelector(LIVE);

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
