import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { RecordKind } from '../../platform/schema/tables/telemetry.tables';

/**
 * Why something was not kept: another website sent it, its crumb or its key is none, it is not what the endpoint takes or
 * larger, too much came from one address, the visitor does not allow it, it is about a page or an account that is not
 * recorded, there was no room. `clock` was kept, under the time it came; `folded` was counted without its particulars;
 * `unstorable` was refused by the database.
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
/** Why something was not kept, or not as it was sent. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What was refused, and how many times: records, or calls where nobody could tell how many records they held. */
export interface Refusal {
  readonly siteId: string;
  readonly kind: RecordKind;
  readonly reason: RefusalReason;
  readonly count: number;
}

/** Counts in memory until they are written. There are as many as sites, kinds and reasons at most. */
export interface RefusalCounts {
  readonly size: number;
  add(refusal: Refusal): void;
  /** All that was counted, which is forgotten. */
  takeAll(): readonly Refusal[];
}

/** Makes counts that start with nothing. */
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

/** Adds counts to those of the hour that is now. */
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
