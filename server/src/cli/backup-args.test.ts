import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = join(__dirname, '..', '..', 'dist');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(name: 'backup' | 'restore', args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(DIST, `${name}.js`), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, DATA_DIR: join(folder, 'data'), ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout, complaint: stderr };
}

test.each([[], ['a', 'b'], ['--help']])('without exactly one file the arguments are explained: %j', (...args) => {
  expect(run('backup', args)).toEqual({
    status: 1,
    output: '',
    complaint: 'Name the file to write, for example: npm run backup -- colonnade-monday.tar.gz\n',
  });
  expect(run('restore', ['--replace', ...args]).complaint).toMatch(/^Name the backup to restore, for example:/);
});

test('for an external PostgreSQL it refers to that database’s tools, and does nothing', () => {
  const env = { DATABASE_URL: 'postgresql://ann:secret@host/db' };
  const [backup, restore] = [run('backup', ['a'], env), run('restore', ['a'], env)];
  expect([backup.status, restore.status]).toEqual([1, 1]);
  expect(backup.complaint).toMatch(
    /^DATABASE_URL names a PostgreSQL of your own: back it up by its own tools, pg_dump/,
  );
  expect(restore.complaint).toMatch(/^DATABASE_URL names a PostgreSQL of your own: restore it by its own tools/);
  expect(backup.complaint + restore.complaint).not.toContain('secret');
  expect(readdirSync(folder)).toEqual([]);
});

test('without data it creates none, and paths are relative to the current folder', () => {
  expect(run('backup', ['a']).complaint).toBe(
    `There is no local data in ${join(folder, 'data')}: start Colonnade first, or set DATA_DIR to the folder that its server has.\n`,
  );
  expect(run('restore', ['sub/a.tar.gz']).complaint).toBe(
    `There is no ${join(folder, 'sub', 'a.tar.gz')}: check how it is spelled, and that its folder is there.\n`,
  );
  writeFileSync(join(folder, 'diary.txt'), 'Dear diary');
  expect(run('restore', ['diary.txt'])).toMatchObject({
    status: 1,
    complaint: `${join(folder, 'diary.txt')} is not a Colonnade backup: give a file written by "npm run backup".\n`,
  });
  expect(readdirSync(folder)).toEqual(['diary.txt']);
});
