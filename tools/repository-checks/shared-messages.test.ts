import { messages as english } from '../../mf-admin/src/parts/settings-form/settings-form.messages';
import { messages as polish } from '../../mf-admin/src/parts/settings-form/settings-form.messages.pl';
import { listFiles, readText } from './repository';

/** Its group is there in Polish. */
const MESSAGES = /^mf-admin\/src\/features\/.*\.messages(\.pl)?\.ts$/;
/** Shorter messages, such as “Save”, are not only those of settings. */
const SENTENCE = /\S+ \S+ \S+/;

/** Entries of features that are also in the messages of settings forms, which they can spread. */
function copiesIn(files: readonly string[], read: (file: string) => string): string[] {
  return files.flatMap((file) => {
    const match = MESSAGES.exec(file);
    if (!match) return [];
    const entries = read(file).replaceAll(/:\s+/g, ': ');
    const shared = Object.entries(match[1] === undefined ? english : polish);
    return shared
      .filter(([key, text]) => SENTENCE.test(text) && entries.includes(` ${key}: '${text}',`))
      .map(([key]) => `${file}: ${key}`);
  });
}

test('features take the sentences of settings forms from one place', () => {
  expect(copiesIn(listFiles(), readText)).toEqual([]);
});

test('the search for copies finds them', () => {
  const file = 'mf-admin/src/features/mug/mug.messages.ts';
  const entry = `{\n  undoQuestion:\n    '${english.undoQuestion}',\n}`;
  expect(copiesIn([file, 'README.md'], () => entry)).toEqual([`${file}: undoQuestion`]);
});
