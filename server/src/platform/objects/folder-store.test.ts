import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createFolderStore } from './folder-store';
import { TEMPORARY_FOLDER } from './temporaries';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-objects-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('returns, replaces and removes what was stored', async () => {
  const store = createFolderStore(join(folder, 'not', 'made', 'yet'));
  expect(await store.get('assets/1')).toBeUndefined();
  expect(await store.has('assets/1')).toBe(false);
  await store.put('assets/1', Buffer.from('one'));
  expect(await store.has('assets/1')).toBe(true);
  await store.put('assets/1', Buffer.from('two'));
  expect(String(await store.get('assets/1'))).toBe('two');
  await store.remove('assets/1');
  await store.remove('assets/1');
  expect(await store.get('assets/1')).toBeUndefined();
});

test('a key that names a folder, or lies below a file, has no object', async () => {
  const store = createFolderStore(folder);
  await store.put('assets/1', Buffer.from('one'));
  expect(await store.get('assets')).toBeUndefined();
  expect(await store.get('assets/1/deeper')).toBeUndefined();
});

test.each([
  '',
  '.',
  '..',
  '/etc/passwd',
  '../x',
  'a/../../x',
  'a//b',
  'a/',
  'a\\b',
  'C:\\x',
  'a/.hidden',
  '.new/x',
  'a\0b',
  'ü',
  'x'.repeat(401),
])('refuses the key %j', async (key) => {
  const store = createFolderStore(folder);
  await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('cannot be the key');
  await expect(store.get(key)).rejects.toThrow('cannot be the key');
  await expect(store.remove(key)).rejects.toThrow('cannot be the key');
});

test('no key leads out of the folder', async () => {
  const store = createFolderStore(join(folder, 'inside'));
  const piece = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', '~', 'C:');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      await store.put(pieces.join(''), Buffer.from('x')).catch(() => undefined);
      expect((await readdir(folder)).filter((name) => name !== 'inside')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('readers never see a half-written object, even with several writers', async () => {
  const store = createFolderStore(folder);
  const versions = [0, 1, 2, 3].map((fill) => Buffer.alloc(300_000, fill));
  await store.put('a', versions[0] ?? Buffer.alloc(0));
  const writing = Promise.all(
    Array.from({ length: 24 }, (_, turn) => store.put('a', versions[turn % 4] ?? Buffer.alloc(0))),
  );
  for (let turn = 0; turn < 50; turn += 1) {
    const seen = await store.get('a');
    expect(versions.some((version) => seen?.equals(version))).toBe(true);
  }
  await writing;
  expect(await readdir(join(folder, TEMPORARY_FOLDER))).toEqual([]);
});

test('says in one sentence what could not be stored and why, and tries again the next time', async () => {
  const place = join(folder, 'objects');
  await writeFile(place, 'a file is in the way');
  const store = createFolderStore(place);
  await expect(store.put('a/b', Buffer.from('x'))).rejects.toThrow(
    `Could not store a/b in ${place}: a file is where a folder should be.`,
  );
  await rm(place);
  await store.put('a/b', Buffer.from('x'));
  expect(String(await store.get('a/b'))).toBe('x');
});

test('removes what a killed server left, but not what is being written', async () => {
  const temporaries = join(folder, TEMPORARY_FOLDER);
  await mkdir(temporaries, { recursive: true });
  for (const name of ['old', 'young']) await writeFile(join(temporaries, name), 'half');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  await utimes(join(temporaries, 'old'), twoHoursAgo, twoHoursAgo);
  await createFolderStore(folder).put('a', Buffer.from('x'));
  expect(await readdir(temporaries)).toEqual(['young']);
});
