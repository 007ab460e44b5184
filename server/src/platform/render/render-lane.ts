import type { RenderJob, RenderResult } from './protocol';
import type { RenderProcess } from './render-process';
import { runJobs, type RunJobsInput } from './run-jobs';

/** Most jobs that go to a process in one message: a busy page, so that two processes share the pages between them. */
const MAX_TOGETHER = 16;
const CLOSED: RenderResult = { ok: false, message: 'The server is closing.' };

/** Processes that share their work, and what they have loaded, among each other and with nobody else. */
export interface RenderLane {
  /** How the job ended. Never rejects. */
  run(job: RenderJob): Promise<RenderResult>;
  /** Starts the first process. */
  warm(): void;
  /** True while nothing is under way. */
  isIdle(): boolean;
  close(): Promise<void>;
}

/** What a lane is made from. */
export interface RenderLaneOptions extends Omit<RunJobsInput, 'jobs' | 'onResult' | 'process'> {
  /** Most processes at a time. */
  readonly size: number;
  readonly start: () => RenderProcess;
}

/** Makes a lane without a process yet. */
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
  /** Waiting jobs take the first free process, which is not necessarily the new one. */
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
      // Whatever is asked for in one turn of the event loop goes together: a message costs more than a small view.
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
