import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(__dirname, '..', '..');

async function run(...args: string[]): Promise<{ code: number | null; output: string; complaint: string }> {
  const env = { ...process.env, npm_lifecycle_event: '' };
  const child = spawn(process.execPath, ['tools/dev.mjs', ...args], { cwd: ROOT, env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output, complaint };
}

test.each([
  [
    'no address',
    ['mf-forms', '--over'],
    '--over needs one address of a running page, like http://localhost:4000/contact.\n',
  ],
  [
    'a site that does not run',
    ['mf-forms', '--over', 'http://localhost:1/x'],
    'http://localhost:1 does not answer: nothing listens there. Start the site, or give the address of one that runs.\n',
  ],
  [
    'a package that is no remote',
    ['shell', '--over', 'http://localhost:1/x'],
    'shell --over http://localhost:1/x is not recognized: give the name of one remote for its workbench, or nothing.\n',
  ],
])('says what to do about %s, and builds nothing', async (_, args, complaint) => {
  expect(await run(...args)).toEqual({ code: 1, output: '', complaint });
});
