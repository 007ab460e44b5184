import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFolder } from './replace-folder.mjs';

let folder: string;
let folders: { target: string; temporary: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'));
  folders = { target: join(folder, 'dist'), temporary: join(folder, 'next') };
});

afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => (output: string) => writeFile(join(output, 'a'), text);

test('replaces the former folder by the filled one, and leaves nothing beside it', async () => {
  await replaceFolder(folders, write('first'));
  await writeFile(join(folders.target, 'left-over'), '');
  await replaceFolder(folders, write('second'));
  expect(await readFile(join(folders.target, 'a'), 'utf8')).toBe('second');
  expect(await readdir(folders.target)).toEqual(['a']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('keeps the former folder when filling fails', async () => {
  await replaceFolder(folders, write('first'));
  await expect(replaceFolder(folders, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await readFile(join(folders.target, 'a'), 'utf8')).toBe('first');
  expect(await readdir(folder)).toEqual(['dist']);
});

test('starts from an empty folder, whatever an interrupted build has left', async () => {
  await mkdir(folders.temporary);
  await writeFile(join(folders.temporary, 'left-over'), '');
  await replaceFolder(folders, write('whole'));
  expect(await readdir(folders.target)).toEqual(['a']);
});
