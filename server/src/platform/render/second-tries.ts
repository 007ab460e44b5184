import type { RenderBudget, RenderJob } from './protocol';
import { steadyNowMs } from './steady-clock';

/** Pause after a failed second try, so that an endless loop costs little. */
const FAILED_MS = 60_000;
/** Most second tries of all views in `WINDOW_MS`. */
const MOST = 5;
const WINDOW_MS = 10_000;

/** Gives jobs that have exceeded their time a second try with more. */
export interface SecondTries {
  /** True if the job of this view may try again now. One job of a view at a time. */
  grant(job: RenderJob, view: string): boolean;
  /** Records a successful second try, after which the view may have another. */
  succeeded(job: RenderJob, view: string): void;
  has(job: RenderJob): boolean;
  /** The job's own budget, or the one that all second tries of its page share. */
  budgetOf(job: RenderJob): RenderBudget;
}

/** Creates an empty record. All second tries of a page share `secondTryMs`. */
export function createSecondTries(): SecondTries {
  const longer = new WeakMap<RenderBudget, RenderBudget>();
  const granted = new WeakSet<RenderJob>();
  const blockedUntilMs = new Map<string, number>();
  let recentMs: readonly number[] = [];

  return {
    grant(job, view) {
      const nowMs = steadyNowMs();
      recentMs = recentMs.filter((atMs) => nowMs - atMs < WINDOW_MS);
      const isBlocked = (blockedUntilMs.get(view) ?? 0) > nowMs || recentMs.length >= MOST;
      if (job.budget.secondTryMs === undefined || granted.has(job) || isBlocked) return false;
      recentMs = [...recentMs, nowMs];
      blockedUntilMs.set(view, nowMs + FAILED_MS);
      granted.add(job);
      if (!longer.has(job.budget)) longer.set(job.budget, longerBudget(job.budget, job.budget.secondTryMs));
      return true;
    },
    succeeded(job, view) {
      if (granted.has(job)) blockedUntilMs.delete(view);
    },
    has: (job) => granted.has(job),
    budgetOf: (job) => (granted.has(job) ? longer.get(job.budget) : undefined) ?? job.budget,
  };
}

function longerBudget({ pageMs }: RenderBudget, secondTryMs: number): RenderBudget {
  return { jobMs: secondTryMs, pageMs: Math.min(pageMs, secondTryMs) };
}
