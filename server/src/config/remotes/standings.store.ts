import { sql } from 'kysely';
import type { RemoteStanding } from 'shared-types/config/remotes';
import type { Database } from '../../schema/database';
import { readRule, readRules, type StandingRule } from '../../site/registry/registry.store';
import { timeText } from '../time-text';

/** Hours whose errors are counted, the one under way among them. */
const COUNTED_HOURS = 24;

/** How the remotes stand, by name; all of them, or the one named. */
export async function standings(db: Database, locale: string, remote?: string): Promise<RemoteStanding[]> {
  const rules =
    remote === undefined ? (await readRules(db)).rules : [await readRule(db, remote)].flatMap((rule) => rule ?? []);
  const [published, errors] = [await publishTimes(db, rules), await countErrors(db)];
  return rules.map(({ remote: name, version, enabled, renders, set_by: setBy, canary, pins, off_at: offAt }) => {
    const at = published.get(`${name}@${version}`);
    return {
      name,
      version,
      enabled,
      renders,
      ...(canary ? { canary } : {}),
      pins: Object.entries(pins).map(([site, own]) => ({ site, version: own })),
      ...(at ? { publishedText: timeText(at, locale) } : {}),
      offAt,
      isFollowing: setBy === 'build',
      errors: errors.get(name) ?? 0,
    };
  });
}

/** When the versions that rules name were published, by `<remote>@<version>`. */
async function publishTimes(db: Database, rules: readonly StandingRule[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('artifact')
    .select(['remote', 'version', 'published_at'])
    .where('version', 'in', ['', ...rules.flatMap(({ version }) => version ?? [])])
    .execute();
  return new Map(rows.map(({ remote, version, published_at: at }) => [`${remote}@${version}`, at]));
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
