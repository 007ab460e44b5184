import type { RenderBudget } from './protocol';

/** Used processor time of each page's budget, in milliseconds. */
export interface SpentTime {
  of(budget: RenderBudget): number;
  add(budget: RenderBudget, ms: number): void;
}

/** Creates an empty record; a budget is released with its page. */
export function createSpentTime(): SpentTime {
  const spentMs = new WeakMap<RenderBudget, number>();
  const of = (budget: RenderBudget) => spentMs.get(budget) ?? 0;
  return { of, add: (budget, ms) => void spentMs.set(budget, of(budget) + ms) };
}
