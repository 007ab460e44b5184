import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Period } from '../insights/period';
import { isComparable, stepOf } from '../insights/step-counts';

/** What visits are counted under: page views, the visits they belong to, and the visitors who had not come before. */
export type VisitName = 'view' | 'visit' | 'visitor';

/** How many of what began in a step. */
export interface VisitCount {
  readonly name: VisitName;
  readonly at: Date;
  readonly value: number;
  readonly isComparable: boolean;
}

/** Counts the visits of a site in a period and the one before. */
export async function countVisits(db: Database, siteId: string, period: Period): Promise<VisitCount[]> {
  const comparable = isComparable('hour', period);
  return db
    .selectFrom('telemetry_hour')
    .select([stepOf('hour', period).as('at'), comparable.as('isComparable')])
    .select(sql<VisitName>`name`.as('name'))
    .select(sql<number>`sum(count)::bigint`.as('value'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'visit')
    .where('name', 'in', ['view', 'visit', 'visitor'] satisfies VisitName[])
    .where('hour', '>=', period.before.from)
    .where('hour', '<', period.to)
    .groupBy(['name', sql`at`, sql`"isComparable"`])
    .execute();
}

/** How often a page was looked at. */
export interface PageViews {
  readonly path: string;
  readonly now: number;
  readonly before: number;
}

/** The pages that were looked at most in a period. */
export async function mostViewedPages(
  db: Database,
  siteId: string,
  { period, most }: { readonly period: Period; readonly most: number },
): Promise<PageViews[]> {
  return db
    .selectFrom('telemetry_hour')
    .select('path')
    .select(sql<number>`coalesce(sum(count) filter (where hour >= ${period.from}), 0)::bigint`.as('now'))
    .select(sql<number>`coalesce(sum(count) filter (where hour < ${period.before.to}), 0)::bigint`.as('before'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'visit')
    .where('name', '=', 'view')
    .where('hour', '>=', period.before.from)
    .where('hour', '<', period.to)
    .groupBy('path')
    .having(sql<boolean>`bool_or(hour >= ${period.from})`)
    .orderBy(sql`now`, 'desc')
    .orderBy('path')
    .limit(most)
    .execute();
}

/** True where a visit of the site was ever counted. */
export async function hasVisits(db: Database, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('telemetry_hour')
    .select('hour')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'visit')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
