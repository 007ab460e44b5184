import { timeOfProcess } from './processor-time';
import { ENDED, NOBODY, openLine, type Line, type LineOptions } from './process-line';
import type { BundleKey, TimedResult, ToProcess } from './protocol';
import { steadyNowMs } from './steady-clock';

/** A waiting view uses no processor time, so elapsed time is limited too, to this multiple of the budget. */
const LONGEST_WAIT = 10;
/** Starting takes a moment, so a job that has not begun by then never will. */
const BEGINS_WITHIN_MS = 5000;

/** Why a process ended, and its current job. */
export interface Gone {
  readonly job: number;
  readonly message: string;
  /** True if the job exceeded its budget. Otherwise callbacks left behind by earlier views may be to blame. */
  readonly isOwnError: boolean;
}

export interface Wanted {
  readonly onResult: (timed: TimedResult, index: number) => void;
  /** Milliseconds of processor time for each job. A process that exceeds one is ended. */
  readonly budgetsMs: readonly number[];
}

/** A render process, and the bundles it has loaded. */
export interface RenderProcess {
  readonly loaded: Set<BundleKey>;
  /** Settles once the process accepts messages, or has ended. */
  readonly ready: Promise<void>;
  hasEnded(): boolean;
  /** Sends a message, and waits for all results or for the reason why the process ended. One message at a time. */
  request(message: ToProcess, wanted: Wanted): Promise<Gone | undefined>;
  end(): Promise<void>;
}

/** Starts a process that has only its program and a pipe. A failed start counts as an ended process. */
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
  // Before it begins, it uses none of its budget.
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
      // The index comes from a process that runs other teams' code.
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
