import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from '../testing/remove-folder';
import { copyRepository } from '../testing/repository-copy';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "ann's zażółć gęślą-"));
  await copyRepository(root);
});
afterAll(() => removeFolder(root));

async function printed(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
  });
  return stdout;
}

test('a remote’s workbench works in a folder of any name', async () => {
  const program = `await import('./tools/launch/typescript.mjs');
    const { buildBench } = await import('./tools/workbench/build-bench.ts');
    const { samples, samplePage, files } = await buildBench('mf-consent');
    const page = samplePage(new URLSearchParams({ sample: samples[0] }));
    console.log(page.startsWith('<!doctype html>'), files.has('sample.js'), files.has('bench.js'), files.has('bench.css'));`;
  expect(await printed(program)).toBe('true true true true\n');
});

test('the overlay preview loads in a folder of any name', async () => {
  const program = `await import('./tools/launch/typescript.mjs');
    const { loadOverlayPreview } = await import('./tools/overlay-preview/load-overlay-preview.ts');
    console.log(typeof (await loadOverlayPreview()).openOverlayPreviewServer);`;
  expect(await printed(program)).toBe('function\n');
});
