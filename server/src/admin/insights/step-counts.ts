import { sql, type RawBuilder } from 'kysely';
import type { Period } from './period';

/** Truncates a timestamp to its step, to match `steps` of the period. */
export function stepOf(column: string, { step }: Pick<Period, 'step'>): RawBuilder<Date> {
  return sql<Date>`date_trunc(${step}, ${sql.ref(column)}, 'UTC')`;
}

/** True for values in a sum: of the period before, only those up to the current time. */
export function isComparable(column: string, { from, before }: Pick<Period, 'from' | 'before'>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${from} or ${sql.ref(column)} < ${before.to})`;
}

/** Values by step, of a period and of the one before. */
export interface StepValues {
  readonly now: readonly number[];
  readonly before: readonly number[];
}

export interface StepCount {
  readonly at: Date;
  readonly value: number;
}

/** Counts by step; 0 for steps without any. */
export function stepValues(
  counts: readonly StepCount[],
  { steps, before }: Pick<Period, 'steps' | 'before'>,
): StepValues {
  const sums = new Map<number, number>();
  for (const { at, value } of counts) sums.set(at.getTime(), (sums.get(at.getTime()) ?? 0) + value);
  const valuesOf = (times: readonly Date[]) => times.map((time) => sums.get(time.getTime()) ?? 0);
  return { now: valuesOf(steps), before: valuesOf(before.steps) };
}
