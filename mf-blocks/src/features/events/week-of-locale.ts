/** Missing in TypeScript's library; older engines have the property only. */
interface LocaleWithWeek extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

const MONDAY = 1;

/** The day that begins a week, from 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale: string): number {
  const own: LocaleWithWeek = new Intl.Locale(locale);
  return (own.getWeekInfo?.() ?? own.weekInfo)?.firstDay ?? MONDAY;
}

/** The names of the days of a week, in its order. */
export function weekdayNames(locale: string): readonly { readonly short: string; readonly long: string }[] {
  const first = firstWeekday(locale);
  return Array.from({ length: 7 }, (_, place) => {
    // The first of January 2024 was a Monday.
    const day = Date.UTC(2024, 0, first + place);
    const name = (weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
    return { short: name('short'), long: name('long') };
  });
}
