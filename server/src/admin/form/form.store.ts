import { sql, type Kysely, type Transaction } from 'kysely';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Database } from '../../platform/schema/database';
import { isUuid } from '../../platform/is-uuid';
import type { Tables } from '../../platform/schema/tables';
import { saveStorage, storageOf } from '../../forms/submission-steps/form-storage.store';
import { keepListOfForm, listOfForm } from '../../forms/mailing-list/form-list.store';
import { keepSecret } from '../../forms/webhook/webhook-secret.store';
import { bumpRevision } from '../../site/directory/revision';
import type { LastChange } from '../../site/saved-state/saved-state';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import type { Settings } from './settings';

export interface FormKey {
  readonly siteId: string;
  /** Id of the form's block. */
  readonly id: string;
}

export interface StoredForm {
  /** Of the block, with what is done after a submission is stored, which is not part of the block. */
  readonly settings: Settings;
  readonly changed: LastChange | undefined;
}

export interface FormToWrite extends FormKey {
  readonly settings: Settings;
  /** True replaces the secret of the form's webhook. */
  readonly isNewSecret: boolean;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/** The form and who has saved it last; undefined if the site has no such form. */
export async function findStoredForm(db: Kysely<Tables>, { siteId, id }: FormKey): Promise<StoredForm | undefined> {
  const [storage, block, changed] = await Promise.all([
    storageOf(db, { siteId, formId: id }),
    db
      .selectFrom('block')
      .select('settings')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('type', '=', BLOCK_TYPE.form)
      .executeTakeFirst(),
    db
      .selectFrom('form_change')
      .select(['changed_by as by', 'changed_at as at'])
      .where('site_id', '=', siteId)
      .where('form_id', '=', id)
      .orderBy('form_change.id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  if (!block) return undefined;
  const own = Object(block.settings) as Settings;
  const listId = await listOfForm(db, { siteId, formId: id }, namedList(own));
  return { settings: { ...own, ...storage, listId }, changed };
}

/** Makes other saves and imports of the site wait until the transaction ends. */
export async function lockSite(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await transaction.selectFrom('site').select('id').where('id', '=', siteId).forUpdate().executeTakeFirstOrThrow();
}

/** Writes the form, who wrote it, and the site's new revision. */
export async function writeForm(
  transaction: Transaction<Tables>,
  { siteId, id, settings, isNewSecret, account }: FormToWrite,
): Promise<void> {
  const { emailTo, sendsCopy, webhookUrl, listId, ...block } = settings;
  const form = { siteId, formId: id };
  const wanted = textOf(listId);
  if (wanted !== (await listOfForm(transaction, form, namedList(block))))
    await keepListOfForm(transaction, { ...form, listId: wanted ?? null });
  const storage = { emailTo: textOf(emailTo), sendsCopy: sendsCopy === true, webhookUrl: textOf(webhookUrl) };
  await saveStorage(transaction, form, storage);
  const isNeeded = storage.webhookUrl !== undefined;
  await keepSecret(transaction, { ...form, isNeeded, isNew: isNewSecret, accountId: account.id });
  const { page_id: pageId } = await transaction
    .updateTable('block')
    .set({ settings: JSON.stringify(block) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('page_id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('page')
    .set({ changed_at: sql`now()` })
    .where('id', '=', pageId)
    .execute();
  await transaction
    .insertInto('form_change')
    .values({
      site_id: siteId,
      account_id: account.id,
      changed_by: account.displayName,
      form_id: id,
      settings: JSON.stringify(settings),
    })
    .execute();
  await bumpRevision(transaction, siteId);
}

/** The list that the site's document names for a form. */
function namedList(settings: Settings): string | undefined {
  const named = textOf(settings['mailingListId']);
  return named !== undefined && isUuid(named) ? named : undefined;
}

function textOf(setting: unknown): string | undefined {
  return typeof setting === 'string' ? setting : undefined;
}

/** Submissions of each form of a site, by form id. */
export async function countSubmissions(db: Database, siteId: string): Promise<ReadonlyMap<string, number>> {
  const counts = await db
    .selectFrom('form_submission')
    .select(({ fn }) => ['form_id', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .where('quarantined_at', 'is', null)
    .groupBy('form_id')
    .execute();
  return new Map(counts.map(({ form_id: id, count }) => [id, Number(count)]));
}

/** Submissions with an answer to a field, by field id. */
export async function countAnswers(db: Database, { siteId, id }: FormKey): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ readonly field: string; readonly count: number }>`
    select answer.key as field, count(*)::int as count
    from form_submission, jsonb_each(fields) as answer
    where site_id = ${siteId} and form_id = ${id} and answer.value not in ('""', '[]', '{}', 'null')
    group by answer.key`.execute(db);
  return Object.fromEntries(rows.map(({ field, count }) => [field, count]));
}
