import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';

/** A date as `2027-01-31`. */
export type Day = string;

type Period = SubscriptionPlan['billingPeriod'];

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const YEAR_MONTHS = 12;

/** The date in UTC. */
export function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}

/** Midnight UTC of the date. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The date of a cycle, from 0, which is the first day. Months are counted from the first day, so that a short month does
 * not affect later ones: 31 January, 28 February, 31 March.
 *
 * @implements SUBS-01
 */
export function billingDay(first: Day, { value, unit }: Period, cycle: number): Day {
  if (unit === 'week') return dayOf(new Date(startOf(first).getTime() + cycle * value * WEEK_DAYS * DAY_MS));
  return monthsLater(first, cycle * value * (unit === 'year' ? YEAR_MONTHS : 1));
}

/** The latest cycle that is due on a date; at least 0. */
export function cycleOn(first: Day, period: Period, day: Day): number {
  // An upper bound, whatever the lengths of the months.
  let cycle = Math.max(Math.ceil(unitsBetween(first, period.unit, day) / period.value), 0) + 1;
  while (cycle > 0 && billingDay(first, period, cycle) > day) cycle -= 1;
  return cycle;
}

/**
 * The next cycle; undefined after the last one.
 *
 * @implements SUBS-02
 */
export function nextCycle({ numBillingCycles = 0 }: SubscriptionPlan, cycle: number): number | undefined {
  return numBillingCycles === 0 || cycle + 1 < numBillingCycles ? cycle + 1 : undefined;
}

function unitsBetween(first: Day, unit: Period['unit'], day: Day): number {
  const [from, to] = [startOf(first), startOf(day)];
  if (unit === 'week') return (to.getTime() - from.getTime()) / (WEEK_DAYS * DAY_MS);
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  return unit === 'year' ? years : years * YEAR_MONTHS + to.getUTCMonth() - from.getUTCMonth();
}

function monthsLater(first: Day, months: number): Day {
  const from = startOf(first);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  // Day 0 of the next month is the last day of this one.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last))));
}
