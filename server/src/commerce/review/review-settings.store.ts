import type { Kysely } from 'kysely';
import { REVIEW_SETTINGS_DEFAULT, type ReviewSettings } from 'shared-types/commerce/orders/review';
import type { Tables } from '../../platform/schema/tables';

/** Whether and when a site requests reviews, uncached. */
export async function findReviewSettings(db: Kysely<Tables>, siteId: string): Promise<ReviewSettings> {
  const row = await db
    .selectFrom('review_setting')
    .select(['sends_requests as sendsRequests', 'after_days as afterDays'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? REVIEW_SETTINGS_DEFAULT;
}
