const MINUTE_MS = 60_000;
const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
} as const;

/** By time zone: making a format takes far longer than using it, and a calendar uses it for each of its events. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: Date, timeZone: string): number {
  const shown = formatOf(timeZone).formatToParts(moment);
  const field = (type: keyof typeof FIELDS) => Number(shown.find((part) => part.type === type)?.value);
  const clock = Date.UTC(field('year'), field('month') - 1, field('day'), field('hour'), field('minute'));
  return clock - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...FIELDS, timeZone });
  formats.set(timeZone, format);
  return format;
}
