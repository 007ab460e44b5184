import { mkdtempSync, mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { watchFolders } from './watch-folders.mjs';

/** Longer than the watch waits for quiet, on a busy machine too. */
const SILENCE_MS = 300;

let root: string;
let watch: Awaited<ReturnType<typeof watchFolders>>;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'colonnade-watch-'));
  for (const folder of ['src/cart', 'dist', 'node_modules/react']) mkdirSync(join(root, folder), { recursive: true });
  write('src/cart/cart.ts');
  watch = await watchFolders([root]);
});
afterEach(() => {
  watch.close();
  rmSync(root, { recursive: true });
});

function write(file: string): void {
  writeFileSync(join(root, file), String(Math.random()));
}

/** Saves as many editors do: to a temporary file, then by renaming. */
function saveAtomically(file: string): void {
  write(`${file}.saving`);
  renameSync(join(root, `${file}.saving`), join(root, file));
}

async function changed(): Promise<string[]> {
  return [...((await watch.next()) ?? [])].map((path) => relative(root, path)).sort();
}

test('notices every save of a file, in any way', async () => {
  for (let round = 0; round < 3; round += 1) {
    write('src/cart/cart.ts');
    expect(await changed()).toContain('src/cart/cart.ts');
    saveAtomically('src/cart/cart.ts');
    expect(await changed()).toContain('src/cart/cart.ts');
  }
  unlinkSync(join(root, 'src/cart/cart.ts'));
  expect(await changed()).toEqual(['src/cart/cart.ts']);
});

test('follows folders that are created, deleted and created again', async () => {
  for (let round = 0; round < 2; round += 1) {
    mkdirSync(join(root, 'src/shop/parts'), { recursive: true });
    write('src/shop/parts/price.ts');
    expect(await changed()).toContain('src/shop');
    write('src/shop/parts/price.ts');
    expect(await changed()).toEqual(['src/shop/parts/price.ts']);
    rmSync(join(root, 'src/shop'), { recursive: true });
    expect(await changed()).toContain('src/shop');
  }
});

test('a renamed folder is followed under its new name', async () => {
  renameSync(join(root, 'src/cart'), join(root, 'src/basket'));
  expect(await changed()).toEqual(['src/basket', 'src/cart']);
  write('src/basket/cart.ts');
  expect(await changed()).toEqual(['src/basket/cart.ts']);
});

test('build output and packages have no effect', async () => {
  write('dist/remote.js');
  write('node_modules/react/index.js');
  rmSync(join(root, 'dist'), { recursive: true });
  const next = changed();
  expect(await Promise.race([next, pause(SILENCE_MS, 'nothing')])).toBe('nothing');
  write('src/cart/cart.ts');
  expect(await next).toEqual(['src/cart/cart.ts']);
});

test('notices every save of a single file, and nothing beside it', async () => {
  watch.close();
  watch = await watchFolders([join(root, 'src')], [join(root, 'budgets.json')]);
  write('budgets.json');
  expect(await changed()).toEqual(['budgets.json']);
  saveAtomically('budgets.json');
  expect(await changed()).toEqual(['budgets.json']);
  write('package.json');
  write('src/cart/cart.ts');
  expect(await changed()).toEqual(['src/cart/cart.ts']);
});

test('many changes are reported together, and those during the report with the next', async () => {
  for (let count = 0; count < 50; count += 1) write(`src/cart/part-${count}.ts`);
  expect(await changed()).toHaveLength(50);
  write('src/cart/cart.ts');
  await pause(SILENCE_MS);
  expect(await changed()).toEqual(['src/cart/cart.ts']);
});

test('ends when it is closed', async () => {
  const next = watch.next();
  watch.close();
  expect(await next).toBeUndefined();
  expect(await watch.next()).toBeUndefined();
});
