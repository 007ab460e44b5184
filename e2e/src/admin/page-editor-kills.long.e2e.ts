import type { Page } from 'puppeteer';
import { setTimeout as pause } from 'node:timers/promises';
import { openTab } from '../browser/open/tab';
import { openKillableEditor } from './killable-editor';
import { selectLine, untilSaved } from './use-page-editor';

const HEADING = '.admin-page-editor__side [name=heading]';
/** Each kills the server or the tab, at another moment after the last key: before, while and after a change is sent. */
const PAUSES_MS = [0, 50, 150, 300, 500, 700, 750, 800, 900, 1200, 1600, 2200];

const edited = openKillableEditor();

async function openHeading(page: Page): Promise<void> {
  await edited.openEditor(page);
  await selectLine(page, 'Text');
  await page.waitForSelector(HEADING);
  await page.focus(HEADING);
  await page.keyboard.press('End');
}

const headingOf = (page: Page) => page.$eval(HEADING, (input) => (input as HTMLInputElement).value);

async function storedHeading(): Promise<unknown> {
  const [row] = await edited.server.query<{ heading: unknown }>(
    `select jsonb_path_query_first(content, '$.blocks.*.settings.heading') as heading from page_draft`,
  );
  return row?.heading;
}

test('no key is lost when the server or the tab is killed at any moment of typing', async () => {
  let page = await edited.visitAsOwner();
  await openHeading(page);
  let typed = '';
  const type = async (text: string) => {
    await page.keyboard.type(text);
    typed += text;
  };
  for (const [index, pauseMs] of PAUSES_MS.entries()) {
    await type(`${index}ab`);
    await pause(pauseMs);
    if (index % 2 === 0) {
      await edited.server.kill();
      await type('-');
      await edited.server.start();
      await type('+');
    } else {
      const tab = await openTab(page.browserContext());
      await page.close({ runBeforeUnload: false });
      page = tab;
      await openHeading(page);
    }
    expect([index, await headingOf(page)]).toEqual([index, typed]);
  }
  await untilSaved(page);
  expect(await storedHeading()).toBe(typed);
});
