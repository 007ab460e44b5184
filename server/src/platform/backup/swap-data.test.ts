import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resetData } from '../postgres/embedded/reset-data';
import { finishRestore } from './finish-restore';
import { isSwapPending, swapData } from './swap-data';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'colonnade-swap-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** A data folder with old data, one more file than the new, and a completed restore. */
async function prepare(isEmpty = false): Promise<void> {
  const write = async (folder: string, text: string, names: readonly string[]) => {
    for (const name of names) {
      await mkdir(join(dataDir, folder, name), { recursive: true });
      await writeFile(join(dataDir, folder, name, 'content'), text);
    }
  };
  if (!isEmpty) {
    await write('.', 'old', ['postgres', 'objects']);
    await writeFile(join(dataDir, 'sample-accounts.json'), 'old');
  }
  await write('restored', 'new', ['postgres', 'objects']);
  await writeFile(join(dataDir, 'restored', 'signing-key.pem'), 'new');
  await writeFile(join(dataDir, 'restored', 'postgres.log'), 'log');
  await writeFile(join(dataDir, 'mine.txt'), 'mine');
}

async function content(): Promise<Record<string, string>> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dataDir.length + 1), await readFile(path, 'utf8')] as const;
    });
  return Object.fromEntries(await Promise.all(texts));
}

const NEW = { 'postgres/content': 'new', 'objects/content': 'new', 'signing-key.pem': 'new', 'mine.txt': 'mine' };
const SWAPPED = {
  ...NEW,
  'before-restore/postgres/content': 'old',
  'before-restore/objects/content': 'old',
  'before-restore/sample-accounts.json': 'old',
};

test('new data is in place, old data beside it, and other files are untouched', async () => {
  await prepare();
  await swapData(dataDir);
  expect(await content()).toEqual(SWAPPED);
  expect(await isSwapPending(dataDir)).toBe(false);
});

test('interrupted at any step, the next start finishes it, and says so', async () => {
  await prepare();
  const steps: string[] = [];
  await swapData(dataDir, (step) => void steps.push(step));
  expect(steps).toHaveLength(8);
  for (const last of steps) {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    await prepare();
    const crash = (step: string) => {
      if (step === last) throw new Error('killed');
    };
    await expect(swapData(dataDir, crash)).rejects.toThrow('killed');
    const lines: string[] = [];
    await finishRestore(dataDir, (line) => void lines.push(line));
    expect([last, await content(), lines]).toEqual([
      last,
      SWAPPED,
      [`The restore of ${dataDir} that was broken off is finished`],
    ]);
    await finishRestore(dataDir, (line) => void lines.push(line));
    expect(lines).toHaveLength(1);
  }
});

test('restoring into an empty folder keeps nothing beside it', async () => {
  await prepare(true);
  await swapData(dataDir);
  expect(await content()).toEqual(NEW);
});

test('a reset also deletes what restores have left', async () => {
  await prepare();
  await swapData(dataDir);
  await mkdir(join(dataDir, 'restoring', 'objects'), { recursive: true });
  await resetData(dataDir);
  expect(await content()).toEqual({ 'mine.txt': 'mine' });
});
