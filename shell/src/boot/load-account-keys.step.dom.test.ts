import { ACCOUNT_KEYS_FILE } from 'shared-types/release';
import { CONFIG } from '../config';
import type { AccountKeysInput } from '../features/account-keys/account-keys.effects';
import { createFakePorts } from '../ports/ports.fixture';
import { createLoadAccountKeys } from './load-account-keys.step';
import { dataWithFiles } from './boot.fixture';
import type { PageGlobal } from './page-global';

async function load(
  files: Readonly<Record<string, string>>,
  loadScript = jest.fn((_url: string) => Promise.resolve()),
) {
  const ports = createFakePorts();
  const account = jest.fn();
  ports.pageGlobal.write({ account } as unknown as PageGlobal);
  const sample = dataWithFiles();
  const data = { ...sample, release: { ...sample.release, shell: { ...sample.release.shell, files } } };
  createLoadAccountKeys(CONFIG, ports)({ data, loadScript } as unknown as AccountKeysInput);
  await new Promise((resolve) => setTimeout(resolve));
  return { account, data, loadScript, logged: ports.logged };
}

test('a page whose release has the file loads it, and hands over what it needs', async () => {
  const { account, data, loadScript } = await load({ [ACCOUNT_KEYS_FILE]: 'sha384-a' });
  expect(loadScript.mock.calls).toEqual([['/remotes/shell/1.0.0-00000000/client/account.js']]);
  expect(account).toHaveBeenCalledWith(expect.objectContaining({ config: CONFIG, data }));
});

test('every other page loads nothing', async () => {
  const { account, loadScript } = await load({ 'client/late.js': 'sha384-a' });
  expect([account, loadScript].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('a file that does not arrive is logged', async () => {
  const fails = jest.fn((_url: string) => Promise.reject(new Error('not there')));
  expect((await load({ [ACCOUNT_KEYS_FILE]: 'sha384-a' }, fails)).logged).toEqual(['Error: not there']);
});
