import { INSIGHTS_PERIOD_PARAMETER, INSIGHTS_PERIODS, type InsightsPeriod } from 'shared-types/admin/insights/insights';

export type Step = 'hour' | 'day' | 'month';

/** From a time (inclusive) to another (exclusive). */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A period up to now in steps, and the one before it. Days begin at midnight UTC, since sites have no time zone. */
export interface Period extends Span {
  readonly id: InsightsPeriod;
  readonly step: Step;
  /** Start of each step; those of today include hours still to come. */
  readonly steps: readonly Date[];
  /** The period before: as many steps, but cut at the same time, so that the sums are comparable. */
  readonly before: Span & { readonly steps: readonly Date[] };
}

const USUAL: InsightsPeriod = 'week';

const HOUR_MS = 3_600_000;
const [HOURS, WEEK, MONTH, YEAR] = [24, 7, 30, 12];

export function periodOf(query: URLSearchParams, now: Date): Period {
  const requested = query.get(INSIGHTS_PERIOD_PARAMETER);
  return makePeriod(INSIGHTS_PERIODS.find((id) => id === requested) ?? USUAL, now);
}

/** A period that ends with the current hour. */
export function makePeriod(id: InsightsPeriod, now: Date): Period {
  const to = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  const last = new Date(to.getTime() - 1);
  const at = { day: startOf(last, 'day'), month: startOf(last, 'month') };
  switch (id) {
    case 'today':
      return fill({ id, step: 'hour', count: HOURS, from: at.day, back: (time) => add(time, 'day', -1), to });
    case 'week':
    case 'month': {
      const count = id === 'week' ? WEEK : MONTH;
      return fill({
        id,
        step: 'day',
        count,
        from: add(at.day, 'day', 1 - count),
        back: (time) => add(time, 'day', -count),
        to,
      });
    }
    case 'year':
      return fill({
        id,
        step: 'month',
        count: YEAR,
        from: add(at.month, 'month', 1 - YEAR),
        back: (time) => add(time, 'month', -YEAR),
        to,
      });
  }
}

interface FormValues extends Pick<Period, 'id' | 'step' | 'from' | 'to'> {
  readonly count: number;
  /** The same time in the period before. */
  readonly back: (time: Date) => Date;
}

function fill({ id, step, count, from, back, to }: FormValues): Period {
  const stepsFrom = (start: Date) => Array.from({ length: count }, (_, index) => add(start, step, index));
  const before = back(from);
  return {
    id,
    step,
    from,
    to,
    steps: stepsFrom(from),
    before: { from: before, to: back(to), steps: stepsFrom(before) },
  };
}

function startOf(time: Date, step: 'day' | 'month'): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), step === 'month' ? 1 : time.getUTCDate()));
}

/** A time some steps later; in shorter months the last day. */
function add(time: Date, step: Step, count: number): Date {
  const added = new Date(time);
  if (step === 'hour') added.setUTCHours(added.getUTCHours() + count);
  else if (step === 'day') added.setUTCDate(added.getUTCDate() + count);
  else {
    const day = time.getUTCDate();
    added.setUTCMonth(added.getUTCMonth() + count);
    if (added.getUTCDate() !== day) added.setUTCDate(0);
  }
  return added;
}
