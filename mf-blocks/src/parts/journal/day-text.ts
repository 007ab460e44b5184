/** A day, month or year (`2026-11-28`, `2026-11`, `2026`) in words. */
export function dayText(date: string, locale: string): string {
  const [year = '', month, day] = date.split('-');
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
    timeZone: 'UTC',
  };
  const time = Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1));
  return new Intl.DateTimeFormat(locale, options).format(time);
}
