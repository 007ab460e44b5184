import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { removeFolder } from './remove-folder';

const BUSY = `
  const { mkdirSync } = require('node:fs');
  const { workerData: { folder, signal }, parentPort } = require('node:worker_threads');
  const enough = new Int32Array(signal);
  parentPort.postMessage('begins');
  for (let turn = 0; turn < 5000 && Atomics.load(enough, 0) === 0; turn += 1) mkdirSync(folder + '/inner/' + turn, { recursive: true });
`;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-removed-'));
});

test('removes a folder with its content, and accepts a missing one', async () => {
  await mkdir(join(folder, 'inner'));
  await writeFile(join(folder, 'inner', 'file'), 'x');
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
  await removeFolder(folder);
});

test('removes what is written meanwhile', async () => {
  const signal = new SharedArrayBuffer(4);
  const busy = new Worker(BUSY, { eval: true, workerData: { folder, signal } });
  await new Promise((resolve) => busy.once('message', resolve));
  const removing = removeFolder(folder);
  setTimeout(() => Atomics.store(new Int32Array(signal), 0, 1), 200);
  await new Promise((resolve) => busy.once('exit', resolve));
  await removing;
  await removeFolder(folder);
  expect(existsSync(folder)).toBe(false);
});
