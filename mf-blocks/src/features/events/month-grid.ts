const DAYS_OF_WEEK = 7;

/** A month as whole weeks: its days, `2027-01-16`, and undefined in the places of other months. */
export type MonthGrid = readonly (readonly (string | undefined)[])[];

/** `firstWeekday` begins the weeks, from 1 for Monday to 7 for Sunday. */
export function monthGrid(month: string, firstWeekday: number): MonthGrid {
  const first = new Date(`${month}-01T00:00Z`);
  const before = (first.getUTCDay() - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const days = daysIn(first);
  const weeks = Math.ceil((before + days) / DAYS_OF_WEEK);
  const dayAt = (place: number): string | undefined => {
    const day = place - before + 1;
    return day >= 1 && day <= days ? `${month}-${String(day).padStart(2, '0')}` : undefined;
  };
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, day) => dayAt(week * DAYS_OF_WEEK + day)),
  );
}

function daysIn(first: Date): number {
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + 1, 0);
  return last.getUTCDate();
}
