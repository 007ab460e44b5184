import type { RenderJob, RenderResult } from './protocol';
import type { RenderProcess } from './render-process';
import { runJobs, type RunJobsInput } from './run-jobs';

/** Most jobs in one message: as many as a busy page has, so that two processes share the pages. */
const MAX_TOGETHER = 16;
const CLOSED: RenderResult = { ok: false, message: 'The server is closing.' };

/** Processes that share jobs and loaded bundles with each other only. */
export interface RenderLane {
  /** Runs a job. Never rejects. */
  run(job: RenderJob): Promise<RenderResult>;
  warm(): void;
  isIdle(): boolean;
  close(): Promise<void>;
}

export interface RenderLaneOptions extends Omit<RunJobsInput, 'jobs' | 'onResult' | 'process'> {
  readonly size: number;
  readonly start: () => RenderProcess;
}

export function createRenderLane({ size, start, ...shared }: RenderLaneOptions): RenderLane {
  const idle: RenderProcess[] = [];
  const all = new Set<RenderProcess>();
  const queue: RenderJob[] = [];
  const settles = new Map<RenderJob, (result: RenderResult) => void>();
  let isClosed = false;
  let isHandingOut = false;

  const add = (): RenderProcess => {
    const process = start();
    all.add(process);
    return process;
  };
  const replaced = (process: RenderProcess): RenderProcess => {
    if (isClosed || !process.hasEnded()) return process;
    all.delete(process);
    return add();
  };
  /** Jobs take the first free process, which may not be the new one. */
  const startAnother = async () => {
    const process = add();
    await process.ready;
    idle.push(process);
    handOut();
  };
  const settle = (job: RenderJob, result: RenderResult) => {
    settles.get(job)?.(result);
    settles.delete(job);
  };
  const runOn = async (first: RenderProcess, jobs: readonly RenderJob[]) => {
    let process = first;
    await runJobs({ ...shared, jobs, onResult: settle, process: () => (process = replaced(process)) });
    idle.push(process);
    handOut();
  };
  const handOut = () => {
    isHandingOut = false;
    for (let process = idle.pop(); process; process = idle.pop()) {
      if (queue.length === 0) return void idle.push(process);
      void runOn(process, queue.splice(0, MAX_TOGETHER));
    }
    if (queue.length > 0 && all.size < size && !isClosed) void startAnother();
  };

  return {
    run(job) {
      if (isClosed) return Promise.resolve(CLOSED);
      queue.push(job);
      // Jobs of the same turn of the event loop are sent together: a message costs more than a small view.
      if (!isHandingOut) setImmediate(handOut);
      isHandingOut = true;
      return new Promise((resolve) => settles.set(job, resolve));
    },
    warm() {
      if (!isClosed && all.size === 0) void startAnother();
    },
    isIdle: () => settles.size === 0,
    async close() {
      isClosed = true;
      for (const job of queue.splice(0)) settle(job, CLOSED);
      await Promise.all([...all].map((process) => process.end()));
    },
  };
}
