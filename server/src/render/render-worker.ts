import { Worker } from 'node:worker_threads';
import { PROGRESS, type BundleKey, type FromWorker, type TimedResult, type ToWorker } from './protocol';
import { steadyNowMs } from './steady-clock';
import { timeOfThread } from './thread-time';

const HEAP_MB = 192;
/** A view that waits uses no processor. It, too, comes to an end: after so many times its budget. */
const LONGEST_WAIT = 10;
/** What has not begun by then never will: a worker starts in a fraction of it. */
const BEGINS_WITHIN_MS = 5000;

/** Why a worker is no more, and the job it was at. */
export interface Gone {
  readonly job: number;
  readonly message: string;
  /** True where the job used up its own budget. Otherwise it may have been at hand only: what views before it have left behind ends a worker too. */
  readonly isOwnFault: boolean;
}

/** What is wanted from a message. */
export interface Wanted {
  /** Called for each result, in order, as they come. */
  readonly onResult: (timed: TimedResult, index: number) => void;
  /** Milliseconds of processor time each job may take; one entry, one result. A worker past it is ended. */
  readonly budgetsMs: readonly number[];
}

/** One worker thread that renders; it knows which bundles it has loaded. */
export interface RenderWorker {
  readonly loaded: Set<BundleKey>;
  /** True once the thread has ended, for whatever reason. */
  hasEnded(): boolean;
  /** Sends one message and waits for all its results, or tells why the worker ended before. One message at a time. */
  ask(message: ToWorker, wanted: Wanted): Promise<Gone | undefined>;
  end(): Promise<void>;
}

/** Starts a worker with no environment and a bounded heap. */
export function startRenderWorker(file: URL): RenderWorker {
  const progress = new Float64Array(
    new SharedArrayBuffer(Object.keys(PROGRESS).length * Float64Array.BYTES_PER_ELEMENT),
  );
  const worker = new Worker(file, {
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    workerData: progress,
  });
  worker.unref();
  let ended = false;
  const end = async () => {
    ended = true;
    await worker.terminate();
  };
  // A worker that breaks between two messages must not end the server; it is replaced before the next one.
  worker.on('error', () => (ended = true)).on('exit', () => (ended = true));
  return {
    loaded: new Set(),
    hasEnded: () => ended,
    ask: (message, wanted) =>
      ended
        ? Promise.resolve({ job: 0, message: ENDED, isOwnFault: false })
        : ask({ worker, progress, message, wanted, end: () => void end() }),
    end,
  };
}

const ENDED = 'The worker has ended.';

interface Asking {
  readonly worker: Worker;
  readonly progress: Float64Array;
  readonly message: ToWorker;
  readonly wanted: Wanted;
  readonly end: () => void;
}

function ask({ worker, progress, message, wanted, end }: Asking): Promise<Gone | undefined> {
  const at = (field: keyof typeof PROGRESS) => progress[PROGRESS[field]] ?? 0;
  progress[PROGRESS.job] = 0;
  progress[PROGRESS.sinceMs] = steadyNowMs();
  // It uses nothing of its budget before it begins.
  progress[PROGRESS.usedMs] = Infinity;
  const hasBegun = () => Number.isFinite(at('usedMs'));
  return new Promise((resolve) => {
    let received = 0;
    let timer: NodeJS.Timeout;
    const settle = (gone?: Omit<Gone, 'job'>) => {
      clearTimeout(timer);
      worker.off('message', onResults).off('error', onError).off('exit', onExit);
      resolve(gone && { job: at('job'), ...gone });
    };
    const onResults = (results: FromWorker) => {
      for (const result of results) wanted.onResult(result, received++);
      if (received >= wanted.budgetsMs.length) settle();
    };
    let reason = ENDED;
    // Results it sent before may come after the error, and do come before its exit.
    const onError = (error: Error) => void (reason = error.message);
    const onExit = () => settle({ message: reason, isOwnFault: false });
    const watch = () => {
      const budgetMs = wanted.budgetsMs[at('job')] ?? 0;
      const leftMs = hasBegun() ? at('usedMs') + budgetMs - (timeOfThread(at('thread')) ?? 0) : Infinity;
      const longestMs = hasBegun() ? budgetMs * LONGEST_WAIT : Math.min(budgetMs * LONGEST_WAIT, BEGINS_WITHIN_MS);
      const waitMs = at('sinceMs') + longestMs - steadyNowMs();
      if (leftMs > 0 && waitMs > 0) return void (timer = setTimeout(watch, Math.min(leftMs, waitMs, budgetMs)));
      end();
      settle({
        message: leftMs > 0 ? `It was not done after ${longestMs} ms.` : `It took longer than ${budgetMs} ms.`,
        isOwnFault: hasBegun(),
      });
    };
    worker.on('message', onResults).on('error', onError).on('exit', onExit);
    worker.postMessage(message);
    watch();
  });
}
