import { INSIGHTS_PERIOD_PARAMETER, INSIGHTS_PERIODS, type InsightsPeriod } from 'shared-types/admin/insights/insights';
import { addDays, addMonths, dayIn, startOfDay } from '../../platform/time-zone/local-day';
import { localTimeIn, momentOf } from '../../platform/time-zone/local-time';
import type { Site } from '../../site/directory/site';

export type Step = 'hour' | 'day' | 'month';

/** From a time (inclusive) to another (exclusive). */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A period up to now in steps, and the one before it. Days are those of the time zone: 23, 24 or 25 hours. */
export interface Period extends Span {
  readonly id: InsightsPeriod;
  readonly step: Step;
  readonly timeZone: string;
  /** Start of each step; those of today include hours still to come. */
  readonly steps: readonly Date[];
  /**
   * The period before: as many steps, or as many hours as the day before had. It is cut at the same time of the day, so that
   * the sums are comparable.
   */
  readonly before: Span & { readonly steps: readonly Date[] };
}

const USUAL: InsightsPeriod = 'week';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const [WEEK, MONTH, YEAR] = [7, 30, 12];

export function periodOf(query: URLSearchParams, now: Date, { timeZone }: Pick<Site, 'timeZone'>): Period {
  const requested = query.get(INSIGHTS_PERIOD_PARAMETER);
  return makePeriod(INSIGHTS_PERIODS.find((id) => id === requested) ?? USUAL, now, timeZone);
}

/** A period that ends with the current hour. */
export function makePeriod(id: InsightsPeriod, now: Date, timeZone: string): Period {
  const today = dayIn(timeZone, now);
  const startsOf = (days: readonly string[]) => days.map((day) => startOfDay(day, timeZone));
  const made = { id, timeZone, to: endOfHour(now) };
  switch (id) {
    case 'today': {
      const hoursOf = (day: string) => hoursIn(startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone));
      const back = (day: string) => addDays(day, -1);
      return fill({ ...made, step: 'hour', steps: hoursOf(today), before: hoursOf(back(today)), back });
    }
    case 'week':
    case 'month': {
      const count = id === 'week' ? WEEK : MONTH;
      const daysFrom = (day: string) => startsOf(places(count).map((place) => addDays(day, place)));
      const back = (day: string) => addDays(day, -count);
      const first = addDays(today, 1 - count);
      return fill({ ...made, step: 'day', steps: daysFrom(first), before: daysFrom(back(first)), back });
    }
    case 'year': {
      const monthsFrom = (day: string) => startsOf(places(YEAR).map((place) => addMonths(day, place)));
      const back = (day: string) => addMonths(day, -YEAR);
      const first = addMonths(`${today.slice(0, 'yyyy-mm'.length)}-01`, 1 - YEAR);
      return fill({ ...made, step: 'month', steps: monthsFrom(first), before: monthsFrom(back(first)), back });
    }
  }
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}

function endOfHour(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
}

function hoursIn(from: Date, to: Date): Date[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / HOUR_MS);
  return places(count).map((place) => new Date(from.getTime() + place * HOUR_MS));
}

interface StepsInput extends Pick<Period, 'id' | 'step' | 'timeZone' | 'to' | 'steps'> {
  readonly before: readonly Date[];
  /** The day of the period before that corresponds to a day. */
  readonly back: (day: string) => string;
}

function fill({ id, step, timeZone, to, steps, before, back }: StepsInput): Period {
  const [from = to, [first = to]] = [steps[0], before];
  // The end of a day is the beginning of the next, which may have no counterpart.
  const last = localTimeIn(timeZone, new Date(to.getTime() - MINUTE_MS));
  const day = back(last.slice(0, 'yyyy-mm-dd'.length));
  const until = momentOf(`${day}${last.slice('yyyy-mm-dd'.length)}`, timeZone).getTime() + MINUTE_MS;
  const end = Math.min(Math.max(until, first.getTime()), from.getTime());
  return { id, step, timeZone, from, to, steps, before: { from: first, to: new Date(end), steps: before } };
}
