import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { long } from '../testing/spec';

const ROOT = join(__dirname, '..', '..');

let bench: ReturnType<typeof startBench>;
afterEach(() => bench.kill());

function startBench(PORT: string) {
  const env = { ...process.env, npm_lifecycle_event: '', PORT };
  return spawn(process.execPath, ['tools/dev.mjs', 'mf-consent'], { cwd: ROOT, env });
}

async function printedAddress(): Promise<string> {
  let output = '';
  for await (const chunk of bench.stdout) {
    output += String(chunk);
    const [, address] = /^ready (\S+)$/m.exec(output) ?? [];
    if (address) return address;
  }
  throw new Error(`The workbench ended: ${output}`);
}

long.test('a workbench on any free port prints which one it has', async () => {
  bench = startBench('0');
  expect((await fetch(await printedAddress())).status).toBe(200);
});

async function expectRefused(PORT: string): Promise<void> {
  bench = startBench(PORT);
  const [output, complaint] = await Promise.all([text(bench.stdout), text(bench.stderr)]);
  expect({ output, complaint }).toEqual({
    output: '',
    complaint: `PORT is "${PORT}": give it a whole number from 0 to 65535, or leave it out for 4105.\n`,
  });
}

test('refuses PORT=abc with a message, and builds nothing', () => expectRefused('abc'));

for (const port of ['-1', '65536']) long.test(`refuses PORT=${port} as well`, () => expectRefused(port));
