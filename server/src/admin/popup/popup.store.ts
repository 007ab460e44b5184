import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Period } from '../insights/period';
import { stepOf, type StepCount } from '../insights/step-counts';

interface InPeriod {
  readonly siteId: string;
  readonly period: Period;
}

/** How many submissions of forms have come, by step of the period; without spam. */
export async function countSent(
  db: Database,
  { siteId, period, formIds }: InPeriod & { readonly formIds: readonly string[] },
): Promise<StepCount[]> {
  if (formIds.length === 0) return [];
  return db
    .selectFrom('form_submission')
    .select(stepOf('received_at', period).as('at'))
    .select(sql<number>`count(*)::bigint`.as('value'))
    .where('site_id', '=', siteId)
    .where('form_id', 'in', formIds)
    .where('quarantined_at', 'is', null)
    .where('received_at', '>=', period.from)
    .where('received_at', '<', period.to)
    .groupBy(sql`at`)
    .execute();
}
