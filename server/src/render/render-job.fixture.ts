import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageContext } from 'shared-types/site/context';
import type { RenderJob } from './protocol';
import { createRenderPool, type RenderPool } from './render-pool';

/** The built worker. */
export const WORKER_FILE = pathToFileURL(join(import.meta.dirname ?? __dirname, '../../dist/worker.js'));
/** Long enough that a busy machine keeps no sound view from it. */
export const JOB_MS = 400;

/** What differs from other jobs: parts of it, the id of its block, and the milliseconds its view is told. */
type JobWishes = Partial<RenderJob> & { readonly id?: string; readonly ms?: number };

/** A page nobody else shows. */
export const somePage = () => ({ locale: 'en' }) as PageContext;

/** A job of a feature of the bundle `blocks`; its block has the feature's name, unless it is told another. */
export function renderJob(feature: string, { id = feature, ms = 0, ...rest }: JobWishes = {}): RenderJob {
  const props = { block: { id, type: 1, settings: {} }, data: { ms } };
  return {
    shell: 'shell',
    bundle: 'blocks',
    task: { kind: 'feature', feature, props } as unknown as RenderJob['task'],
    context: somePage(),
    perRequest: { crumb: '', key: '', return: '' },
    budget: { jobMs: JOB_MS, pageMs: 1000 },
    ...rest,
  };
}

const CODE: Record<string, string> = {
  shell: `exports.shell = { contract: 1, createRenderHost: () => ({}) };`,
  blocks: `exports.remote = { contract: 1, features: {
    quick: { element: ({ block }) => block.id },
    absent: { element: () => null },
    slow: { element: ({ block, data }) => { const end = Date.now() + data.ms; while (Date.now() < end); return block.id; } },
    throws: { element: () => { throw new Error('no such picture'); } },
    works: { element: ({ block }) => { let sum = 1; for (let i = 0; i < 1e8; i += 1) sum += Math.sqrt(i); return sum > 0 && block.id; } },
    waits: { element: ({ block, data }) => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, data.ms); return block.id; } },
    hangs: { element: () => { for (;;); } },
    ends: { element: () => { process.exit(1); } },
  } };`,
  looping: `for (;;);`,
  broken: `this is no code`,
  later: `exports.remote = { contract: 99, features: { quick: { element: () => 'later' } } };`,
};

/** Two workers with that code, for each test afresh. */
export function openRenderPool() {
  let pool: RenderPool;
  /** Which views were tried again, and why. */
  const tried: [string, string][] = [];
  beforeEach(() => {
    tried.length = 0;
    pool = createRenderPool({
      workerFile: WORKER_FILE,
      size: 2,
      onSecondTry: (...about) => tried.push(about),
      codeOf: (key) => (CODE[key] ? Promise.resolve(CODE[key]) : Promise.reject(new Error(`${key} was changed.`))),
    });
  });
  afterEach(() => pool.close());
  const run = (job: RenderJob) => pool.run(job);
  const runAll = (jobs: readonly RenderJob[]) => Promise.all(jobs.map(run));
  return { run, runAll, tried, close: () => pool.close() };
}
