import type { BundleKey, RenderJob } from './protocol';
import { startRenderWorker, type RenderWorker, type WorkerResult } from './render-worker';

/** Milliseconds a bundle may take to be evaluated; this happens once a worker and version. */
const LOAD_BUDGET_MS = 3000;
/** A bundle or feature that used up its budget is left alone for this long, so that one fault does not slow every page. */
const REST_MS = 10_000;

/** How a job ended. */
export type RenderResult =
  { readonly ok: true; readonly output: string } | { readonly ok: false; readonly message: string };

/** Renders in worker threads, so that a view that loops or breaks costs its own block and nothing else. */
export interface RenderPool {
  run(job: RenderJob, budgetMs: number): Promise<RenderResult>;
  close(): Promise<void>;
}

/** What a pool is made from. */
export interface RenderPoolOptions {
  /** The built worker. */
  readonly workerFile: URL;
  readonly size: number;
  /** The code of a bundle, its hash already checked; rejects where it may not run. */
  readonly codeOf: (key: BundleKey) => Promise<string>;
}

/** Starts the workers. */
export function createRenderPool({ workerFile, size, codeOf }: RenderPoolOptions): RenderPool {
  const idle: RenderWorker[] = Array.from({ length: size }, () => startRenderWorker(workerFile));
  const waiting: ((worker: RenderWorker) => void)[] = [];
  const restingUntil = new Map<string, number>();
  const all = new Set(idle);
  let closed = false;

  const take = (): Promise<RenderWorker> => {
    const worker = idle.pop();
    return worker ? Promise.resolve(worker) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: RenderWorker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  const replace = (worker: RenderWorker): RenderWorker => {
    all.delete(worker);
    const fresh = startRenderWorker(workerFile);
    all.add(fresh);
    return fresh;
  };
  const rest = (key: string) => restingUntil.set(key, Date.now() + REST_MS);
  const isResting = (key: string) => (restingUntil.get(key) ?? 0) > Date.now();

  const askOrRest = async (
    worker: RenderWorker,
    key: string,
    ask: () => Promise<WorkerResult>,
  ): Promise<{ worker: RenderWorker; result: WorkerResult }> => {
    const result = await ask();
    if (!('gone' in result) || closed) return { worker, result };
    rest(key);
    return { worker: replace(worker), result };
  };

  const runOn = async (worker: RenderWorker, job: RenderJob, budgetMs: number): Promise<RenderResult> => {
    let current = worker;
    try {
      for (const key of new Set([job.shell, job.bundle])) {
        if (current.loaded.has(key)) continue;
        const code = await codeOf(key);
        const step = await askOrRest(current, key, () => current.ask({ kind: 'load', key, code }, LOAD_BUDGET_MS));
        current = step.worker;
        if (!step.result.ok) return { ok: false, message: `${key} could not be loaded. ${step.result.message}` };
        current.loaded.add(key);
      }
      const step = await askOrRest(current, jobKey(job), () => current.ask({ kind: 'render', job }, budgetMs));
      current = step.worker;
      return step.result.ok ? step.result : { ok: false, message: step.result.message };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    } finally {
      giveBack(current);
    }
  };

  return {
    async run(job, budgetMs) {
      if (isResting(job.bundle) || isResting(jobKey(job)))
        return { ok: false, message: `${jobKey(job)} used up its time a moment ago and is left alone.` };
      return runOn(await take(), job, budgetMs);
    },
    async close() {
      closed = true;
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}

function jobKey(job: RenderJob): string {
  return job.task.kind === 'frame' ? `${job.bundle}/frame` : `${job.bundle}/${job.task.feature}`;
}
