import { sql } from 'kysely';
import type { ReviewSettings } from 'shared-types/commerce/orders/review';
import { findReviewSettings } from '../../commerce/review/review-settings.store';
import type { Database } from '../../platform/schema/database';
import { outcomeOfChecked, saveVersion } from '../../site/saved-state/save-version';
import type { SignedInAccount } from '../../site/session/signed-in-account';

interface SaveSettings {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly wanted: ReviewSettings;
  /** The settings that the form showed. */
  readonly seen: string;
}

/** A hash of the settings. */
export function settingsName({ sendsRequests, afterDays }: ReviewSettings): string {
  return `${sendsRequests ? 'asking' : 'silent'}-${afterDays}`;
}

/** Saves whether a site asks for reviews, unless somebody else has saved other settings meanwhile. */
export async function saveReviewSettings(db: Database, { siteId, account, wanted, seen }: SaveSettings) {
  const saving = saveVersion<ReviewSettings, ReviewSettings, void>(db, {
    async find(trx) {
      await trx.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow();
      return findReviewSettings(trx, siteId);
    },
    read: () => ({ wanted }),
    isSame: (stored) => settingsName(stored) === settingsName(wanted),
    isSeen: (stored) => settingsName(stored) === seen,
    async write(trx) {
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
    },
  });
  return outcomeOfChecked(await saving);
}
