import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_NAMES } from 'shared-types/remote';
import type { Manifest } from 'shared-types/manifest';
import { spec } from '../../../../../tools/testing/spec';
import { mountReasons } from './mount-reasons';
import { featureOf, manifestOf } from './manifest.fixture';
import { nameReasons } from './name-reasons';
import { reactReasons } from './react-reasons';
import { readReasons } from './read-reasons';

const ROOT = join(__dirname, '..', '..', '..', '..', '..');
const live = (...remotes: Manifest[]) => ({ shells: [manifestOf('shell')], remotes });
const showing = (...blockTypes: number[]) =>
  manifestOf('mf-blocks', [featureOf('blocks/text', { mounts: { blockTypes } })]);

spec('PLAT-02', 'block types that pages use are still shown', async () => {
  const countPages = async (type: number) => ({ 2: 0, 3: 1, 4: 12 })[type] ?? 0;
  expect(await mountReasons(showing(1, 9), live(showing(1, 2, 3, 4)), countPages)).toEqual([
    {
      what: 'Nothing would show blocks of type 3 any more, and one page has some.',
      where: 'remote.json: features, mounts.blockTypes',
      mend: 'Show them as before; take the feature out once no page has such a block.',
    },
    expect.objectContaining({
      what: 'Nothing would show blocks of type 4 any more, and 12 pages have some.',
    }),
  ]);
});

spec('PLAT-02', 'a filled slot is still filled', async () => {
  const banner = manifestOf('mf-consent', [featureOf('consent/banner', { mounts: { slots: ['page-end'] } })]);
  const reasons = await mountReasons(manifestOf('mf-consent'), live(banner), async () => 0);
  expect(reasons.map(({ what }) => what)).toEqual([
    'Nothing would fill the slot page-end any more, which mf-consent fills now.',
  ]);
  expect(await mountReasons(banner, live(banner), async () => 0)).toEqual([]);
});

spec('PLAT-02', 'no name is a prefix of another', () => {
  expect(
    nameReasons(manifestOf('mf-form'), [manifestOf('mf-forms'), manifestOf('mf-forms')]).map(({ what }) => what),
  ).toEqual(['The name mf-form cannot be told from mf-forms, which is deployed here: one begins with the other.']);
  expect(nameReasons(manifestOf('mf-forms-lab'), [manifestOf('mf-forms')])).toHaveLength(1);
  expect(nameReasons(manifestOf('mf-forms'), [manifestOf('mf-forms'), manifestOf('mf-blocks')])).toEqual([]);
});

spec('PLAT-02', 'a view loads only what the server can load', () => {
  const candidate = manifestOf('mf-blocks', [featureOf('blocks/text', { loads: ['blocks/summary/items'] })]);
  expect(readReasons(candidate, new Set(['blocks/summary/items']))).toEqual([]);
  expect(readReasons(candidate, new Set()).map(({ what }) => what)).toEqual([
    'blocks/text needs blocks/summary/items, which this server does not read.',
  ]);
});

spec('PLAT-02', 'every build declares what it uses of the host, and the shell has it', async () => {
  const listOf = async (name: string) =>
    JSON.parse(await readFile(join(ROOT, name, 'dist', 'remote.json'), 'utf8')) as Manifest;
  const { provides = [] } = await listOf('shell');
  for (const name of REMOTE_NAMES) {
    const { uses = [] } = await listOf(name);
    expect(uses).toContain('stop');
    expect(provides).toEqual(expect.arrayContaining([...uses]));
  }
});

spec('PLAT-02', 'the page’s React is distinguished from code that uses it', async () => {
  const built = (path: string) => readFile(join(ROOT, path));
  const react = await built('shell/dist/client/react.js');
  expect(reactReasons('client/cart.js', react).map(({ where }) => where)).toEqual(['client/cart.js']);
  expect(reactReasons('server.cjs', react)).toEqual([]);
  for (const name of REMOTE_NAMES) {
    const { files } = JSON.parse((await built(`${name}/dist/remote.json`)).toString('utf8')) as Manifest;
    for (const path of Object.keys(files)) expect(reactReasons(path, await built(`${name}/dist/${path}`))).toEqual([]);
  }
});
