import type { BundleKey, RenderJob, RenderResult, TimedResult } from './protocol';
import type { Gone, RenderProcess } from './render-process';
import type { Resting } from './resting';
import type { SecondTries } from './second-tries';
import type { SpentTime } from './spent-time';

/** Milliseconds a bundle may take to be evaluated; this happens once a process and version. */
const LOAD_BUDGET_MS = 3000;

/** What jobs run on. */
export interface RunJobsInput {
  readonly jobs: readonly RenderJob[];
  /** Called once for each job, as soon as it is known how it ended. */
  readonly onResult: (job: RenderJob, result: RenderResult) => void;
  /** The process; another one after it has ended. */
  readonly process: () => RenderProcess;
  readonly resting: Resting;
  readonly secondTries: SecondTries;
  readonly spent: SpentTime;
  readonly codeOf: (key: BundleKey) => Promise<string>;
  /** Told why a process ended where that need not be the fault of what it was asked for. */
  readonly onLost: (reason: string) => void;
  /** Told of a job that is tried again, and why. */
  readonly onSecondTry: (key: string, reason: string) => void;
}

/**
 * Runs jobs on one process. What breaks or hangs costs its own job; those it took along are rendered again. One at which a process
 * ended for a reason that may be another's is rendered again alone, on a process that has done nothing else.
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
      // Nobody waits for another page's bundle: what can be rendered is, before anything is loaded.
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

/** What rests when a job hangs. */
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
 * Loads a bundle into the process; answers with the message that says why it cannot. Once, where the process may have ended for
 * another's fault, it is loaded into the next one.
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
