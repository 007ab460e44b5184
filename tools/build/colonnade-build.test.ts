import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { long } from '../testing/spec';
import { openFixtureBuilds } from './fixture-builds.fixture';

const { copy } = openFixtureBuilds();

const command = (args: readonly string[], cwd: string) =>
  promisify(execFile)(process.execPath, [join(__dirname, 'colonnade-build.mjs'), ...args], { cwd });

long.test('builds the package of the current folder, within its own budgets', async () => {
  const folder = await copy('alone');
  expect((await command([], folder)).stdout).toMatch(
    /^mf-fixture\/client\/counter\.css .*\nmf-fixture 0\.1\.0-\w{8} in \d+ ms\n$/s,
  );
  const budget = { files: '*/client/*', brotliBytes: 10, why: 'A test.' };
  await writeFile(join(folder, 'budgets.json'), JSON.stringify({ files: [budget], together: [] }));
  await expect(command(['--force'], folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^mf-fixture is over its budgets \(.*alone\/budgets\.json\)\.\n.*OVER: A test\./s),
  });
});

test('shows its usage', async () => {
  await expect(command(['--mode', 'quick'], __dirname)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^colonnade-build \[folder\]/),
  });
  await expect(command([], __dirname)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/holds no remote: one has src\/remote\.ts\./),
  });
});
