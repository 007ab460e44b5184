import { sql, type Insertable } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** A row of hourly counts, `hoursAgo` hours ago; 0 is the current hour. */
export function hourRow(
  { siteId, hoursAgo, count }: { readonly siteId: string; readonly hoursAgo: number; readonly count: number },
  own: Partial<Insertable<Tables['telemetry_hour']>>,
): Insertable<Tables['telemetry_hour']> {
  return {
    site_id: siteId,
    hour: sql<Date>`date_trunc('hour', now()) - make_interval(hours => ${hoursAgo})` as never,
    kind: 'error',
    name: 'error',
    origin: '',
    path: '/',
    bucket: 0,
    count,
    sum: 0,
    ...own,
  };
}
