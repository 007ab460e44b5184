import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFiles } from '../checks/repository-files.mjs';
import { openRepository } from './repository.fixture';

const repository = openRepository();

function contents(): Record<string, string> {
  const files = repositoryFiles(repository.folder);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(repository.folder, file), 'latin1')]));
}

test('an invalid request prints a message and writes nothing', async () => {
  // A file with an unresolved merge conflict.
  await writeFile(join(repository.folder, 'mf-forms/src/remote.ts'), '<<<<<<< mine\n');
  const before = contents();
  const { code, output } = await repository.inCopy(process.execPath, 'tools/new.mjs', 'feature', 'forms', 'poll');
  expect([code, output]).toEqual([1, 'mf-forms/src/remote.ts:1 cannot be read: fix it first.\n']);
  expect(contents()).toEqual(before);
});
