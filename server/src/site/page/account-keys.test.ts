import { ACCOUNT_KEYS_FILE } from 'shared-types/release';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { dataIn } from './template/page-context.fixture';

const OWNER = 'owner@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [OWNER]: ['admin'] } });
});
afterAll(() => open.close());

/** Whether the page may load the file with the keys to enter and leave the admin area. */
async function hasFile(path: string, browser: Shopper = open.visitor()): Promise<boolean> {
  const { body } = await browser.get(path);
  return ACCOUNT_KEYS_FILE in dataIn(body).release.shell.files;
}

test('only an account’s pages have the file for its keys, and a page that confirms a sign-out', async () => {
  const owner = open.visitor();
  await signIn(owner, OWNER);
  for (const path of ['/', '/shop', '/?logout=true', '/']) {
    expect([path, await hasFile(path)]).toEqual([path, path.includes('logout')]);
    expect([path, await hasFile(path, owner)]).toEqual([path, true]);
  }
  expect(await hasFile('/?logout=false')).toBe(false);
});

spec('ESC-04', 'if Escape opens the sign-in, everybody’s pages have it', async () => {
  await open.load(patched({ 'site.settings.useEscapeKeyToLogin': true }));
  expect(await hasFile('/')).toBe(true);
  await open.load(exampleDocument());
  expect(await hasFile('/')).toBe(false);
});
