import type { ReleasedVersion } from 'shared-types/release';
import { spec } from '../../../tools/testing/spec';
import type { PageGlobal } from '../boot/page-global';
import { createWire } from '../host/bus/wire';
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
  const wire = createWire((error) => {
    throw error;
  });
  const facts: (readonly string[])[] = [];
  wire.listen('site/release', ({ stopped }) => facts.push(stopped));
  const loaded: string[] = [];
  const loadScript = async (url: string): Promise<void> => void loaded.push(url);
  followRelease({ ...bench.parts, release: { ...RELEASE, remotes } as never, ports, loadScript, wire });
  return { ...bench, facts, fresh, loaded, teardown };
}

spec('PLAT-03', 'a remote that is off stops, and one that is on again starts; nothing is said twice', () => {
  const { facts, tell } = open();
  tell({ revision: 2 });
  tell({ revision: 3, off: ['mf-forms', 'mf-elsewhere'] });
  tell({ revision: 4, off: ['mf-forms'] });
  tell({ revision: 5 });
  expect(facts).toEqual([['mf-forms'], []]);
});

spec('PLAT-03', 'news that are older than what is known change nothing, now or later', async () => {
  const { facts, fresh, loaded, teardown, tell } = open({ html: block('mf-forms') });
  tell({ revision: 5, off: ['mf-forms'] });
  tell({ revision: 4 });
  tell({ revision: 4, off: ['mf-forms'], plain: ['mf-forms'] });
  tell({ revision: 4, takenBack: { 'mf-blocks': ['mf-blocks-1'] } });
  tell({ revision: 4, takenBack: { shell: ['shell-1'] } });
  await settle();
  expect([facts, loaded]).toEqual([[['mf-forms']], []]);
  expect(fresh.putBack).not.toHaveBeenCalled();
  expect(teardown).not.toHaveBeenCalled();
  tell({ revision: 6 });
  expect(facts).toEqual([['mf-forms'], []]);
});

spec(
  'PLAT-03',
  'a version that has been taken back stops and stays so, whatever is live later; another version is none of ours',
  () => {
    const { facts, tell } = open();
    tell({ revision: 2, takenBack: { 'mf-forms': ['mf-forms-2'] } });
    expect(facts).toEqual([]);
    tell({ revision: 3, takenBack: { 'mf-forms': ['mf-forms-1'] } });
    tell({ revision: 4 });
    expect(facts).toEqual([['mf-forms']]);
  },
);

spec('PLAT-03', 'a shell that has been taken back stops everything', () => {
  const { facts, tell, teardown } = open();
  tell({ revision: 2, takenBack: { shell: ['shell-1'] } });
  expect(teardown).toHaveBeenCalledTimes(1);
  expect(facts).toEqual([]);
});

test('where nothing runs, nothing is followed', () => {
  expect(open({ remotes: {} }).streams).toEqual([]);
});

const block = (remote: string, { live = 'enhance', state = 'live' } = {}) =>
  `<div data-remote="${remote}" data-live="${live}" data-state="${state}"></div>`;

test('what works on its HTML as it is asks for no other; a view that React has taken over does', async () => {
  const enhanced = open({ html: block('mf-forms') + block('mf-forms', { live: 'hydrate', state: 'waiting' }) });
  enhanced.tell({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(enhanced.loaded).toEqual([]);
  const hydrated = open({ html: block('mf-forms', { live: 'hydrate' }) + block('mf-blocks') });
  hydrated.tell({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(hydrated.loaded).toEqual(['/remotes/shell/1/client/fresh.js']);
  expect(hydrated.fresh.freshen).toHaveBeenCalledWith([document.body.firstElementChild]);
  hydrated.tell({ revision: 3 });
  await settle();
  expect(hydrated.fresh.putBack).toHaveBeenCalledWith([document.body.firstElementChild]);
});

test('where the HTML gives way too, every block of the remote asks, also when that is decided later', async () => {
  const { fresh, tell } = open({ html: block('mf-forms') });
  tell({ revision: 2, off: ['mf-forms'] });
  await settle();
  expect(fresh.freshen).not.toHaveBeenCalled();
  tell({ revision: 3, off: ['mf-forms'], plain: ['mf-forms'] });
  await settle();
  expect(fresh.freshen).toHaveBeenCalledWith([document.body.firstElementChild]);
});
