const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})$/;

/**
 * The moment at which clocks of a time zone show this date and time, in milliseconds since 1970; undefined for a text that
 * is no date and time, and for a zone that nobody knows.
 */
export function momentOf(local: string, timeZone: string): number | undefined {
  const fields = LOCAL.exec(local)?.slice(1).map(Number) ?? [];
  const [year = 0, month = 0, day, hour, minute] = fields;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const isDate = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().slice(0, 16) === local.replace(' ', 'T');
  const format = isDate ? formatOf(timeZone) : undefined;
  if (!format) return undefined;
  const first = asUtc - offsetAt(asUtc, format);
  // The clocks may change between the two.
  return asUtc - offsetAt(first, format);
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone });
  } catch {
    // What Intl does not know it throws at; there is no list that holds every name it takes.
    return undefined;
  }
}

/** How far the zone's clocks are before those of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const part = (type: string): number => Number(format.formatToParts(moment).find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - moment;
}
