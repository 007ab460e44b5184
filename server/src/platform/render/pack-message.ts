import type { Frame } from './frames';
import type { RenderBudget, RenderJob, ToProcess } from './protocol';

type PackedJob = Omit<RenderJob, 'context' | 'budget'> & { readonly context: number; readonly budget: number };

type Packed =
  | { readonly kind: 'load'; readonly key: string }
  | {
      readonly kind: 'render';
      readonly contexts: readonly RenderJob['context'][];
      readonly budgets: readonly RenderBudget[];
      readonly jobs: readonly PackedJob[];
      readonly spentMs: readonly number[];
    };

function createNumbering<T extends object>(): { of(item: T): number; all(): T[] } {
  const numbers = new Map<T, number>();
  const of = (item: T) => {
    const known = numbers.get(item) ?? numbers.size;
    numbers.set(item, known);
    return known;
  };
  return { of, all: () => [...numbers.keys()] };
}

export function packMessage(message: ToProcess): Frame {
  if (message.kind === 'load') {
    const { kind, key, code } = message;
    return { head: { kind, key } satisfies Packed, texts: [code] };
  }
  const contexts = createNumbering<RenderJob['context']>();
  const budgets = createNumbering<RenderBudget>();
  const jobs = message.jobs.map((job) => ({
    ...job,
    context: contexts.of(job.context),
    budget: budgets.of(job.budget),
  }));
  const head: Packed = {
    kind: 'render',
    contexts: contexts.all(),
    budgets: budgets.all(),
    jobs,
    spentMs: message.spentMs,
  };
  return { head, texts: [] };
}

/** Unpacks a message; jobs that shared a context or a budget share it again. */
export function unpackMessage({ head, texts }: Frame): ToProcess {
  const packed = head as Packed;
  if (packed.kind === 'load') return { ...packed, code: texts[0] ?? '' };
  const { kind, contexts, budgets, spentMs } = packed;
  const jobs = packed.jobs.map((job) => ({
    ...job,
    context: contexts[job.context] as RenderJob['context'],
    budget: budgets[job.budget] as RenderBudget,
  }));
  return { kind, jobs, spentMs };
}
