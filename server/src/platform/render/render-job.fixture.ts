import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PageContext } from 'shared-types/site/context';
import type { RenderJob } from './protocol';
import { createRenderPool, type RenderPool } from './render-pool';

export const PROGRAM = join(__dirname, '..', '..', '..', 'dist', 'render.cjs');
/** Long enough for every working view on a busy machine. */
export const JOB_MS = 400;

/** Differences from other jobs: members, the block's id, and the `ms` setting of its view. */
type JobInputs = Partial<RenderJob> & { readonly id?: string; readonly ms?: number };

/** A page context that equals no other. */
export const somePage = () => ({ locale: 'en' }) as PageContext;

/** A job for a feature of the bundle `mf-blocks`; by default its block has the feature's name. */
export function renderJob(feature: string, { id = feature, ms = 0, ...rest }: JobInputs = {}): RenderJob {
  const props = { block: { id, type: 1, settings: {} }, data: { ms } };
  return {
    shell: 'shell',
    bundle: 'mf-blocks',
    task: { kind: 'feature', feature, props } as unknown as RenderJob['task'],
    context: somePage(),
    perRequest: { crumb: '', key: '', return: '' },
    budget: { jobMs: JOB_MS, pageMs: 1000 },
    ...rest,
  };
}

const CODE: Record<string, string> = {
  shell: `exports.shell = { contract: 1, createRenderHost: () => ({}) };`,
  'mf-blocks': `exports.remote = { contract: 1, features: {
    quick: { element: ({ block }) => block.id },
    absent: { element: () => null },
    slow: { element: ({ block, data }) => { const end = Date.now() + data.ms; while (Date.now() < end); return block.id; } },
    throws: { element: () => { throw new Error('no such picture'); } },
    works: { element: ({ block }) => { let sum = 1; for (let i = 0; i < 1e8; i += 1) sum += Math.sqrt(i); return sum > 0 && block.id; } },
    hangs: { element: () => { for (;;); } },
    ends: { element: ({ block }) => new Array(1e8).fill(block.id).length },
  } };`,
  'mf-looping': `for (;;);`,
  'mf-broken': `this is no code`,
  'mf-later': `exports.remote = { contract: 99, features: { quick: { element: () => 'later' } } };`,
};

/** Ids of the render processes that this process has started and that still run. */
export function renderProcesses(): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => parent === String(process.pid) && args.includes(PROGRAM))
    .map(([pid]) => Number(pid));
}

export function openRenderPool() {
  let pool: RenderPool;
  const tried: [string, string][] = [];
  let lost: string[];
  beforeEach(() => {
    tried.length = 0;
    lost = [];
    pool = createRenderPool({
      program: PROGRAM,
      size: 2,
      onSecondTry: (...about) => tried.push(about),
      codeOf: (key) => (CODE[key] ? Promise.resolve(CODE[key]) : Promise.reject(new Error(`${key} was changed.`))),
      onLost: (reason) => lost.push(reason),
    });
  });
  afterEach(() => pool.close());
  const run = (job: RenderJob) => pool.run(job);
  const runAll = (jobs: readonly RenderJob[]) => Promise.all(jobs.map(run));
  return { run, runAll, tried, lost: () => lost, warm: () => pool.warm(), close: () => pool.close() };
}
