import { spec } from '../../../tools/testing/spec';
import type { FederationGlobal } from './page-global';
import { createReactFile, type Hydrate } from './react-file';
import { RELEASE } from './release.fixture';

const hydrate: Hydrate = () => ({ unmount: () => undefined });
const packages = { react: { version: '19.3.1', module: {} } };

/** A page whose files put themselves there, but for those named. */
function setUp(missing: string[] = []) {
  const share = jest.fn();
  const page: { -readonly [K in keyof FederationGlobal]: FederationGlobal[K] } = { script: undefined as never };
  const loadScript = jest.fn(async (url: string): Promise<void> => {
    const file = url.slice(url.lastIndexOf('/') + 1);
    if (missing.splice(0, 1).includes(file)) throw new Error(`${file} could not be loaded.`);
    if (file === 'react.js') page.react = { packages, hydrate };
    else page.federation = { bundler: {}, host: { loadRemote: jest.fn(), forget: jest.fn(), share } };
  });
  return { share, loadScript, reactFile: createReactFile({ release: () => RELEASE, loadScript, page: () => page }) };
}

spec('PLAT-08', 'loads React once and shares it with all remotes', async () => {
  const { share, loadScript, reactFile } = setUp();
  const [one, other] = await Promise.all([reactFile.load(), reactFile.load()]);
  expect(one).toBe(other);
  expect(one.hydrate).toBe(hydrate);
  expect(share.mock.calls).toEqual([[packages]]);
  expect(loadScript.mock.calls.map(([url]) => url)).toEqual([
    '/remotes/shell/0.1.0-5e11/client/federation.js',
    '/remotes/shell/0.1.0-5e11/client/react.js',
  ]);
});

spec('PLAT-05', 'says which file is missing, and can be asked again', async () => {
  const { share, reactFile } = setUp(['', 'react.js']);
  await expect(reactFile.load()).rejects.toThrow('react.js could not be loaded.');
  await expect(reactFile.load()).resolves.toEqual({ hydrate });
  expect(share).toHaveBeenCalledTimes(1);
});
