import { startOf, type Day } from './billing-day';

/** A date in a language. */
export function dayText(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(startOf(day));
}
