/** A time zone as texts name it: `America/New York`. */
export function zoneName(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
