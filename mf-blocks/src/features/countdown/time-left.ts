/** A part of what is left. */
export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** The units from large to small, with their seconds. */
export const TIME_UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const satisfies Record<
  TimeUnit,
  number
>;

/** What is left of a time in whole units, none of them negative. */
export function timeLeft(leftMs: number): Readonly<Record<TimeUnit, number>> {
  let seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const take = (unit: TimeUnit): number => {
    const count = Math.floor(seconds / TIME_UNITS[unit]);
    seconds -= count * TIME_UNITS[unit];
    return count;
  };
  return { days: take('days'), hours: take('hours'), minutes: take('minutes'), seconds: take('seconds') };
}
