import { sql, type RawBuilder } from 'kysely';
import type { Period } from './period';

/** A moment's step, as PostgreSQL tells it: the same moment that `steps` of the period has. */
export function stepOf(column: string, { step }: Pick<Period, 'step'>): RawBuilder<Date> {
  return sql<Date>`date_trunc(${step}, ${sql.ref(column)}, 'UTC')`;
}

/**
 * True for what counts in the sum of its period. Of the period before, what is later than the time now was then does not:
 * the chart shows it, and the comparison leaves it out.
 */
export function isComparable(column: string, { from, before }: Pick<Period, 'from' | 'before'>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${from} or ${sql.ref(column)} < ${before.to})`;
}

/** Values by step, of a period and of the one before it, in the order of the steps. */
export interface StepValues {
  readonly now: readonly number[];
  readonly before: readonly number[];
}

/** What was counted in one step. */
export interface StepCount {
  readonly at: Date;
  readonly value: number;
}

/** Puts counts into the steps they belong to; a step without any has 0. */
export function stepValues(
  counts: readonly StepCount[],
  { steps, before }: Pick<Period, 'steps' | 'before'>,
): StepValues {
  const sums = new Map<number, number>();
  for (const { at, value } of counts) sums.set(at.getTime(), (sums.get(at.getTime()) ?? 0) + value);
  const valuesOf = (times: readonly Date[]) => times.map((time) => sums.get(time.getTime()) ?? 0);
  return { now: valuesOf(steps), before: valuesOf(before.steps) };
}
