import { sql, type Kysely } from 'kysely';
import { PRESENCE_MS, type PresentPerson } from 'shared-types/admin/pages/page-draft';
import type { Tables } from '../../platform/schema/tables';
import type { PageKey } from './drafts.store';

export interface PresenceKey extends PageKey {
  readonly accountId: string;
}

/** Notes that an account has the page open in the editor. */
export async function notePresence(
  db: Kysely<Tables>,
  { siteId, pageId, accountId, block }: PresenceKey & { readonly block?: string | undefined },
): Promise<void> {
  const seen = { block_id: block ?? null, seen_at: sql<Date>`now()` };
  await db
    .insertInto('page_presence')
    .values({ page_id: pageId, site_id: siteId, account_id: accountId, ...seen })
    .onConflict((conflict) => conflict.columns(['page_id', 'account_id']).doUpdateSet(seen))
    .execute();
}

/** Everybody else who has the page open. */
export async function presentPeople(
  db: Kysely<Tables>,
  { siteId, pageId, accountId }: PresenceKey,
): Promise<PresentPerson[]> {
  const rows = await db
    .selectFrom('page_presence')
    .innerJoin('account', 'account.id', 'page_presence.account_id')
    .select(['account.id', 'account.display_name as name', 'block_id as block'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', pageId)
    .where('account.id', '!=', accountId)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${PRESENCE_MS / 1000})`)
    .orderBy('name')
    .execute();
  return rows.map(({ block, ...person }) => ({ ...person, ...(block !== null && { block }) }));
}
