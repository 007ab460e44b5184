import { addDays, isDay, startOfDay } from './local-day';

/** Start (inclusive) and end (exclusive) of a period; absent if unlimited. */
export interface DaySpan {
  readonly from?: Date;
  readonly to?: Date;
}

/** From the beginning of a day to the end of another, in a time zone; what is no day does not limit it. */
export function spanOfDays({ from, to }: { readonly from: string; readonly to: string }, timeZone: string): DaySpan {
  return {
    ...(isDay(from) && { from: startOfDay(from, timeZone) }),
    ...(isDay(to) && { to: startOfDay(addDays(to, 1), timeZone) }),
  };
}
