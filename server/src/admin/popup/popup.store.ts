import { sql } from 'kysely';
import { OVERLAY_RECORDS } from 'shared-types/telemetry/census';
import type { Database } from '../../platform/schema/database';
import type { Period } from '../insights/period';
import { stepOf, type StepCount } from '../insights/step-counts';

export interface OverlayCount extends StepCount {
  readonly name: (typeof OVERLAY_RECORDS)[keyof typeof OVERLAY_RECORDS];
}

interface InPeriod {
  readonly siteId: string;
  readonly period: Period;
}

/** How often the popup was shown and closed, by step of the period. */
export async function countOverlays(db: Database, { siteId, period }: InPeriod): Promise<OverlayCount[]> {
  return db
    .selectFrom('telemetry_hour')
    .select(stepOf('hour', period).as('at'))
    .select(sql<OverlayCount['name']>`name`.as('name'))
    .select(sql<number>`sum(count)::bigint`.as('value'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'census')
    .where('name', 'in', Object.values(OVERLAY_RECORDS))
    .where('hour', '>=', period.from)
    .where('hour', '<', period.to)
    .groupBy(['name', sql`at`])
    .execute();
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
