import type { BundleKey, RenderJob, RenderResult } from './protocol';
import { startRenderWorker, type RenderWorker } from './render-worker';
import { createResting } from './resting';
import { runJobs } from './run-jobs';
import { createSpentTime } from './spent-time';

/** Most jobs that go to a worker in one message: a busy page, so that two workers share the pages between them. */
const MAX_TOGETHER = 16;

/** Renders in worker threads, so that a view that loops or breaks costs its own block and nothing else. */
export interface RenderPool {
  /** How the job ended. Never rejects: what cannot be rendered is a result that says why. */
  run(job: RenderJob): Promise<RenderResult>;
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
  const all = new Set(idle);
  const resting = createResting();
  const spent = createSpentTime();
  const queue: RenderJob[] = [];
  const settles = new Map<RenderJob, (result: RenderResult) => void>();
  let isClosed = false;
  let isHandingOut = false;

  const replaced = (worker: RenderWorker): RenderWorker => {
    if (isClosed || !worker.hasEnded()) return worker;
    all.delete(worker);
    const fresh = startRenderWorker(workerFile);
    all.add(fresh);
    return fresh;
  };
  const settle = (job: RenderJob, result: RenderResult) => {
    settles.get(job)?.(result);
    settles.delete(job);
  };
  const runOn = async (first: RenderWorker, jobs: readonly RenderJob[]) => {
    let worker = first;
    await runJobs({ jobs, resting, spent, codeOf, onResult: settle, worker: () => (worker = replaced(worker)) });
    idle.push(worker);
    handOut();
  };
  const handOut = () => {
    isHandingOut = false;
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (queue.length === 0) return void idle.push(worker);
      void runOn(worker, queue.splice(0, MAX_TOGETHER));
    }
  };

  return {
    run(job) {
      queue.push(job);
      // Whatever is asked for in one turn of the event loop goes together: a message costs more than a small view.
      if (!isHandingOut) setImmediate(handOut);
      isHandingOut = true;
      return new Promise((resolve) => settles.set(job, resolve));
    },
    async close() {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}
