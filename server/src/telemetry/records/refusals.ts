import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { RecordKind } from '../../platform/schema/tables/telemetry.tables';

/**
 * Why something was not stored, or not as sent. `unrecorded`: a page or account that is not recorded; `clock`: stored
 * under the time of arrival; `folded`: counted without its columns; `unstorable`: refused by the database.
 */
export const REFUSAL_REASONS = [
  'origin',
  'crumb',
  'key',
  'invalid',
  'too-large',
  'rate',
  'consent',
  'unrecorded',
  'full',
  'clock',
  'folded',
  'unstorable',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A number of records, or of calls if their records are unknown. */
export interface Refusal {
  readonly siteId: string;
  readonly kind: RecordKind;
  readonly reason: RefusalReason;
  readonly count: number;
}

/** Counts in memory until they are written; at most one for each site, kind and reason. */
export interface RefusalCounts {
  readonly size: number;
  add(refusal: Refusal): void;
  /** Returns all counts, and resets them. */
  takeAll(): readonly Refusal[];
}

export function createRefusalCounts(): RefusalCounts {
  const counts = new Map<string, Refusal>();
  return {
    get size() {
      return counts.size;
    },
    add(refusal) {
      const key = `${refusal.siteId} ${refusal.kind} ${refusal.reason}`;
      counts.set(key, { ...refusal, count: refusal.count + (counts.get(key)?.count ?? 0) });
    },
    takeAll() {
      const all = [...counts.values()];
      counts.clear();
      return all;
    },
  };
}

/** Adds to the counts of the current hour. */
export async function writeRefusals(db: Database, refusals: readonly Refusal[]): Promise<void> {
  const column = <T>(read: (refusal: Refusal) => T) => sql.val(refusals.map(read));
  await sql`
    insert into telemetry_refusal as known (site_id, hour, kind, reason, count)
    select there.id, date_bin('1 hour', now(), 'epoch'), kind, reason, count
    from unnest(${column((one) => one.siteId)}::uuid[], ${column((one) => one.kind)}::text[],
      ${column((one) => one.reason)}::text[], ${column((one) => one.count)}::bigint[]) as one (site_id, kind, reason, count)
    join (
      select id from site where id = any (${[...new Set(refusals.map((one) => one.siteId))]}::uuid[])
      order by id for key share
    ) there on there.id = one.site_id
    order by there.id, kind, reason
    on conflict (site_id, hour, kind, reason) do update set count = known.count + excluded.count`.execute(db);
}
