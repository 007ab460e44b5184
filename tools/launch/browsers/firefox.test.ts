import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from './firefox.mjs';

let folder: string;
const { FIREFOX, PATH } = process.env;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-firefox-'));
  delete process.env['FIREFOX'];
  process.env['PATH'] = folder;
});
afterEach(async () => {
  process.env['PATH'] = PATH;
  if (FIREFOX === undefined) delete process.env['FIREFOX'];
  else process.env['FIREFOX'] = FIREFOX;
  await rm(folder, { recursive: true });
});

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('uses the one in FIREFOX, and says so if it does not start', async () => {
  await program('firefox', 'echo Mozilla Firefox 999');
  process.env['FIREFOX'] = await program('mine', 'echo Mozilla Firefox 999');
  expect(await findFirefox({ isDemanded: false })).toBe(process.env['FIREFOX']);
  process.env['FIREFOX'] = join(folder, 'absent');
  await expect(findFirefox({ isDemanded: false })).rejects.toThrow(
    `FIREFOX names ${folder}/absent, which does not start`,
  );
});

test('uses the first on PATH that starts; none if none does and none is required', async () => {
  await program('firefox-esr', 'exit 1');
  expect(await findFirefox({ isDemanded: false })).toBeUndefined();
  const works = await program('firefox', 'echo Mozilla Firefox 999');
  expect(await findFirefox({ isDemanded: false })).toBe(works);
});
