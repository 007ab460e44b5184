import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { BucketCount } from '../insights/percentile-of';
import { groupedBy, partsOf } from '../speed/speed-origins';

/** Hours that are counted, including the current one. */
const COUNTED_HOURS = 24;

/** Recent figures of a version, from pages of all sites. */
export interface VersionFigures {
  readonly name: string;
  readonly version: string;
  readonly errors: number;
  readonly starts: readonly BucketCount[];
}

/** Figures of every version with records; of all remotes, or of one. */
export async function recentFigures(db: Database, remote?: string): Promise<VersionFigures[]> {
  const rows = await db
    .selectFrom('telemetry_hour')
    .select(['origin', 'kind', 'bucket'])
    .select(sql<number>`sum(count)::bigint`.as('count'))
    .where('hour', '>', sql<Date>`now() - make_interval(hours => ${COUNTED_HOURS})`)
    .where(({ eb, or, and }) => or([eb('kind', '=', 'error'), and({ kind: 'performance', name: 'feature-start' })]))
    .$if(remote !== undefined, (query) => query.where(sql`split_part(origin, '@', 1)`, '=', remote))
    .groupBy(['origin', 'kind', 'bucket'])
    .execute();
  return [...groupedBy(rows, ({ origin }) => origin)].map(([origin, own]) => ({
    ...partsOf(origin),
    errors: own.reduce((sum, { kind, count }) => sum + (kind === 'error' ? Number(count) : 0), 0),
    starts: own.filter(({ kind }) => kind !== 'error').map(({ bucket, count }) => ({ bucket, count: Number(count) })),
  }));
}

export function countStarts(starts: readonly BucketCount[]): number {
  return starts.reduce((sum, { count }) => sum + count, 0);
}
