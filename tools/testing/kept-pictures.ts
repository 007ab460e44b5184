import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/** The folder of the test run with its resized pictures. */
export const RESIZED_FOLDER = 'resized';

const ROOT = join(__dirname, '..', '..');
const SAMPLES = join(ROOT, 'server', 'sample');
const RECIPE = join(ROOT, 'server', 'src', 'site', 'image', 'resize-picture.ts');
const KEPT = join(ROOT, '.cache', 'test-pictures');
const HASH_LENGTH = 16;
/** A run names a picture by its original's key, the width and the format. The key's id is another in every run. */
const PICTURE = /^[0-9a-f-]{36}-([0-9a-f]{16}-\d+\.\w+)$/;

/** Copies the samples' pictures that earlier runs resized into the folder of a run: making one takes longer than showing its page. */
export async function bringPictures(folder: string, originalKeys: readonly string[], parent = KEPT): Promise<void> {
  const kept = join(parent, await recipe());
  for (const name of await namesIn(kept)) {
    const hash = name.slice(0, HASH_LENGTH);
    for (const key of originalKeys.filter((each) => each.endsWith(`-${hash}`)))
      await copyFile(join(kept, name), join(folder, basename(key).replace(hash, name)));
  }
}

/** Keeps the samples' pictures of a run for the next ones, in place of those that were made in another way. */
export async function keepPictures(folder: string, parent = KEPT): Promise<void> {
  const [wanted, hashes] = [await recipe(), await sampleHashes()];
  const kept = join(parent, wanted);
  const before = new Set(await namesIn(kept));
  await mkdir(kept, { recursive: true });
  for (const file of await namesIn(folder)) {
    const name = PICTURE.exec(file)?.[1] ?? '';
    if (hashes.has(name.slice(0, HASH_LENGTH)) && !before.has(name)) await copyWhole(join(folder, file), kept, name);
  }
  for (const other of await namesIn(parent))
    if (other !== wanted) await rm(join(parent, other), { recursive: true, force: true });
}

/** Stands for everything that decides what a resized picture is made of, beside the original. */
async function recipe(): Promise<string> {
  return hashOf(`${await readFile(RECIPE, 'utf8')}${JSON.stringify(sharp.versions)}`);
}

async function sampleHashes(): Promise<ReadonlySet<string>> {
  const files = (await readdir(SAMPLES, { recursive: true })).filter((path) => path.includes('pictures/'));
  return new Set(await Promise.all(files.map(async (path) => hashOf(await readFile(join(SAMPLES, path))))));
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}

/** Another run may look at the same moment: it sees a picture whole or not at all. */
async function copyWhole(from: string, folder: string, name: string): Promise<void> {
  const unfinished = join(folder, `.${name}-${process.pid}`);
  await copyFile(from, unfinished);
  await rename(unfinished, join(folder, name));
}

/** Names in a folder, which need not be there. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
}
