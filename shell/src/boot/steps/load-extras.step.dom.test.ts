import { ACCOUNT_KEYS_FILE, OVERLAY_FILES } from 'shared-types/release';
import { CONFIG } from '../../config';

import { createFakePorts } from '../../ports/ports.fixture';
import { createLoadExtras, type ExtrasInput } from './load-extras.step';
import { dataWithFiles } from '../boot.fixture';
import type { PageGlobal } from '../../ports/page-global.port';

async function load(
  files: Readonly<Record<string, string>>,
  loadScript = jest.fn((_url: string) => Promise.resolve()),
) {
  const ports = createFakePorts();
  const [account, overlays] = [jest.fn(), jest.fn()];
  ports.pageGlobal.write({ account, overlays } as unknown as PageGlobal);
  const sample = dataWithFiles();
  const data = { ...sample, release: { ...sample.release, shell: { ...sample.release.shell, files } } };
  createLoadExtras(CONFIG, ports)({ data, loadScript } as unknown as ExtrasInput);
  await new Promise((resolve) => setTimeout(resolve));
  return { account, overlays, data, loadScript, logged: ports.logged };
}

test.each([
  ['account', ACCOUNT_KEYS_FILE],
  ['overlays', OVERLAY_FILES.script],
] as const)(
  'a page whose release has the file of the %s loads it alone, and hands over what it needs',
  async (name, file) => {
    const { data, loadScript, ...started } = await load({ [file]: 'sha384-a' });
    expect(loadScript.mock.calls).toEqual([[`/remotes/shell/1.0.0-00000000/${file}`]]);
    expect(started[name]).toHaveBeenCalledWith(expect.objectContaining({ config: CONFIG, data }));
    expect(started[name === 'account' ? 'overlays' : 'account']).not.toHaveBeenCalled();
  },
);

test('every other page loads nothing', async () => {
  const { account, overlays, loadScript } = await load({ 'client/deferred.js': 'sha384-a' });
  expect([account, overlays, loadScript].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
});

test('a file that does not arrive is logged', async () => {
  const fails = jest.fn((_url: string) => Promise.reject(new Error('not there')));
  expect((await load({ [ACCOUNT_KEYS_FILE]: 'sha384-a' }, fails)).logged).toEqual(['Error: not there']);
});
