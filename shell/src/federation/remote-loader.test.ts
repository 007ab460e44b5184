import type { Release } from 'shared-types/release';
import { CONTRACT } from 'shared-types/remote';
import { spec } from '../../../tools/testing/spec';
import { FILE_BUDGET_MS } from './file-budget';
import type { FederationHost } from './open-federation';
import { RELEASE } from './release.fixture';
import { createRemoteLoader } from './remote-loader';

const REMOTE = { area: 'forms', contract: CONTRACT, config: {}, features: [] };
const ENTRY = '/remotes/mf-forms/0.1.0-f0f0/client/remote.js';

/** A page whose federation host gives these modules, one after the other; a function is called for its outcome. */
function setUp(...modules: (object | (() => Promise<unknown>))[]) {
  const host = {
    loadRemote: jest.fn((_name: string, _entry: string): Promise<unknown> => {
      const next = modules.length > 1 ? modules.shift() : modules[0];
      return typeof next === 'function' ? next() : Promise.resolve(next);
    }),
    forget: jest.fn(),
    share: jest.fn(),
  } satisfies FederationHost;
  const page: { script: never; federation?: { bundler: unknown; host: FederationHost } } = {
    script: undefined as never,
  };
  const loadScript = jest.fn(async (_url: string): Promise<void> => {
    page.federation = { bundler: {}, host };
  });
  let release: Release = RELEASE;
  const loader = createRemoteLoader({ release: () => release, loadScript, page: () => page });
  return { host, loadScript, loader, follow: (next: Release) => void (release = next) };
}

const fails = (): Promise<never> => Promise.reject(new Error('no luck'));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

spec('PLAT-01', 'loads a remote in the version of the release, with the runtime before it', async () => {
  const { host, loadScript, loader } = setUp({ remote: REMOTE });
  await expect(loader.load('mf-forms')).resolves.toEqual({ ok: true, remote: REMOTE });
  expect(loadScript.mock.calls).toEqual([['/remotes/shell/0.1.0-5e11/client/federation.js']]);
  expect(host.loadRemote.mock.calls).toEqual([['mf-forms', ENTRY]]);
});

test('shares one attempt between callers, and keeps what it brought', async () => {
  const { host, loader } = setUp({ remote: REMOTE });
  const [one, other] = await Promise.all([loader.load('mf-forms'), loader.load('mf-forms')]);
  expect(one).toBe(other);
  await loader.load('mf-forms');
  expect(host.loadRemote).toHaveBeenCalledTimes(1);
});

spec('PLAT-05', 'tries a failed remote once more', async () => {
  const { host, loader } = setUp(fails, { remote: REMOTE });
  const outcome = loader.load('mf-forms');
  await jest.advanceTimersByTimeAsync(1000);
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(host.loadRemote).toHaveBeenCalledTimes(2);
});

spec('PLAT-05', 'tells remote, version and reason, and can be asked again', async () => {
  const { loader, host } = setUp(fails, fails, { remote: REMOTE });
  const outcome = loader.load('mf-forms');
  await jest.advanceTimersByTimeAsync(1000);
  await expect(outcome).resolves.toEqual({ ok: false, stage: 'entry', message: 'mf-forms 0.1.0-f0f0: no luck' });
  await expect(loader.load('mf-forms')).resolves.toMatchObject({ ok: true });
  expect(host.loadRemote).toHaveBeenCalledTimes(3);
});

spec('PLAT-05', 'waits for a module as long as its file may take on the slowest of lines', async () => {
  const { host, loader } = setUp(
    () => new Promise((resolve) => setTimeout(resolve, FILE_BUDGET_MS.most, { remote: REMOTE })),
  );
  const outcome = loader.load('mf-forms');
  await jest.advanceTimersByTimeAsync(FILE_BUDGET_MS.most);
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(host.loadRemote).toHaveBeenCalledTimes(1);
});

spec('PLAT-05', 'gives up a remote whose module never settles', async () => {
  const { loader } = setUp(() => new Promise(() => undefined));
  const outcome = loader.load('mf-forms');
  await jest.advanceTimersByTimeAsync(70_000);
  await expect(outcome).resolves.toMatchObject({
    ok: false,
    stage: 'entry',
    message: expect.stringContaining('did not settle in time'),
  });
});

spec('PLAT-05', 'refuses what is no remote of a contract it supports, without a second attempt', async () => {
  const refusals = [
    [{}, 'its module is no remote'],
    [{ remote: null }, 'its module is no remote'],
    [
      { remote: { ...REMOTE, contract: CONTRACT + 1 } },
      `its contract is ${CONTRACT + 1}; this shell supports ${CONTRACT} and ${CONTRACT - 1}`,
    ],
    [{ remote: { ...REMOTE, features: undefined } }, 'it has no list of features'],
  ] as const;
  for (const [module, message] of refusals) {
    const { host, loader } = setUp(module);
    await expect(loader.load('mf-forms')).resolves.toEqual({
      ok: false,
      stage: 'contract',
      message: `mf-forms 0.1.0-f0f0: ${message}.`,
    });
    expect(host.loadRemote).toHaveBeenCalledTimes(1);
    expect(host.forget.mock.calls).toEqual([['mf-forms']]);
  }
});

test('takes a remote of the contract before the current one', async () => {
  const { loader } = setUp({ remote: { ...REMOTE, contract: CONTRACT - 1 } });
  await expect(loader.load('mf-forms')).resolves.toMatchObject({ ok: true });
});

spec('PLAT-05', 'fetches nothing for a remote that is off', async () => {
  const { loader, loadScript } = setUp({ remote: REMOTE });
  for (const name of ['mf-blocks', 'constructor']) {
    await expect(loader.load(name)).resolves.toEqual({
      ok: false,
      stage: 'entry',
      message: `${name} is not in this page’s release.`,
    });
  }
  expect(loadScript).not.toHaveBeenCalled();
});

spec('PLAT-05', 'says so when the runtime’s file does not come, or brings nothing', async () => {
  const { loader, loadScript } = setUp({ remote: REMOTE });
  loadScript.mockImplementationOnce(() => Promise.reject(new Error('federation.js could not be loaded.')));
  await expect(loader.load('mf-forms')).resolves.toMatchObject({
    ok: false,
    stage: 'entry',
    message: expect.stringContaining('federation.js'),
  });
  loadScript.mockImplementationOnce(() => Promise.resolve());
  await expect(loader.load('mf-forms')).resolves.toMatchObject({
    ok: false,
    message: expect.stringContaining('did not bring the federation runtime'),
  });
  await expect(loader.load('mf-forms')).resolves.toMatchObject({ ok: true });
});

spec('PLAT-02', 'brings another version once it has forgotten the former one', async () => {
  const { host, loader, follow } = setUp({ remote: REMOTE });
  await loader.load('mf-forms');
  const forms = { ...RELEASE.remotes['mf-forms'], base: '/remotes/mf-forms/0.2.0/' } as Release['shell'];
  follow({ ...RELEASE, remotes: { 'mf-forms': forms } });
  await loader.load('mf-forms');
  expect(host.loadRemote).toHaveBeenCalledTimes(1);
  loader.forget('mf-forms');
  await loader.load('mf-forms');
  expect(host.loadRemote).toHaveBeenLastCalledWith('mf-forms', '/remotes/mf-forms/0.2.0/client/remote.js');
});
