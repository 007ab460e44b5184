import { sql, type Kysely, type Transaction } from 'kysely';
import { nameKey } from '../catalogue/category-name';
import type { Tables } from '../../platform/schema/tables';
import type { FormerTagTable } from '../../platform/schema/tables/site.tables';
import type { Retagging } from './retagged';

/** Notes where the addresses of tags that are renamed, merged or removed lead from now on. */
export async function noteFormerTags(
  transaction: Transaction<Tables>,
  { siteId, keys, into }: Retagging & { readonly siteId: string },
): Promise<void> {
  const gone = [...keys];
  if (into === undefined) {
    const notes = transaction.deleteFrom('former_tag').where('site_id', '=', siteId);
    await notes.where('now_key', '=', sql<string>`any(${gone}::text[])`).execute();
    return;
  }
  const nowKey = nameKey(into);
  await transaction
    .updateTable('former_tag')
    .set({ now_key: nowKey })
    .where('site_id', '=', siteId)
    .where('now_key', '=', sql<string>`any(${gone}::text[])`)
    .execute();
  for (const key of gone)
    await transaction
      .insertInto('former_tag')
      .values({ site_id: siteId, tag_key: key, now_key: nowKey })
      .onConflict((conflict) => conflict.columns(['site_id', 'tag_key']).doUpdateSet({ now_key: nowKey }))
      .execute();
  // The name is in use again.
  const notes = transaction.deleteFrom('former_tag').where('site_id', '=', siteId);
  await notes.where('tag_key', '=', nowKey).execute();
}

/** A tag that was renamed or merged, and the tag that its old URLs redirect to. */
export type FormerTag = Omit<FormerTagTable, 'site_id'>;

export function findFormerTags(transaction: Transaction<Tables>, siteId: string): Promise<FormerTag[]> {
  const notes = transaction.selectFrom('former_tag').where('site_id', '=', siteId);
  return notes.select(['tag_key', 'now_key']).execute();
}

export async function replaceFormerTags(
  transaction: Transaction<Tables>,
  { siteId, former }: { readonly siteId: string; readonly former: readonly FormerTag[] },
): Promise<void> {
  await transaction.deleteFrom('former_tag').where('site_id', '=', siteId).execute();
  const rows = former.map((tag) => ({ ...tag, site_id: siteId }));
  if (rows.length > 0) await transaction.insertInto('former_tag').values(rows).execute();
}

/** Key of the tag that a tag was renamed to or merged into; undefined if it was not. */
export async function findFormerTag(
  db: Kysely<Tables>,
  { siteId, key }: { readonly siteId: string; readonly key: string },
): Promise<string | undefined> {
  const notes = db.selectFrom('former_tag').select('now_key').where('site_id', '=', siteId).where('tag_key', '=', key);
  return (await notes.executeTakeFirst())?.now_key;
}
