import type { Page } from 'puppeteer';
import { setTimeout as pause } from 'node:timers/promises';
import { openTab } from '../browser/open/tab';
import { openKillableEditor } from './killable-editor';
import { press, selectLine, untilPublished, untilSaved } from './use-page-editor';

const HEADING = '.admin-page-editor__side [name=heading]';
const TILE = '.admin-page-editor__tile';
const PUBLISH = '.admin-page-editor__publish [type=submit]';
/** Fifty kills together. */
const PARTS = [0, 1, 2, 3, 4];
const KILLS = 10;
/** From before a change is sent until after it is stored. */
const LONGEST_PAUSE_MS = 1200;

const edited = openKillableEditor();

const linesOf = (page: Page) =>
  page.$$eval('[role=treeitem]', (lines) => lines.map((line) => line.textContent?.trim() ?? ''));

/** The words that were typed as headings, in their order. */
const wordsIn = (texts: readonly string[]) => texts.flatMap((text) => /w\dx\d/.exec(text) ?? []);

async function retypeHeading(page: Page, word: string): Promise<void> {
  await page.waitForSelector(HEADING);
  await page.focus(HEADING);
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(word);
}

/** What an owner does, one after the other; each ends as soon as the page shows it. */
const ACTIONS: readonly ((page: Page, word: string) => Promise<void>)[] = [
  async (page, word) => {
    await selectLine(page, 'Text');
    await retypeHeading(page, word);
  },
  async (page, word) => {
    const { length } = await linesOf(page);
    await press(page, 'Add block');
    await page.waitForSelector(TILE);
    await page.keyboard.type('Text');
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('[role=treeitem]').length > count, {}, length);
    await retypeHeading(page, word);
  },
  async (page) => {
    await page.focus('[role=treeitem][tabindex="0"]');
    await page.keyboard.press('End');
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.up('Alt');
  },
  async (page) => {
    await press(page, 'Publish');
    await page.waitForSelector(PUBLISH);
    await page.click(PUBLISH);
  },
];
const PUBLISHES = ACTIONS.length - 1;

/** The typed headings on a stranger's page. */
async function strangerSees(): Promise<string[]> {
  const reply = await fetch(edited.server.address);
  expect(reply.status).toBe(200);
  const main = /<main.*<\/main>/s.exec(await reply.text())?.[0] ?? '';
  return wordsIn(main.match(/<h\d[^>]*>.*?<\/h\d>/gs) ?? []);
}

/** Kills the server or the tab, and goes on in the editor. */
async function killAndGoOn(page: Page, at: number): Promise<Page> {
  // After each action both are killed in turn.
  if (Math.floor(at / ACTIONS.length) % 2 === 0) {
    await edited.server.kill();
    await edited.server.start();
    if (at % ACTIONS.length === PUBLISHES) await edited.openEditor(page);
    return page;
  }
  const tab = await openTab(page.browserContext());
  await page.close({ runBeforeUnload: false });
  await edited.openEditor(tab);
  return tab;
}

test.each(PARTS)(
  'no change is lost and no page is half published when server or tab are killed, part %i',
  async (part) => {
    let page = await edited.visitAsOwner();
    await edited.openEditor(page);
    let published = await strangerSees();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = part * KILLS + kill;
      await ACTIONS[at % ACTIONS.length]?.(page, `w${part}x${kill}`);
      const wanted = await linesOf(page);
      await pause((at * 373) % LONGEST_PAUSE_MS);
      page = await killAndGoOn(page, at);
      await untilSaved(page);
      expect([kill, await linesOf(page)]).toEqual([kill, wanted]);
      const seen = await strangerSees();
      expect([published, wordsIn(wanted)]).toContainEqual(seen);
      published = seen;
    }
    for (const action of [ACTIONS[0], ACTIONS[PUBLISHES]]) await action?.(page, `w${part}x9`);
    await untilPublished(page);
    expect(await strangerSees()).toEqual(wordsIn(await linesOf(page)));
  },
);
