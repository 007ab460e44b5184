import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { BucketCount } from '../insights/percentile-of';
import type { Period } from '../insights/period';
import { isComparable, stepOf } from '../insights/step-counts';
import type { SpeedMetricName } from './speed-metrics';

export interface MetricCount extends BucketCount {
  readonly name: SpeedMetricName;
  readonly isNow: boolean;
}

export async function countMetrics(
  db: Database,
  siteId: string,
  { period, names }: { readonly period: Period; readonly names: readonly SpeedMetricName[] },
): Promise<MetricCount[]> {
  return db
    .selectFrom('telemetry_hour')
    .select('bucket')
    .select(sql<SpeedMetricName>`name`.as('name'))
    .select(sql<boolean>`hour >= ${period.from}`.as('isNow'))
    .select(sql<number>`sum(count)::bigint`.as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'performance')
    .where('name', 'in', names)
    .where('hour', '>=', period.before.from)
    .where('hour', '<', period.to)
    .where(isComparable('hour', period))
    .groupBy(['name', 'bucket', sql`"isNow"`])
    .execute();
}

export interface OriginCount extends BucketCount {
  readonly origin: string;
  readonly at: Date;
}

/** Counts one metric in a period by step and origin. */
export async function countOrigins(
  db: Database,
  siteId: string,
  { period, name }: { readonly period: Period; readonly name: SpeedMetricName },
): Promise<OriginCount[]> {
  return db
    .selectFrom('telemetry_hour')
    .select(['bucket', 'origin', stepOf('hour', period).as('at')])
    .select(sql<number>`sum(count)::bigint`.as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'performance')
    .where('name', '=', name)
    .where('hour', '>=', period.from)
    .where('hour', '<', period.to)
    .groupBy(['origin', 'bucket', sql`at`])
    .execute();
}

export interface PathCount extends BucketCount {
  readonly path: string;
}

/** Counts one metric on the pages with the most measurements. */
export async function countPaths(
  db: Database,
  siteId: string,
  { period, name, most }: { readonly period: Period; readonly name: SpeedMetricName; readonly most: number },
): Promise<PathCount[]> {
  const { rows } = await sql<PathCount>`
    with measured as (
      select path, bucket, sum(count)::bigint as count from telemetry_hour
      where site_id = ${siteId} and kind = 'performance' and name = ${name}
        and hour >= ${period.from} and hour < ${period.to}
      group by path, bucket
    ), busiest as (
      select path from measured group by path order by sum(count) desc, path limit ${most}
    )
    select path, bucket, count from measured join busiest using (path)`.execute(db);
  return rows;
}

export async function hasMeasurements(db: Database, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('telemetry_hour')
    .select('hour')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'performance')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
