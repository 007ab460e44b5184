import { makePeriod, type Period } from '../insights/period';
import type { StepCount } from '../insights/step-counts';

/** The days before today that the average is of. */
const AVERAGED_DAYS = 7;

/** The last 14 days up to now: seven, and the seven before them. */
export interface RecentDays extends Period {
  /** The end of yesterday's part that is compared with today. */
  readonly sameTimeYesterday: Date;
  /** The same with yesterday in two parts, divided at that time. */
  readonly counted: Period;
}

export function recentDays(now: Date, timeZone: string): RecentDays {
  const period = makePeriod('week', now, timeZone);
  const { to: sameTimeYesterday } = makePeriod('today', now, timeZone).before;
  const [before, today] = [period.steps.slice(0, -1), period.steps.slice(-1)];
  return { ...period, sameTimeYesterday, counted: { ...period, steps: [...before, sameTimeYesterday, ...today] } };
}

/** The starts of the 14 days, today's last. */
export function startsOf({ before, steps }: Pick<Period, 'before' | 'steps'>): readonly Date[] {
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

/** Sums counts by day; each is of a time in its day, and yesterday's of one before or after the end of its first part. */
export function daySums(counts: readonly StepCount[], period: Omit<RecentDays, 'counted'>): DaySums {
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
    yesterday: sumOf(starts.at(-2), period.sameTimeYesterday),
    average: averaged.reduce((sum, value) => sum + value, 0) / averaged.length,
  };
}
