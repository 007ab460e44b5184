import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../launch/run.mjs';
import { PROOF_TIMEOUT_MS } from '../testing/proof';
import { rowsWithoutFigures, tableRows } from './bench-table';
import { ROOT } from './repository';

/** Lighthouse has packages of its own, and therefore a folder of its own. */
const NAMES = [...readdirSync(join(ROOT, 'bench', 'benches')).map((file) => file.replace(/\.ts$/, '')), 'lighthouse'];
/** It binds servers to one core by `taskset`. */
const LINUX_ONLY = new Set(['throughput']);

/** What `flood` ends with on a machine that is too busy to send so much; nothing is wrong with it then. */
const TOO_BUSY = /No flood: \d/;

/** Runs `npm run bench` as a person would: without the settings of jest, and in a browser that has windows. */
function bench(...args: readonly string[]) {
  const { NODE_ENV: _, CHROME, CHROME_WITH_WINDOWS = CHROME, ...env } = process.env;
  return runNode([join(ROOT, 'bench', 'bench.mjs'), ...args], {
    env: { ...env, FORCE_COLOR: '0', ...(CHROME_WITH_WINDOWS && { CHROME: CHROME_WITH_WINDOWS }) },
  });
}

test('the command knows all benches, and no others', async () => {
  const { code, output } = await bench('none');
  const known = /There is no bench none; there are (.+)\./.exec(output)?.[1] ?? output;
  expect([code, known.split(', ').sort()]).toEqual([1, NAMES.sort()]);
});

describe.each(NAMES)('the bench %s', (name) => {
  const runs = process.platform === 'linux' || !LINUX_ONLY.has(name) ? test : test.skip;
  runs(
    'runs to its end, and prints figures',
    async () => {
      const { code, output } = await bench(name, '--runs', '1');
      if (TOO_BUSY.test(output)) return;
      if (code !== 0) throw new Error(`It ended with ${code}:\n${output}`);
      const rows = tableRows(output);
      expect(rows.length).toBeGreaterThan(0);
      expect(rowsWithoutFigures(rows)).toEqual([]);
    },
    PROOF_TIMEOUT_MS,
  );
});
