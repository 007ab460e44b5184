import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Period, Span } from '../insights/period';
import { stepOf, type StepCount } from '../insights/step-counts';

/** Counts the errors of a period and the one before, by step. */
export async function countErrors(db: Database, siteId: string, period: Period): Promise<StepCount[]> {
  return db
    .selectFrom('telemetry_hour')
    .select(stepOf('hour', period).as('at'))
    .select(sql<number>`sum(count)::bigint`.as('value'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'error')
    .where('hour', '>=', period.before.from)
    .where('hour', '<', period.to)
    .groupBy(sql`at`)
    .execute();
}

export interface StoredErrorGroup {
  /** md5 of origin and message. */
  readonly id: string;
  readonly message: string;
  readonly origin: string;
  readonly count: number;
  readonly first: Date;
  readonly last: Date;
  /** Every page it happened on, the most frequent first. */
  readonly pages: readonly ErrorPage[];
}

export interface ErrorPage {
  readonly path: string;
  readonly count: number;
}

export interface ErrorsInput {
  readonly siteId: string;
  readonly span: Span;
}

const MESSAGE = sql<string>`coalesce(data -> 'data' ->> 'message', '')`;
/** Origins contain no line break. */
const GROUP = sql<string>`md5(origin || E'\n' || ${MESSAGE})`;

/** Groups of equal errors in a period, the most frequent first. */
export async function errorGroups(
  db: Database,
  { siteId, span }: ErrorsInput,
  { most, id }: { readonly most: number; readonly id?: string },
): Promise<StoredErrorGroup[]> {
  const { rows } = await sql<StoredErrorGroup>`
    with one_by_one as (
      select origin, ${MESSAGE} as message, ${GROUP} as id, path, at from telemetry_record
      where kind = 'error' and site_id = ${siteId} and at >= ${span.from} and at < ${span.to}
        ${id === undefined ? sql`` : sql`and ${GROUP} = ${id}`}
    ), on_pages as (
      select id, origin, message, path, count(*) as count, min(at) as first, max(at) as last
      from one_by_one group by id, origin, message, path
    )
    select id, origin, message, sum(count)::bigint as count, min(first) as first, max(last) as last,
      json_agg(json_build_object('path', path, 'count', count) order by count desc, path) as pages
    from on_pages
    group by id, origin, message
    order by count desc, last desc, id
    limit ${most}`.execute(db);
  return rows;
}

export async function countErrorGroups(db: Database, { siteId, span }: ErrorsInput): Promise<number> {
  const row = await db
    .selectFrom('telemetry_record')
    .select(sql<number>`count(distinct ${GROUP})`.as('count'))
    .where('kind', '=', 'error')
    .where('site_id', '=', siteId)
    .where('at', '>=', span.from)
    .where('at', '<', span.to)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The newest report of an error, preferably with a stack. */
export interface NewestReport {
  readonly stack: string | null;
  readonly userAgent: string | null;
  readonly file: string | null;
  readonly line: string | null;
  readonly column: string | null;
}

export async function newestReport(
  db: Database,
  { siteId, span }: ErrorsInput,
  id: string,
): Promise<NewestReport | undefined> {
  const { rows } = await sql<NewestReport>`
    select data -> 'data' ->> 'stack' as stack, data -> 'data' ->> 'userAgent' as "userAgent",
      data -> 'data' ->> 'file' as file, data -> 'data' ->> 'line' as line,
      data -> 'data' ->> 'column' as column
    from telemetry_record
    where kind = 'error' and site_id = ${siteId} and at >= ${span.from} and at < ${span.to} and ${GROUP} = ${id}
    order by (data -> 'data' ->> 'stack') is null, at desc
    limit 1`.execute(db);
  return rows[0];
}

export async function hasErrors(db: Database, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('telemetry_hour')
    .select('hour')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'error')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
