import { sql } from 'kysely';
import type { ReviewSettings } from 'shared-types/commerce/review';
import { findReviewSettings } from '../../commerce/review/review-settings.store';
import type { Database } from '../../platform/schema/database';
import type { SignedInAccount } from '../../site/session/signed-in-account';

/** What somebody wants the settings to be who has seen them. */
interface SaveSettings {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly wanted: ReviewSettings;
  /** Names what was seen. */
  readonly seen: string;
}

/** How that ended: it is saved, or others are, which this form has not seen. */
export type SettingsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'conflict'; readonly stored: ReviewSettings };

/** Names settings: equal ones have the same name. */
export function settingsName({ sendsRequests, afterDays }: ReviewSettings): string {
  return `${sendsRequests ? 'asking' : 'silent'}-${afterDays}`;
}

/** Saves whether a site asks for reviews. Who saves at the same time waits, and is then told of the other. */
export function saveReviewSettings(
  db: Database,
  { siteId, account, wanted, seen }: SaveSettings,
): Promise<SettingsOutcome> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow();
    const stored = await findReviewSettings(trx, siteId);
    const name = settingsName(stored);
    if (name === settingsName(wanted)) return { kind: 'saved' };
    if (name !== seen) return { kind: 'conflict', stored };
    const row = {
      sends_requests: wanted.sendsRequests,
      after_days: wanted.afterDays,
      account_id: account.id,
      changed_by: account.displayName,
    };
    await trx
      .insertInto('review_setting')
      .values({ site_id: siteId, ...row })
      .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
      .execute();
    return { kind: 'saved' };
  });
}
