import type { TimeZoneGroup } from 'shared-types/admin/settings';
import { zoneName } from '../../platform/time-zone/zone-name';

const UTC = 'UTC';

/** All time zones by part of the world, with their present offsets, and one more that the site has. */
export function timeZoneGroups(
  own: string,
  { locale, now }: { readonly locale: string; readonly now: Date },
): TimeZoneGroup[] {
  const names = [...new Set([UTC, own, ...Intl.supportedValuesOf('timeZone')])];
  const byTitle = new Map<string, TimeZoneGroup['zones'][number][]>();
  for (const value of names) {
    const place = value.indexOf('/');
    const title = place < 0 ? '' : value.slice(0, place);
    const offset = offsetText(value, locale, now);
    const name = zoneName(value.slice(place + 1));
    byTitle.set(title, [
      ...(byTitle.get(title) ?? []),
      { value, text: offset === undefined || value === UTC ? name : `${name} (${offset})` },
    ]);
  }
  return [...byTitle]
    .map(([title, zones]) => ({ title, zones: zones.sort((one, other) => (one.text < other.text ? -1 : 1)) }))
    .sort((one, other) => (one.title < other.title ? -1 : 1));
}

/** Undefined for a zone that this server does not know. */
function offsetText(timeZone: string, locale: string, now: Date): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longOffset' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}
