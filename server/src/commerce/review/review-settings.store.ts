import type { Kysely } from 'kysely';
import { REVIEW_SETTINGS_DEFAULT, type ReviewSettings } from 'shared-types/commerce/review';
import type { Tables } from '../../platform/schema/tables';

/** Whether a site asks for reviews, and when, as it stands at this moment. */
export async function findReviewSettings(db: Kysely<Tables>, siteId: string): Promise<ReviewSettings> {
  const row = await db
    .selectFrom('review_setting')
    .select(['sends_requests as sendsRequests', 'after_days as afterDays'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? REVIEW_SETTINGS_DEFAULT;
}
