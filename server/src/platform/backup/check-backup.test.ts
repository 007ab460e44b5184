import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LATER_MIGRATIONS } from '../schema/later-migrations.fixture';
import { MIGRATION_NAMES, namesOf } from '../schema/migrate';
import { writeSeed, type ArchiveSeed } from './archives.fixture';
import { explainBackupFile } from './backup-messages';
import { checkBackup } from './check-backup';

const MEMBERS = { 'objects/assets/1': randomBytes(40_000), 'files/signing-key.pem': Buffer.from('key') };

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-backup-'));
  file = join(folder, 'monday.tar.gz');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an unchanged backup is valid, and readable only by its owner', async () => {
  await writeSeed(file, { members: MEMBERS });
  const { head, contents } = await checkBackup(file);
  expect([head.migrations, contents.members.map(({ name }) => name)]).toEqual([
    MIGRATION_NAMES,
    ['colonnade-backup.json', ...Object.keys(MEMBERS)],
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a backup truncated anywhere is invalid', async () => {
  await writeSeed(file, { members: MEMBERS });
  const whole = await readFile(file);
  for (const part of [0.3, 0.6, 0.9, 0.99, 1 - 1 / whole.length]) {
    await writeFile(file, whole.subarray(0, Math.floor(whole.length * part)));
    await expect(checkBackup(file)).rejects.toThrow(`${file} is incomplete`);
  }
  await rm(file);
  await writeSeed(file, { members: MEMBERS, isUnfinished: true });
  await expect(checkBackup(file)).rejects.toThrow('is incomplete');
});

test('a changed byte is found anywhere', async () => {
  await writeSeed(file, { members: MEMBERS });
  const whole = await readFile(file);
  for (const part of [0.2, 0.5, 0.8]) {
    const changed = Buffer.from(whole);
    const at = Math.floor(changed.length * part);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    await writeFile(file, changed);
    await expect(checkBackup(file)).rejects.toThrow(/is damaged|is incomplete/);
  }
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('Dear diary')],
  ['a packed text', gzipSync('Dear diary'.repeat(100))],
  ['noise', randomBytes(5000)],
])('a file that is %s is not a backup', async (_, bytes) => {
  await writeFile(file, bytes);
  await expect(checkBackup(file)).rejects.toThrow(/is not a Colonnade backup|is incomplete/);
});

const wrong: readonly (readonly [string, ArchiveSeed, RegExp])[] = [
  ['a head of another kind', { head: { format: 'x' } }, /is not a Colonnade backup/],
  ['a newer format', { head: { format: 2, later: true } }, /newer version of Colonnade/],
  ['a newer schema', { head: { migrations: [...MIGRATION_NAMES, '9999-01-01-later'] } }, /newer version of Colonnade/],
  [
    'an unreleased build',
    { head: { migrations: ['0001-ground', '0002-line-form'] } },
    /made by an unreleased build of Colonnade/,
  ],
  [
    'a table that is none',
    { head: { tables: [{ name: 'a"; drop', columns: ['b'] }] } },
    /colonnade-backup.json cannot be read/,
  ],
  ['a path that leads out', { members: { 'objects/../../etc/passwd': Buffer.from('x') } }, /does not belong there/],
  ['a file that is not kept', { members: { 'files/postgres.conf': Buffer.from('x') } }, /does not belong there/],
  ['an unknown member', { members: { 'more/x': Buffer.from('x') } }, /does not belong there/],
  [
    'a member that is missing',
    { listed: (all) => [...all, { name: 'objects/a', bytes: 1, sha256: '' }] },
    /objects\/a is missing/,
  ],
  ['a member too many', { members: MEMBERS, listed: (all) => all.slice(0, 2) }, /signing-key.pem is not in its list/],
  [
    'another hash',
    { members: MEMBERS, listed: (all) => all.map((one) => ({ ...one, sha256: 'x' })) },
    /is not as it was written/,
  ],
  ['a member after the end', { after: { 'objects/a': Buffer.from('x') } }, /comes after the end/],
];

test.each(wrong)('%s is refused, with a message that names it', async (_, seed, message) => {
  await writeSeed(file, seed);
  await expect(checkBackup(file)).rejects.toThrow(message);
  await expect(checkBackup(file)).rejects.toMatchObject({ name: 'StartError' });
});

test('a schema must be one of a version: all migrations up to one of them', async () => {
  const migrations = namesOf(LATER_MIGRATIONS);
  for (const [count] of migrations.entries()) {
    await rm(file, { force: true });
    await writeSeed(file, { head: { migrations: migrations.slice(0, count + 1) } });
    await expect(checkBackup(file, { migrations })).resolves.toBeTruthy();
  }
  await rm(file);
  await writeSeed(file, { head: { migrations: migrations.filter((_, index) => index !== 1) } });
  await expect(checkBackup(file, { migrations })).rejects.toThrow(
    'its changes of the schema are not those of any version',
  );
});

test('a missing file and a folder are reported as such', async () => {
  await expect(checkBackup(file)).rejects.toThrow(`There is no ${file}: check how it is spelled`);
  await expect(checkBackup(folder)).rejects.toThrow(`${folder} is a folder: give the name of a file.`);
});

test('errors of the system have messages', () => {
  const messageOf = (code: string) => (explainBackupFile(Object.assign(new Error(), { code }), '/b') as Error).message;
  expect(messageOf('ENOSPC')).toBe('The disk of /b is full: free some space, or give a file on another disk.');
  expect(messageOf('EACCES')).toBe('You have no permission to use /b: give another, or run this as a user who has.');
  expect(messageOf('EROFS')).toContain('the disk is read-only');
  expect(messageOf('EWEIRD')).toBe('');
});
