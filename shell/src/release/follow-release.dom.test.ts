import type { ReleasedVersion } from 'shared-types/release';
import { spec } from '../../../tools/testing/spec';
import type { PageGlobal } from '../ports/page-global.port';
import { createEventBus } from '../host/bus/event-bus';
import { createFakePorts } from '../ports/ports.fixture';
import { followRelease } from './follow-release';
import { createNewsBench } from './news.fixture';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const version = (name: string): ReleasedVersion => ({
  version: `${name}-1`,
  contract: 1,
  base: `/remotes/${name}/1/`,
  entry: 'client/remote.js',
  files: {},
});
const RELEASE = {
  serial: 1,
  shell: version('shell'),
  remotes: { 'mf-blocks': version('mf-blocks'), 'mf-forms': version('mf-forms') },
};

function open({
  remotes = RELEASE.remotes,
  html = '',
}: { remotes?: typeof RELEASE.remotes | object; html?: string } = {}) {
  document.body.innerHTML = html;
  const bench = createNewsBench();
  const ports = createFakePorts();
  const fresh = { freshen: jest.fn(), putBack: jest.fn() };
  const teardown = jest.fn();
  ports.pageGlobal.write({ fresh: () => fresh, teardown } as unknown as PageGlobal);
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const states: (readonly string[])[] = [];
  eventBus.listen('site/release', ({ stopped }) => states.push(stopped));
  const loaded: string[] = [];
  const loadScript = async (url: string): Promise<void> => void loaded.push(url);
  followRelease({ ...bench.parts, release: { ...RELEASE, remotes } as never, ports, loadScript, eventBus });
  return { ...bench, states, fresh, loaded, teardown };
}

spec('PLAT-03', 'a remote that is off stops, and one that is on again starts; nothing is said twice', () => {
  const { states, send } = open();
  send({ revision: 2 });
  send({ revision: 3, off: ['mf-forms', 'mf-elsewhere'] });
  send({ revision: 4, off: ['mf-forms'] });
  send({ revision: 5 });
  expect(states).toEqual([['mf-forms'], []]);
});

spec('PLAT-03', 'news that are older than what is known change nothing, now or later', async () => {
  const { states, fresh, loaded, teardown, send } = open({ html: block('mf-forms') });
  send({ revision: 5, off: ['mf-forms'] });
  send({ revision: 4 });
  send({ revision: 4, off: ['mf-forms'], plain: ['mf-forms'] });
  send({ revision: 4, takenBack: { 'mf-blocks': ['mf-blocks-1'] } });
  send({ revision: 4, takenBack: { shell: ['shell-1'] } });
  await settle();
  expect([states, loaded]).toEqual([[['mf-forms']], []]);
  expect(fresh.putBack).not.toHaveBeenCalled();
  expect(teardown).not.toHaveBeenCalled();
  send({ revision: 6 });
  expect(states).toEqual([['mf-forms'], []]);
});

spec(
  'PLAT-03',
  'a version that has been taken back stops and stays so, whatever is live later; another version is none of ours',
  () => {
    const { states, send } = open();
    send({ revision: 2, takenBack: { 'mf-forms': ['mf-forms-2'] } });
    expect(states).toEqual([]);
    send({ revision: 3, takenBack: { 'mf-forms': ['mf-forms-1'] } });
    send({ revision: 4 });
    expect(states).toEqual([['mf-forms']]);
  },
);

spec('PLAT-03', 'a shell that has been taken back stops everything', () => {
  const { states, send, teardown } = open();
  send({ revision: 2, takenBack: { shell: ['shell-1'] } });
  expect(teardown).toHaveBeenCalledTimes(1);
  expect(states).toEqual([]);
});

test('where nothing runs, nothing is followed', () => {
  expect(open({ remotes: {} }).streams).toEqual([]);
});

const block = (remote: string, { live = 'enhance', state = 'live' } = {}) =>
  `<div data-remote="${remote}" data-live="${live}" data-state="${state}"></div>`;

test('what works on its HTML as it is asks for no other; a view that React has taken over does', async () => {
  const enhanced = open({ html: block('mf-forms') + block('mf-forms', { live: 'hydrate', state: 'waiting' }) });
  enhanced.send({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(enhanced.loaded).toEqual([]);
  const hydrated = open({ html: block('mf-forms', { live: 'hydrate' }) + block('mf-blocks') });
  hydrated.send({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(hydrated.loaded).toEqual(['/remotes/shell/1/client/fresh.js']);
  expect(hydrated.fresh.freshen).toHaveBeenCalledWith([document.body.firstElementChild]);
  hydrated.send({ revision: 3 });
  await settle();
  expect(hydrated.fresh.putBack).toHaveBeenCalledWith([document.body.firstElementChild]);
});

test('where the HTML gives way too, every block of the remote asks, also when that is decided later', async () => {
  const { fresh, send } = open({ html: block('mf-forms') });
  send({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(fresh.freshen).not.toHaveBeenCalled();
  send({ revision: 3, off: ['mf-forms'], plain: ['mf-forms'] });
  await settle();
  expect(fresh.freshen).toHaveBeenCalledWith([document.body.firstElementChild]);
});
