import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spec } from '../testing/spec';
import { openFixtureBuilds, read } from './fixture-builds.fixture';

const { copy, outcome } = openFixtureBuilds();

spec(
  'MSGFMT-01',
  'fails and keeps the former build if a message has a plural category its language lacks',
  async () => {
    const folder = await copy('plural', {
      'src/features/greeting/greeting.messages.ts': () =>
        `export const messages = { hello: 'Hello', guests: '{count, plural, few {x} other {y}}' } as const;`,
    });
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/remote.json'), '{"version":"the former"}');
    expect((await outcome(folder)).complaint).toContain(
      'src/features/greeting/greeting.messages.ts: the message "guests" has the plural key "few", which en does not know: en has one, other',
    );
    expect(await read(folder, 'remote.json')).toBe('{"version":"the former"}');
  },
);

test.each([
  [
    'an event nobody knows',
    'src/features/greeting/greeting.feature.ts',
    (source: string) => source.replace('site/logged-out', 'site/logged-off'),
    'blocks/greeting: there is no event "site/logged-off".',
  ],
  [
    'a feature without a folder',
    'src/features/note/note.feature.ts',
    (source: string) => source.replace('blocks/note', 'blocks/notes'),
    'blocks/notes: there is no folder src/features/notes.',
  ],
  [
    'a view that needs Node',
    'src/features/note/note.view.tsx',
    (source: string) => `import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);\n${source}`,
    'imports "node:fs", but the server bundle of mf-fixture is given react and react/jsx-runtime only.',
  ],
  [
    'a missing file',
    'src/features/note/note.view.tsx',
    (source: string) => `import './nowhere';\n${source}`,
    'nowhere',
  ],
  [
    'React where nothing hydrates',
    'src/features/counter/counter.feature.ts',
    (source: string) => source.replace("'hydrate'", "'enhance'"),
    'Only a remote with a feature that hydrates has React in the page, and this one asks for react',
  ],
])('fails with a message at %s', async (label, file, change, message) => {
  expect((await outcome(await copy(label.replaceAll(' ', '-'), { [file]: change }))).complaint).toContain(message);
});
