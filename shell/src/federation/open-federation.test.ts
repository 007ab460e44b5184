import { spec } from '../../../tools/testing/spec';
import { openFederation, type CreateInstance } from './open-federation';

/** A host whose runtime gives these modules, one after the other; an error is thrown. */
function setUp(...modules: unknown[]) {
  const instance = {
    registerRemotes: jest.fn(),
    loadRemote: jest.fn(async () => {
      const next = modules.shift();
      if (next instanceof Error) throw next;
      return next;
    }),
  };
  const host = openFederation((() => instance) as unknown as CreateInstance, () => undefined as never);
  return { host, entries: () => instance.registerRemotes.mock.calls.map(([[{ entry }]]) => entry) };
}

spec('START-02', 'evaluates an entry once, however often the page starts', async () => {
  const { host, entries } = setUp({ remote: 1 }, { remote: 1 });
  await host.loadRemote('mf-forms', '/one.js');
  await host.loadRemote('mf-forms', '/one.js');
  expect(entries()).toEqual(['/one.js']);
});

spec('PLAT-02', 'evaluates another entry of the same remote, and the first one again after it', async () => {
  const { host, entries } = setUp({ remote: 1 }, { remote: 2 }, { remote: 1 });
  for (const entry of ['/one.js', '/two.js', '/one.js']) await host.loadRemote('mf-forms', entry);
  expect(entries()).toEqual(['/one.js', '/two.js', '/one.js']);
});

spec('PLAT-05', 'starts afresh where an attempt failed, or brought nothing', async () => {
  for (const failure of [new Error('no luck'), undefined]) {
    const { host, entries } = setUp(failure, { remote: 1 });
    await host.loadRemote('mf-forms', '/one.js').catch(() => undefined);
    await host.loadRemote('mf-forms', '/one.js');
    expect(entries()).toEqual(['/one.js', '/one.js']);
  }
});

spec('PLAT-05', 'keeps the copy in use where one that was replaced comes late', async () => {
  let arrive: (module: unknown) => void = () => undefined;
  const { host, entries } = setUp(new Promise((resolve) => (arrive = resolve)), { remote: 2 }, { remote: 1 });
  const late = host.loadRemote('mf-forms', '/one.js');
  await host.loadRemote('mf-forms', '/two.js');
  arrive({ remote: 1 });
  await late;
  await host.loadRemote('mf-forms', '/one.js');
  expect(entries()).toEqual(['/one.js', '/two.js', '/one.js']);
});

spec('PLAT-05', 'evaluates the entry of a forgotten remote again', async () => {
  const { host, entries } = setUp({ remote: 1 }, { remote: 2 });
  await host.loadRemote('mf-forms', '/one.js');
  host.forget('mf-forms');
  await expect(host.loadRemote('mf-forms', '/one.js')).resolves.toEqual({ remote: 2 });
  expect(entries()).toEqual(['/one.js', '/one.js']);
});
