import { sql } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { FormOfSite } from '../mailing-list/form-list.store';
import { createWebhookSecret, REPLACED_SECRET_SECONDS } from './sign-webhook';

/** Most signatures of one message. */
const MOST = 5;

export interface SecretWish extends FormOfSite {
  /** True if the form has a webhook: one without has no secrets. */
  readonly isNeeded: boolean;
  /** True replaces the current secret. */
  readonly isNew: boolean;
  /** Who is shown a secret that is made now. */
  readonly accountId?: string | undefined;
}

/** Creates, replaces or deletes the secret of a form. Its caller has locked the form. */
export async function keepSecret(
  trx: Database,
  { siteId, formId, isNeeded, isNew, accountId }: SecretWish,
): Promise<void> {
  if (!isNeeded) {
    await trx.deleteFrom('form_webhook_secret').where('site_id', '=', siteId).where('form_id', '=', formId).execute();
    return;
  }
  if (isNew) await endSecrets(trx, { siteId, formId });
  await trx
    .insertInto('form_webhook_secret')
    .values({
      site_id: siteId,
      form_id: formId,
      secret: createWebhookSecret(),
      valid_until: null,
      made_by: accountId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).where('valid_until', 'is', null).doNothing())
    .execute();
}

async function endSecrets(trx: Database, { siteId, formId }: FormOfSite): Promise<void> {
  await trx
    .deleteFrom('form_webhook_secret')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('valid_until', '<=', sql<Date>`now()`)
    .execute();
  await trx
    .updateTable('form_webhook_secret')
    .set({ valid_until: sql<Date>`now() + make_interval(secs => ${REPLACED_SECRET_SECONDS})`, is_shown: true })
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('valid_until', 'is', null)
    .execute();
}

/** The secrets that sign now, the current one first. */
export async function signingSecrets(db: Database, { siteId, formId }: FormOfSite): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('form_webhook_secret')
    .select('secret')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ secret }) => secret);
}

/** The current secret, the first time that the account which has made it asks for it; undefined afterwards, and for others. */
export async function takeUnshownSecret(
  db: Database,
  { siteId, formId, accountId }: FormOfSite & { readonly accountId: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('form_webhook_secret')
    .set({ is_shown: true })
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('valid_until', 'is', null)
    .where('made_by', '=', accountId)
    .where('is_shown', '=', false)
    .returning('secret')
    .executeTakeFirst();
  return row?.secret;
}
