import { sql, type Selectable } from 'kysely';
import type { ListService } from 'shared-types/admin/people/list-connection';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { createWebhookSecret, REPLACED_SECRET_SECONDS } from '../webhook/sign-webhook';
import type { ListTarget } from './list-connector';

/** A connection as it is stored. */
export type SavedConnection = Selectable<Tables['list_connection']>;

/** Locks a list, so that two owners save its connection one after the other; false if it does not exist. */
export async function lockList(trx: Database, { siteId, listId }: ListOfSite): Promise<boolean> {
  const list = await trx
    .selectFrom('mailing_list')
    .select('id')
    .where('id', '=', listId)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return list !== undefined;
}

export function findConnection(db: Database, { siteId, listId }: ListOfSite) {
  return db
    .selectFrom('list_connection')
    .selectAll()
    .where('list_id', '=', listId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

export function targetOf({
  url,
  audience_id: audienceId,
  api_key: apiKey,
  secret,
  old_secret: oldSecret,
  old_secret_until: oldUntil,
}: Pick<
  SavedConnection,
  'url' | 'audience_id' | 'api_key' | 'secret' | 'old_secret' | 'old_secret_until'
>): ListTarget {
  const isOldValid = oldUntil !== null && oldUntil.getTime() > Date.now();
  return {
    ...(url !== null && { url }),
    ...(audienceId !== null && { audienceId }),
    ...(apiKey !== null && { apiKey }),
    secrets: [secret, isOldValid ? oldSecret : null].filter((one) => one !== null),
  };
}

export interface ListOfSite {
  readonly siteId: string;
  readonly listId: string;
}

export interface ConnectionValues {
  readonly service: ListService;
  readonly url?: string | undefined;
  readonly audienceId?: string | undefined;
  readonly apiKey?: string | undefined;
  /** True replaces the secret that signs. */
  readonly wantsNewSecret: boolean;
  /** Who is shown a secret that is made now. */
  readonly accountId?: string | undefined;
}

/**
 * Connects a list, or changes its connection. Everything that waits or has failed is sent to the new target. The caller has
 * locked the list.
 */
export async function saveConnection(
  trx: Database,
  { siteId, listId }: ListOfSite,
  { service, url = undefined, audienceId, apiKey, ...secret }: ConnectionValues,
): Promise<void> {
  const known = await findConnection(trx, { siteId, listId });
  const values = {
    service,
    url: url ?? null,
    audience_id: audienceId ?? null,
    api_key: apiKey ?? null,
    resumes_at: null,
    ...secretsOf(known, { service, ...secret }),
  };
  await trx
    .insertInto('list_connection')
    .values({ site_id: siteId, list_id: listId, ...values })
    .onConflict((conflict) => conflict.column('list_id').doUpdateSet(values))
    .execute();
  await resendChanges(trx, { siteId, listId }, { states: ['waiting', 'failed'] });
}

function secretsOf(
  known: SavedConnection | undefined,
  { service, wantsNewSecret, accountId }: Pick<ConnectionValues, 'service' | 'wantsNewSecret' | 'accountId'>,
) {
  if (service !== 'webhook') return { secret: null, is_secret_shown: true, old_secret: null, old_secret_until: null };
  const current = known?.secret ?? undefined;
  if (current !== undefined && !wantsNewSecret) return {};
  return {
    secret: createWebhookSecret(),
    is_secret_shown: false,
    secret_made_by: accountId ?? null,
    old_secret: current ?? null,
    old_secret_until:
      current === undefined ? null : sql<Date>`now() + make_interval(secs => ${REPLACED_SECRET_SECONDS})`,
  };
}

/** The secret that signs, the first time that the account which has made it asks for it; undefined afterwards, and for others. */
export async function takeUnshownSecret(
  db: Database,
  { siteId, listId, accountId }: ListOfSite & { readonly accountId: string },
): Promise<string | undefined> {
  const row = await db
    .updateTable('list_connection')
    .set({ is_secret_shown: true })
    .where('list_id', '=', listId)
    .where('site_id', '=', siteId)
    .where('secret_made_by', '=', accountId)
    .where('is_secret_shown', '=', false)
    .returning('secret')
    .executeTakeFirst();
  return row?.secret ?? undefined;
}

/** Ends a connection with everything that waits. */
export async function deleteConnection(db: Database, { siteId, listId }: ListOfSite): Promise<void> {
  await db.deleteFrom('list_connection').where('list_id', '=', listId).where('site_id', '=', siteId).execute();
}

export interface ChangesToSend {
  readonly states: readonly ('waiting' | 'failed')[];
  /** One of them; all if undefined. */
  readonly id?: string | undefined;
}

/**
 * Begins changes in these states anew. An attempt that is under way no longer counts, because it may have gone to a former
 * target; nothing begins before it has ended.
 */
export async function resendChanges(
  db: Database,
  { siteId, listId }: ListOfSite,
  { states, id }: ChangesToSend,
): Promise<void> {
  const changes = db
    .updateTable('list_delivery')
    .set({
      state: 'waiting',
      attempts: 0,
      due_at: sql<Date>`greatest(now(), claimed_until)`,
      claim_id: null,
      reason: null,
      detail: null,
    })
    .where('list_id', '=', listId)
    .where('site_id', '=', siteId)
    .where('state', 'in', states);
  await (id === undefined ? changes : changes.where('id', '=', id)).execute();
}
