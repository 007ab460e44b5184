import type { Page } from 'puppeteer';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { openServerProcess, type ServerProcess } from '../../../tools/testing/server/server-process';
import { PASSWORD, seedAccount } from '../../../tools/testing/store/seed-account';
import { storeDocument } from '../../../tools/testing/store/store-document';
import { openBrowser } from '../browser/open/browser';
import { SIGN_IN, signInWith } from '../browser/sign-in';
import { untilEditorLive } from './use-page-editor';

const OWNER = 'owner@e2e.example';

/** A server in a process of its own, with an owner and a page to edit. */
export interface KillableEditor {
  readonly server: ServerProcess;
  /** A tab of the owner, who has signed in. */
  visitAsOwner(): Promise<Page>;
  /** Opens the home page in the editor. */
  openEditor(page: Page): Promise<void>;
}

/** Opens the server for the tests of a file. */
export function openKillableEditor(): KillableEditor {
  const { visit } = openBrowser();
  let server: ServerProcess | undefined;
  let editor = '';
  const opened = (): ServerProcess => {
    if (!server) throw new Error('The server opens before the tests.');
    return server;
  };
  beforeAll(async () => {
    server = await openServerProcess(storeDocument([1]));
    const db = await server.openDatabase();
    await seedAccount(db, { email: OWNER, roles: { example: ['admin'] } });
    const { id } = await db.selectFrom('page').select('id').where('path', '=', '/').executeTakeFirstOrThrow();
    await db.destroy();
    editor = server.address + ADMIN_PATH.pageEditor.replace('{slug}', id);
  });
  afterAll(() => server?.close());
  return {
    get server() {
      return opened();
    },
    async visitAsOwner() {
      const { page } = await visit();
      await page.goto(opened().address + ADMIN_PATH.signIn);
      await Promise.all([
        page.waitForNavigation(),
        signInWith(page, SIGN_IN.account, { email: OWNER, password: PASSWORD }),
      ]);
      return page;
    },
    async openEditor(page) {
      await page.goto(editor);
      await untilEditorLive(page);
      await page.waitForSelector('[role=treeitem]');
    },
  };
}
