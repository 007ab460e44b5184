import { makePeriod, type Period } from '../insights/period';
import type { StepCount } from '../insights/step-counts';

const DAY_MS = 86_400_000;
/** The days before today that the average is of. */
const AVERAGED_DAYS = 7;

/** The last 14 days up to now, counted by hour, so that today can be compared with the same hours of the day before. */
export function recentDays(now: Date): Period {
  return { ...makePeriod('week', now), step: 'hour' };
}

/** The starts of the 14 days, today's last. */
export function startsOf({ before, steps }: Period): readonly Date[] {
  return [...before.steps, ...steps];
}

export interface DaySums {
  /** Sums of the 14 days, today's last. */
  readonly days: readonly number[];
  readonly today: number;
  /** The same hours of the day before. */
  readonly yesterday: number;
  /** Mean of the seven days before today. */
  readonly average: number;
}

/** Sums hourly counts by day. */
export function daySums(counts: readonly StepCount[], period: Period): DaySums {
  const starts = startsOf(period);
  const sumOf = (from: Date | undefined, to: Date | undefined) =>
    counts
      .filter(({ at }) => from !== undefined && to !== undefined && at >= from && at < to)
      .reduce((sum, { value }) => sum + value, 0);
  const days = starts.map((start, index) => sumOf(start, starts[index + 1] ?? period.to));
  const averaged = days.slice(-1 - AVERAGED_DAYS, -1);
  return {
    days,
    today: days.at(-1) ?? 0,
    yesterday: sumOf(starts.at(-2), new Date(period.to.getTime() - DAY_MS)),
    average: averaged.reduce((sum, value) => sum + value, 0) / averaged.length,
  };
}
