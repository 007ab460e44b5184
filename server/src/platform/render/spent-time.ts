import type { RenderBudget } from './protocol';

/** What has been used of each page's budget so far, in milliseconds of processor time. */
export interface SpentTime {
  of(budget: RenderBudget): number;
  add(budget: RenderBudget, ms: number): void;
}

/** Starts with nothing spent. A budget is forgotten with the page that brought it. */
export function createSpentTime(): SpentTime {
  const spentMs = new WeakMap<RenderBudget, number>();
  const of = (budget: RenderBudget) => spentMs.get(budget) ?? 0;
  return { of, add: (budget, ms) => void spentMs.set(budget, of(budget) + ms) };
}
