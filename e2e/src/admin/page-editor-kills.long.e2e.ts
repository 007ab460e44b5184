import type { Page } from 'puppeteer';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { openTab } from '../browser/open/tab';
import { openBrowser } from '../browser/open/browser';
import { follow } from '../browser/follow';
import { writeIn } from '../browser/write-in';
import { selectLine, untilEditorLive, untilSaved } from './use-page-editor';

const OWNER = 'owner@e2e.example';
const SIGN_IN = `form[action="${SIGN_IN_CALLS.login.path}"]`;
const HEADING = '.admin-page-editor__side input[type=text]';
/** Each kills the server or the tab, at another moment after the last key: before, while and after a change is sent. */
const PAUSES_MS = [0, 50, 150, 300, 500, 700, 750, 800, 900, 1200, 1600, 2200];

const { visit } = openBrowser();
let server: ServerProcess;
let editor = '';
beforeAll(async () => {
  server = await openServerProcess(storeDocument([1]));
  const db = await server.openDatabase();
  await seedAccount(db, { email: OWNER, roles: { example: ['admin'] } });
  const { id } = await db.selectFrom('page').select('id').where('path', '=', '/').executeTakeFirstOrThrow();
  await db.destroy();
  editor = server.address + ADMIN_PATH.pageEditor.replace('{slug}', id);
});
afterAll(() => server.close());

async function openHeading(page: Page): Promise<void> {
  await page.goto(editor);
  await untilEditorLive(page);
  await selectLine(page, 'Text');
  await page.waitForSelector(HEADING);
  await page.focus(HEADING);
  await page.keyboard.press('End');
}

const headingOf = (page: Page) => page.$eval(HEADING, (input) => (input as HTMLInputElement).value);

async function storedHeading(): Promise<unknown> {
  const [row] = await server.query<{ heading: unknown }>(
    `select jsonb_path_query_first(content, '$.blocks.*.settings.heading') as heading from page_draft`,
  );
  return row?.heading;
}

test('no key is lost when the server or the tab is killed at any moment of typing', async () => {
  let { page } = await visit();
  await page.goto(`${server.address}${ADMIN_PATH.signIn}`);
  await writeIn(page, `${SIGN_IN} [name=email]`, OWNER);
  await writeIn(page, `${SIGN_IN} [name=password]`, PASSWORD);
  await follow(page, `${SIGN_IN} button`);
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
      await server.kill();
      await type('-');
      await server.start();
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
