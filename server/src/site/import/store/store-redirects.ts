import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { tidyPath } from '../../directory/tidy-path';
import { inChunks } from './in-chunks';

/**
 * Replaces the redirects of the last import, except those that an owner has entered, changed or removed, and those of moved
 * pages and products. Returns how many of the document's redirects were left out because of an owner.
 */
export async function storeRedirects(
  transaction: Transaction<Tables>,
  siteId: string,
  { redirects = [] }: SiteDocument,
): Promise<number> {
  await transaction.deleteFrom('redirect').where('site_id', '=', siteId).where('is_kept', '=', false).execute();
  const owned = await ownersPaths(transaction, siteId);
  const all = redirects.map(({ from, to, temporary = false }) => ({
    site_id: siteId,
    from_path: (tidyPath(from) ?? from).toLowerCase(),
    target: to,
    is_temporary: temporary,
  }));
  const rows = all.filter(({ from_path }) => !owned.has(from_path));
  for (const some of inChunks(rows))
    await transaction
      .insertInto('redirect')
      .values(some)
      .onConflict((conflict) => conflict.columns(['site_id', 'from_path']).doNothing())
      .execute();
  await transaction
    .deleteFrom('redirect_hit')
    .where('site_id', '=', siteId)
    .where('from_path', 'not in', ({ selectFrom }) =>
      selectFrom('redirect').select('from_path').where('site_id', '=', siteId),
    )
    .execute();
  return all.length - rows.length;
}

/** Old paths whose redirects owners have entered, changed or removed. */
async function ownersPaths(transaction: Transaction<Tables>, siteId: string): Promise<ReadonlySet<string>> {
  const saved = transaction
    .selectFrom('redirect')
    .select('from_path')
    .where('site_id', '=', siteId)
    .where('is_owners', '=', true);
  const removed = transaction.selectFrom('removed_redirect').select('from_path').where('site_id', '=', siteId);
  const rows = await saved.union(removed).execute();
  return new Set(rows.map(({ from_path }) => from_path));
}
