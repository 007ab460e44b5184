import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPictures, keepPictures } from './kept-pictures';

const HERO = join(__dirname, '..', '..', 'server', 'sample', 'shop', 'pictures', 'hero.jpg');
let top: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'colonnade-pictures-'));
});
afterEach(() => rm(top, { recursive: true }));

/** The folder of a run with resized pictures of these names. */
async function run(...pictures: string[]): Promise<string> {
  const folder = join(top, randomUUID());
  await mkdir(folder);
  for (const name of pictures) await writeFile(join(folder, name), 'a picture');
  return folder;
}

async function keyOf(file: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return `${randomUUID()}-${hash.slice(0, 16)}`;
}

test('a sample’s picture of one run is there in the next, under the key it has then', async () => {
  const kept = join(top, 'kept');
  const [before, now] = [await keyOf(HERO), await keyOf(HERO)];
  await keepPictures(await run(`${before}-750.avif`, `${before}-750.webp`), kept);
  const next = await run();
  await bringPictures(next, [`assets/${now}`, `assets/${randomUUID()}-0123456789abcdef`], kept);
  expect((await readdir(next)).sort()).toEqual([`${now}-750.avif`, `${now}-750.webp`]);
  expect(await readFile(join(next, `${now}-750.avif`), 'utf8')).toBe('a picture');
});

test('pictures of tests are not kept, nor those that were made in another way', async () => {
  const kept = join(top, 'kept');
  await mkdir(join(kept, 'another-way'), { recursive: true });
  await keepPictures(await run(`${randomUUID()}-0123456789abcdef-750.avif`), kept);
  const [folder, ...others] = await readdir(kept);
  expect([folder, others]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), []]);
  expect(await readdir(join(kept, folder!))).toEqual([]);
});
