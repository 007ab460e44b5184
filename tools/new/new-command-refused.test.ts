import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/repository-files.mjs';
import { openRepository } from './repository.fixture';

const repository = openRepository();

/** Every file of the copy with what it holds. */
function contents(): Record<string, string> {
  const files = repositoryFiles(repository.folder);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(repository.folder, file), 'latin1')]));
}

test('what cannot be made is refused with a message, and nothing is written', async () => {
  // A table somebody is in the middle of changing.
  await writeFile(join(repository.folder, 'mf-forms/src/render.ts'), '<<<<<<< mine\n');
  const before = contents();
  const { code, output } = await repository.inCopy(process.execPath, 'tools/new.mjs', 'feature', 'forms', 'poll');
  expect([code, output]).toEqual([1, 'mf-forms/src/render.ts:1 cannot be read: mend it first.\n']);
  expect(contents()).toEqual(before);
});
