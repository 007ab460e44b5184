import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Period } from '../insights/period';
import { isComparable, stepOf } from '../insights/step-counts';

/** Page views, visits, and first-time visitors. */
export type VisitName = 'view' | 'visit' | 'visitor';

export interface VisitCount {
  readonly name: VisitName;
  readonly at: Date;
  readonly value: number;
  readonly isComparable: boolean;
}

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

export interface PageViews {
  readonly path: string;
  readonly now: number;
  readonly before: number;
}

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
