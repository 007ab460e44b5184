/** A time as its language writes it. A site has no time zone of its own, so the text says which one it is in. */
export function timeText(time: Date, locale: string, { withSeconds = false } = {}): string {
  const timeStyle = withSeconds ? 'medium' : 'short';
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone: 'UTC' }).format(time);
  return `${text} UTC`;
}
