import { sql, type RawBuilder } from 'kysely';
import type { Period } from './period';

/**
 * The start of the step that a time is in, one of `steps` of the period or of the one before; null for earlier times. The
 * steps themselves are compared, since PostgreSQL and Node.js may know different rules of a time zone.
 */
export function stepOf(column: string, { steps, before }: Pick<Period, 'steps' | 'before'>): RawBuilder<Date> {
  const starts = [...before.steps, ...steps].map((start) => start.toISOString());
  const all = sql`${starts}::timestamptz[]`;
  return sql<Date>`(${all})[width_bucket(${sql.ref(column)}, ${all})]`;
}

/** True for values in a sum: of the period before, only those up to the current time. */
export function isComparable(column: string, { from, before }: Pick<Period, 'from' | 'before'>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} >= ${from} or ${sql.ref(column)} < ${before.to})`;
}

/** Values by step, of a period and of the one before. */
export interface StepValues {
  readonly now: readonly number[];
  /** As many; 0 where the day before had an hour less. */
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
  const valueAt = (time: Date | undefined) => (time && sums.get(time.getTime())) ?? 0;
  return { now: steps.map(valueAt), before: steps.map((_, index) => valueAt(before.steps[index])) };
}
