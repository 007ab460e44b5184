import type { RenderBudget, RenderJob } from './protocol';
import { steadyNowMs } from './steady-clock';

/** A view whose second try failed gets no other for so long: one that loops costs little more than without second tries. */
const FAILED_MS = 60_000;
/** Most second tries of all views together in `WINDOW_MS`. */
const MOST = 5;
const WINDOW_MS = 10_000;

/** Gives jobs that have used up their time a second try with more of it. */
export interface SecondTries {
  /** True where the job gets its second try now; `view` names what it renders. One job of a view at a time. */
  grant(job: RenderJob, view: string): boolean;
  /** Notes that the second try of a job succeeded, so that its view may have another. */
  succeeded(job: RenderJob, view: string): void;
  /** True for a job that has been given one. */
  has(job: RenderJob): boolean;
  /** The budget a job runs with: its own, or that of second tries, which all of a page share. */
  budgetOf(job: RenderJob): RenderBudget;
}

/**
 * Starts with nothing granted. The second tries of one page have `secondTryMs` together, so that a page with many slow views
 * costs no more than one with a single one.
 */
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
