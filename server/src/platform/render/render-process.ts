import { timeOfProcess } from './processor-time';
import { ENDED, NOBODY, openLine, type Line, type LineOptions } from './process-line';
import type { BundleKey, TimedResult, ToProcess } from './protocol';
import { steadyNowMs } from './steady-clock';

/** A view that waits uses no processor. It, too, comes to an end: after so many times its budget. */
const LONGEST_WAIT = 10;
/** What has not begun by then never will: it takes a moment. */
const BEGINS_WITHIN_MS = 5000;

/** Why a process is no more, and the job it was at. */
export interface Gone {
  readonly job: number;
  readonly message: string;
  /** True where the job used up its own budget. Otherwise it may have been at hand only: what views before it have left behind ends a process too. */
  readonly isOwnError: boolean;
}

/** What is wanted from a message. */
export interface Wanted {
  /** Called for each result, in order, as they come. */
  readonly onResult: (timed: TimedResult, index: number) => void;
  /** Milliseconds of processor time each job may take; one entry, one result. A process past it is ended. */
  readonly budgetsMs: readonly number[];
}

/** One process that renders; it knows which bundles it has loaded. */
export interface RenderProcess {
  readonly loaded: Set<BundleKey>;
  /** Settles once it can be asked, or has ended. */
  readonly ready: Promise<void>;
  /** True once the process has ended, for whatever reason. */
  hasEnded(): boolean;
  /** Sends one message and waits for all its results, or tells why the process ended before. One message at a time. */
  request(message: ToProcess, wanted: Wanted): Promise<Gone | undefined>;
  /** Ends it at once. */
  end(): Promise<void>;
}

/** Starts a process that has nothing but its program and the pipe to this one. One that cannot be started has ended. */
export function startRenderProcess(options: LineOptions): RenderProcess {
  try {
    return processOn(openLine(options));
  } catch (error) {
    const gone: Gone = { job: 0, message: String(error), isOwnError: false };
    const ready = Promise.resolve();
    return { loaded: new Set(), ready, hasEnded: () => true, request: async () => gone, end: async () => undefined };
  }
}

function processOn(line: Line): RenderProcess {
  return {
    loaded: new Set(),
    ready: line.ready,
    hasEnded: () => line.reason() !== undefined,
    request: async (message, wanted) => {
      await line.ready;
      const reason = line.reason();
      return reason === undefined ? requestOn(line, message, wanted) : { job: 0, message: reason, isOwnError: false };
    },
    async end() {
      line.kill();
      await line.closed;
    },
  };
}

function requestOn(line: Line, message: ToProcess, wanted: Wanted): Promise<Gone | undefined> {
  const { progress } = line;
  // It uses nothing of its budget before it begins.
  progress.write({ job: 0, sinceMs: steadyNowMs(), usedMs: Infinity, isProcessorTime: false });
  return new Promise((resolve) => {
    let received = 0;
    let timer: NodeJS.Timeout;
    let isOpen = true;
    const settle = (gone?: Gone) => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(timer);
      line.listen(NOBODY);
      // The number comes from a process that runs other teams' code.
      resolve(gone && { ...gone, job: wanted.budgetsMs[gone.job] === undefined ? 0 : gone.job });
    };
    line.listen({
      onResults(results) {
        for (const result of results) if (received < wanted.budgetsMs.length) wanted.onResult(result, received++);
        if (received >= wanted.budgetsMs.length) settle();
      },
      onEnd: () => settle({ job: line.job(), message: line.reason() ?? ENDED, isOwnError: false }),
    });
    const watch = () => {
      const { job, sinceMs, usedMs, isProcessorTime } = progress.read();
      const hasBegun = Number.isFinite(usedMs);
      const budgetMs = wanted.budgetsMs[job] ?? 0;
      const nowMs = isProcessorTime ? (timeOfProcess(line.pid) ?? 0) : steadyNowMs();
      const leftMs = hasBegun ? usedMs + budgetMs - nowMs : Infinity;
      const longestMs = hasBegun ? budgetMs * LONGEST_WAIT : Math.min(budgetMs * LONGEST_WAIT, BEGINS_WITHIN_MS);
      const waitMs = sinceMs + longestMs - steadyNowMs();
      if (leftMs > 0 && waitMs > 0) return void (timer = setTimeout(watch, Math.min(leftMs, waitMs, budgetMs)));
      line.kill();
      settle({
        job,
        message: leftMs > 0 ? `It was not done after ${longestMs} ms.` : `It took longer than ${budgetMs} ms.`,
        isOwnError: hasBegun,
      });
    };
    line.send(message);
    timer = setTimeout(watch, wanted.budgetsMs[0]);
  });
}
