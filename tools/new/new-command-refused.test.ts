import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openRepository } from './repository.fixture';

const repository = openRepository();

test('what cannot be made is refused with a sentence, and nothing is written', async () => {
  // A table somebody is in the middle of changing.
  await writeFile(join(repository.folder, 'mf-forms/src/render.ts'), '<<<<<<< mine\n');
  await repository.ok('git', 'add', '.');
  const { code, output } = await repository.inCopy(process.execPath, 'tools/new.mjs', 'feature', 'forms', 'poll');
  expect([code, output]).toEqual([1, 'mf-forms/src/render.ts:1 cannot be read: mend it first.\n']);
  expect(await repository.ok('git', 'diff', '--name-only')).toBe('');
  expect(await repository.ok('git', 'ls-files', '--others', '--exclude-standard')).toBe('');
});
