import type { BundleKey, RenderJob, RenderResult } from './protocol';
import { startRenderWorker, type RenderWorker } from './render-worker';
import { createResting } from './resting';
import { runJobs } from './run-jobs';
import { createSecondTries } from './second-tries';
import { createSpentTime } from './spent-time';

/** Most jobs that go to a worker in one message: a busy page, so that two workers share the pages between them. */
const MAX_TOGETHER = 16;
const CLOSED: RenderResult = { ok: false, message: 'The server is closing.' };

/** Renders in worker threads, so that a view that loops or breaks costs its own block and nothing else. */
export interface RenderPool {
  /** How the job ended. Never rejects: what cannot be rendered is a result that says why. */
  run(job: RenderJob): Promise<RenderResult>;
  /** Starts all workers, so that no page waits for one. Without it each starts when there is work for it. */
  warm(): void;
  close(): Promise<void>;
}

/** What a pool is made from. */
export interface RenderPoolOptions {
  /** The built worker. */
  readonly workerFile: URL;
  /** Most workers at a time. */
  readonly size: number;
  /** The code of a bundle, its hash already checked; rejects where it may not run. */
  readonly codeOf: (key: BundleKey) => Promise<string>;
  /** Told why a worker ended where that is not held against a job: a view may have left it behind. */
  readonly onLost?: (reason: string) => void;
  /** Told which view is tried again with more time, and why. */
  readonly onSecondTry?: (view: string, reason: string) => void;
}

/** Makes a pool without a worker yet. */
export function createRenderPool({
  workerFile,
  size,
  codeOf,
  onLost = () => undefined,
  onSecondTry = () => undefined,
}: RenderPoolOptions): RenderPool {
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  const resting = createResting();
  const secondTries = createSecondTries();
  const spent = createSpentTime();
  const queue: RenderJob[] = [];
  const settles = new Map<RenderJob, (result: RenderResult) => void>();
  let isClosed = false;
  let isHandingOut = false;

  const start = (): RenderWorker => {
    const worker = startRenderWorker(workerFile);
    all.add(worker);
    return worker;
  };
  const replaced = (worker: RenderWorker): RenderWorker => {
    if (isClosed || !worker.hasEnded()) return worker;
    all.delete(worker);
    return start();
  };
  const free = () => idle.pop() ?? (all.size < size ? start() : undefined);
  const settle = (job: RenderJob, result: RenderResult) => {
    settles.get(job)?.(result);
    settles.delete(job);
  };
  const runOn = async (first: RenderWorker, jobs: readonly RenderJob[]) => {
    let worker = first;
    await runJobs({
      jobs,
      resting,
      secondTries,
      spent,
      codeOf,
      onLost,
      onSecondTry,
      onResult: settle,
      worker: () => (worker = replaced(worker)),
    });
    idle.push(worker);
    handOut();
  };
  const handOut = () => {
    isHandingOut = false;
    while (queue.length > 0) {
      const worker = free();
      if (!worker) return;
      void runOn(worker, queue.splice(0, MAX_TOGETHER));
    }
  };

  return {
    run(job) {
      if (isClosed) return Promise.resolve(CLOSED);
      queue.push(job);
      // Whatever is asked for in one turn of the event loop goes together: a message costs more than a small view.
      if (!isHandingOut) setImmediate(handOut);
      isHandingOut = true;
      return new Promise((resolve) => settles.set(job, resolve));
    },
    warm() {
      while (!isClosed && all.size < size) idle.push(start());
    },
    async close() {
      isClosed = true;
      for (const job of queue.splice(0)) settle(job, CLOSED);
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}
