import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { NAMED, jestEnvironment } from '../checks/run-jest.mjs';

const ROOT = join(__dirname, '..', '..');
const RUNS = {
  'npm test': { env: jestEnvironment({ isWhole: true, leavesLong: true }), runsLong: false },
  'the second try of npm test': { env: jestEnvironment({ isWhole: false, leavesLong: true }), runsLong: false },
  'npm run prove': { env: jestEnvironment({ isWhole: true, leavesLong: false }), runsLong: true },
  'a run that names files': { env: jestEnvironment(NAMED), runsLong: true },
};
const SHOW_IGNORED = `
  const { default: config } = await import('./jest.config.mjs');
  console.log(JSON.stringify(config.projects.map((project) => project.testPathIgnorePatterns)));`;

const own = { ...process.env };
afterEach(() => void (process.env = { ...own }));

describe.each(Object.entries(RUNS))('%s', (_, { env, runsLong }) => {
  test(`${runsLong ? 'runs' : 'leaves out'} files that are named long, and runs all others`, () => {
    const args = ['--input-type=module', '-e', SHOW_IGNORED];
    const shown = execFileSync(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    for (const patterns of JSON.parse(shown) as readonly (readonly string[])[]) {
      const runs = (file: string) => !patterns.some((pattern) => new RegExp(pattern).test(`/clone/${file}`));
      for (const file of ['e2e/src/a.long.e2e.ts', 'server/src/a.long.test.ts', 'mf-x/src/a.long.test.tsx'])
        expect([file, runs(file)]).toEqual([file, runsLong]);
      for (const file of ['e2e/src/along.e2e.ts', 'server/src/long.test.ts', 'e2e/src/long/a.e2e.ts'])
        expect([file, runs(file)]).toEqual([file, true]);
    }
  });

  test(`${runsLong ? 'runs' : 'leaves out'} tests that are written long`, async () => {
    Object.assign(process.env, env);
    jest.resetModules();
    const { long, spec } = await import('./spec');
    expect([long.spec === spec, long.test === test]).toEqual([runsLong, runsLong]);
  });
});
