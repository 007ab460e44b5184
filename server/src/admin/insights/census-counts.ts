import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Period } from './period';
import { stepOf, type StepCount } from './step-counts';

export interface CensusCount<Name extends string> extends StepCount {
  readonly name: Name;
}

interface CensusToCount<Name extends string> {
  readonly siteId: string;
  readonly period: Period;
  readonly names: readonly Name[];
}

/** How often visitors who allow statistics have done something, by step of the period. */
export async function censusCounts<Name extends string>(
  db: Database,
  { siteId, period, names }: CensusToCount<Name>,
): Promise<CensusCount<Name>[]> {
  const rows = await db
    .selectFrom('telemetry_hour')
    .select(stepOf('hour', period).as('at'))
    .select(sql<string>`name`.as('name'))
    .select(sql<number>`sum(count)::bigint`.as('value'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'census')
    .where('name', 'in', names)
    .where('hour', '>=', period.from)
    .where('hour', '<', period.to)
    .groupBy(['name', sql`at`])
    .execute();
  return rows.map(({ at, name, value }) => ({ at, value, name: name as Name }));
}
