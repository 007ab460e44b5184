import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(__dirname, '..', '..');

/** What the command says before it ends by itself. */
async function run(...words: string[]): Promise<{ code: number | null; said: string; complaint: string }> {
  const env = { ...process.env, npm_lifecycle_event: '' };
  const child = spawn(process.execPath, ['tools/dev.mjs', ...words], { cwd: ROOT, env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complaint };
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
    'shell --over http://localhost:1/x means nothing here: give the name of one remote for its workbench, or nothing.\n',
  ],
])('says of %s what to do, and builds nothing', async (_, words, complaint) => {
  expect(await run(...words)).toEqual({ code: 1, said: '', complaint });
});
