/** How the times of a site are written. */
export interface TimeStyle {
  readonly locale: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** A time in the site's language and time zone, which it names. */
export function timeText(time: Date, style: TimeStyle, { withSeconds = false } = {}): string {
  const timeStyle = withSeconds ? 'medium' : 'short';
  const text = formatOf(style, { dateStyle: 'long', timeStyle }).format(time);
  return `${text} ${zoneText(time, style)}`;
}

/** The short name of a time zone at a time, such as `UTC`, `GMT+1` or `PST`. */
function zoneText(time: Date, style: TimeStyle): string {
  // With a style for date or time, Intl takes no name of the zone.
  const parts = formatOf(style, { timeZoneName: 'short' }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? style.timeZone;
}

/** Making a format takes far longer than using it, and a list has fifty times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ locale, timeZone }: TimeStyle, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}
