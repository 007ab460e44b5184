import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { whyUnsupported } from './supported.mjs';

const machine = { node: '20.19.0', platform: 'linux', architecture: 'x64' };

test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('runs on Node %s', (node) => {
  expect(whyUnsupported({ ...machine, node })).toBe('');
});

test.each(['8.17.0', '18.20.4', '20.18.3'])('says in one sentence that Node %s is too old', (node) => {
  expect(whyUnsupported({ ...machine, node })).toBe(
    `Colonnade needs Node 20.19 or newer, and this is Node ${node}: install a newer one from https://nodejs.org and start again.`,
  );
});

test.each([
  ['freebsd', 'x64'],
  ['linux', 'ia32'],
])('says in one sentence that %s on %s is not supported', (platform, architecture) => {
  expect(whyUnsupported({ ...machine, platform, architecture })).toContain(`this is ${platform} on ${architecture}`);
});

describe('the commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'colonnade-node-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['start', 'dev', 'test', 'build', 'reset', 'types', 'lint'])(
    '%s says so on an old Node, and does nothing',
    (command) => {
      const disguise = join(folder, 'old-node.cjs');
      writeFileSync(
        disguise,
        `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });`,
      );
      const program = join(__dirname, '..', `${command}.mjs`);
      const ended = spawnSync(process.execPath, ['--require', disguise, program], { encoding: 'utf8' });
      expect(ended).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `${whyUnsupported({ ...machine, node: '18.20.4' })}\n`,
      });
    },
  );

  test.each(['start.mjs', 'launch/enter.mjs', 'launch/supported.mjs'])(
    '%s has no syntax that an old Node cannot parse',
    async (file) => {
      const source = readFileSync(join(__dirname, '..', file), 'utf8');
      const [asIs, lowered] = await Promise.all([transform(source), transform(source, { target: 'node12.22' })]);
      expect(lowered.code).toBe(asIs.code);
    },
  );
});
