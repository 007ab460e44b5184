/** A time in this language, with its time zone (UTC), as sites have none of their own. */
export function timeText(time: Date, locale: string, { withSeconds = false } = {}): string {
  const timeStyle = withSeconds ? 'medium' : 'short';
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(time);
  return `${text} UTC`;
}
