import type { Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import { tidyPath } from '../../directory/tidy-path';
import { inChunks } from './in-chunks';

/** Replaces the redirects of the last import, except those of products that an owner has moved. */
export async function storeRedirects(
  transaction: Transaction<Tables>,
  siteId: string,
  { redirects = [] }: SiteDocument,
): Promise<void> {
  await transaction.deleteFrom('redirect').where('site_id', '=', siteId).where('is_kept', '=', false).execute();
  const rows = redirects.map(({ from, to, temporary = false }) => ({
    site_id: siteId,
    from_path: (tidyPath(from) ?? from).toLowerCase(),
    target: to,
    is_temporary: temporary,
  }));
  for (const some of inChunks(rows))
    await transaction
      .insertInto('redirect')
      .values(some)
      .onConflict((conflict) => conflict.columns(['site_id', 'from_path']).doNothing())
      .execute();
}
