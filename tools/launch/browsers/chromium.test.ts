import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findTestBrowsers } from './chromium.mjs';

let folder: string;
const { CHROME, PATH } = process.env;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-chromium-'));
  delete process.env['CHROME'];
});
afterEach(async () => {
  process.env['PATH'] = PATH;
  if (CHROME !== undefined) process.env['CHROME'] = CHROME;
  await rm(folder, { recursive: true });
});

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('uses the one in CHROME, and says so if it does not start', async () => {
  process.env['CHROME'] = await program('mine', 'echo Chromium 999');
  expect(await findChromium()).toBe(process.env['CHROME']);
  process.env['CHROME'] = join(folder, 'absent');
  await expect(findChromium()).rejects.toThrow(`CHROME names ${folder}/absent, which does not start`);
});

test('uses the first on PATH that starts, not one that only explains how to install it', async () => {
  await program('chromium', 'echo "please install the snap" >&2; exit 1');
  const works = await program('google-chrome', 'echo Google Chrome 999');
  process.env['PATH'] = folder;
  expect(await findChromium()).toBe(works);
});

test('gives tests the headless shell, and Chromium for tests with windows; one for both without the other', async () => {
  process.env['PATH'] = folder;
  const windowed = await program('chromium', 'echo Chromium 999');
  expect(await findTestBrowsers()).toEqual({ quick: windowed, windowed });
  const quick = await program('chromium-headless-shell', 'echo Chromium 999');
  expect(await findTestBrowsers()).toEqual({ quick, windowed });
  expect(await findChromium()).toBe(windowed);
  await rm(windowed);
  expect(await findTestBrowsers()).toEqual({ quick, windowed: undefined });
  process.env['CHROME'] = quick;
  expect(await findTestBrowsers()).toEqual({ quick, windowed: quick });
});
