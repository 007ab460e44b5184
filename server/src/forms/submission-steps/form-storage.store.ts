import type { Database } from '../../platform/schema/database';
import type { FormOfSite } from '../mailing-list/form-list.store';

/** What the owner wants done with each submission of a form after it is stored. */
export interface FormStorage {
  /** Recipient of an email about each submission; undefined for no email. */
  readonly emailTo: string | undefined;
  /** True sends each visitor a copy. */
  readonly sendsCopy: boolean;
  /** `https:` URL that each submission is posted to; undefined for no webhook. */
  readonly webhookUrl: string | undefined;
}

export const NO_STORAGE: FormStorage = { emailTo: undefined, sendsCopy: false, webhookUrl: undefined };

export async function storageOf(db: Database, { siteId, formId }: FormOfSite): Promise<FormStorage> {
  const row = await db
    .selectFrom('form_storage')
    .select(['email_to as emailTo', 'sends_copy as sendsCopy', 'webhook_url as webhookUrl'])
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!row) return NO_STORAGE;
  const { emailTo, sendsCopy, webhookUrl } = row;
  return { emailTo: emailTo ?? undefined, sendsCopy, webhookUrl: webhookUrl ?? undefined };
}

export async function saveStorage(
  trx: Database,
  { siteId, formId }: FormOfSite,
  { emailTo, sendsCopy, webhookUrl }: FormStorage,
): Promise<void> {
  const wanted = { email_to: emailTo ?? null, sends_copy: sendsCopy, webhook_url: webhookUrl ?? null };
  await trx
    .insertInto('form_storage')
    .values({ site_id: siteId, form_id: formId, ...wanted })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(wanted))
    .execute();
}
