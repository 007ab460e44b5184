import type { BundleKey, RenderJob, RenderResult, TimedResult } from './protocol';
import type { Gone, RenderProcess } from './render-process';
import type { Resting } from './resting';
import type { SecondTries } from './second-tries';
import type { SpentTime } from './spent-time';

/** Milliseconds to evaluate a bundle, once per process and version. */
const LOAD_BUDGET_MS = 3000;

export interface RunJobsInput {
  readonly jobs: readonly RenderJob[];
  readonly onResult: (job: RenderJob, result: RenderResult) => void;
  /** The current process; a new one after it has ended. */
  readonly process: () => RenderProcess;
  readonly resting: Resting;
  readonly secondTries: SecondTries;
  readonly spent: SpentTime;
  readonly codeOf: (key: BundleKey) => Promise<string>;
  /** Called with the reason when a process ended, perhaps without its current job being to blame. */
  readonly onLost: (reason: string) => void;
  /** Called for each second try, with its reason. */
  readonly onSecondTry: (key: string, reason: string) => void;
}

/**
 * Runs jobs on one process. A job that throws or hangs fails alone; jobs it interrupted are rendered again. If another
 * job may be to blame, the interrupted one runs alone on a new process.
 */
export async function runJobs(input: RunJobsInput): Promise<void> {
  const { resting, secondTries, spent } = input;
  const open = new Set(input.jobs);
  const reloaded = new Set<BundleKey>();
  let suspect: RenderJob | undefined;
  const settle = (job: RenderJob, result: RenderResult) => {
    if (result.ok) secondTries.succeeded(job, jobKey(job));
    if (open.delete(job)) input.onResult(job, result);
  };
  const refuse = (jobs: readonly RenderJob[], message: string) =>
    jobs.forEach((job) => settle(job, { ok: false, message }));
  const missing = (job: RenderJob) => [job.shell, job.bundle].find((key) => !input.process().loaded.has(key));

  while (open.size > 0) {
    refuse(
      [...open].filter((job) => !secondTries.has(job) && (resting.has(job.bundle) || resting.has(jobKey(job)))),
      'It used up its time a moment ago and is left alone.',
    );
    const all = suspect && open.has(suspect) ? [suspect] : [...open];
    const ready = all.filter((job) => missing(job) === undefined);
    if (ready.length > 0) {
      // Renders what it can before loading bundles, so that no page waits for the bundle of another.
      const gone = await render(input.process(), ready, { spent, secondTries, settle });
      if (!gone) continue;
      const { job, message, isOwnError } = gone;
      if (isOwnError && secondTries.grant(job, jobKey(job))) {
        spent.add(job.budget, job.budget.jobMs);
        input.onSecondTry(jobKey(job), message);
      } else if (isOwnError || job === suspect) {
        const budget = secondTries.budgetOf(job);
        spent.add(budget, budget.jobMs);
        resting.add(jobKey(job));
        refuse([job], message);
      } else {
        input.onLost(message);
        suspect = job;
      }
    } else if (all[0]) {
      const key = missing(all[0]) as BundleKey;
      const problem = await load(input, key, reloaded);
      if (problem !== undefined)
        refuse(
          all.filter((job) => job.shell === key || job.bundle === key),
          problem,
        );
    }
  }
}

/** The key to skip when a job hangs. */
function jobKey({ bundle, task }: RenderJob): string {
  return task.kind === 'frame' ? `${bundle}/frame` : `${bundle}/${task.feature}`;
}

async function render(
  process: RenderProcess,
  jobs: readonly RenderJob[],
  {
    spent,
    secondTries,
    settle,
  }: Pick<RunJobsInput, 'spent' | 'secondTries'> & {
    readonly settle: RunJobsInput['onResult'];
  },
): Promise<(Omit<Gone, 'job'> & { readonly job: RenderJob }) | undefined> {
  const budgets = jobs.map((job) => secondTries.budgetOf(job));
  const sent = jobs.map((job, index) => ({ ...job, budget: budgets[index] ?? job.budget }));
  const gone = await process.request(
    { kind: 'render', jobs: sent, spentMs: budgets.map((budget) => spent.of(budget)) },
    {
      onResult: ({ result, usedMs }, index) => {
        const job = jobs[index] as RenderJob;
        spent.add(budgets[index] ?? job.budget, usedMs);
        settle(job, result);
      },
      budgetsMs: budgets.map(({ jobMs }) => jobMs),
    },
  );
  return gone && { ...gone, job: jobs[gone.job] as RenderJob };
}

/**
 * Loads a bundle; returns the reason if that fails. Repeats once on a new process if another bundle may be to blame.
 */
async function load(input: RunJobsInput, key: BundleKey, reloaded: Set<BundleKey>): Promise<string | undefined> {
  try {
    const code = await input.codeOf(key);
    const current = input.process();
    let problem = '';
    const onResult = ({ result }: TimedResult) =>
      result.ok ? current.loaded.add(key) : (problem = `${key} could not be loaded. ${result.message}`);
    const gone = await current.request({ kind: 'load', key, code }, { onResult, budgetsMs: [LOAD_BUDGET_MS] });
    if (!gone) return problem || undefined;
    if (!gone.isOwnError && !reloaded.has(key)) {
      input.onLost(gone.message);
      return await load(input, key, reloaded.add(key));
    }
    input.resting.add(key);
    return `${key} could not be loaded. ${gone.message}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
