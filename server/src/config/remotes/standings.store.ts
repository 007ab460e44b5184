import { sql } from 'kysely';
import type { RemoteStanding } from 'shared-types/config/remotes';
import type { Database } from '../../schema/database';
import { timeText } from '../time-text';

/** Hours whose errors are counted, the one under way among them. */
const COUNTED_HOURS = 24;

/** How the remotes stand, by name; all of them, or the one named. */
export async function standings(db: Database, locale: string, remote?: string): Promise<RemoteStanding[]> {
  const all = db
    .selectFrom('release_rule as rule')
    .leftJoin('artifact', (join) =>
      join.onRef('artifact.remote', '=', 'rule.remote').onRef('artifact.version', '=', 'rule.version'),
    )
    .select([
      'rule.remote as name',
      'rule.version',
      'enabled',
      'renders',
      'set_by',
      'canary',
      'pins',
      'off_at',
      'published_at',
    ])
    .orderBy('rule.remote');
  const rows = await (remote === undefined ? all : all.where('rule.remote', '=', remote)).execute();
  const errors = await countErrors(db);
  return rows.map(({ set_by: setBy, published_at: published, canary, pins, off_at: offAt, ...row }) => ({
    ...row,
    ...(canary ? { canary } : {}),
    pins: Object.entries(pins).map(([site, version]) => ({ site, version })),
    ...(published ? { publishedText: timeText(published, locale) } : {}),
    offAt,
    isFollowing: setBy === 'build',
    errors: errors.get(row.name) ?? 0,
  }));
}

/** Errors in pages of all sites, by the remote they belong to: an origin is `<remote>@<version>`. */
async function countErrors(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('telemetry_hour')
    .select(sql<string>`split_part(origin, '@', 1)`.as('remote'))
    .select(sql<number>`sum(count)::bigint`.as('count'))
    .where('kind', '=', 'error')
    .where('hour', '>', sql<Date>`now() - make_interval(hours => ${COUNTED_HOURS})`)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ remote, count }) => [remote, Number(count)]));
}
