import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import { tidyPath } from '../../../site/directory/tidy-path';

export interface AddressChange {
  readonly siteId: string;
  /** Paths as in addresses. */
  readonly from: string;
  readonly to: string;
}

/** Redirects a product's former paths to the current one; imports leave these redirections. */
export async function keepAddress(
  transaction: Transaction<Tables>,
  { siteId, from, to }: AddressChange,
): Promise<void> {
  if (from === to) return;
  const [before, after] = [asStored(from), asStored(to)];
  const redirects = transaction.updateTable('redirect').set({ target: to }).where('site_id', '=', siteId);
  await redirects.where('is_kept', '=', true).where('target', '=', from).execute();
  // A path with a page must not redirect.
  await transaction
    .deleteFrom('redirect')
    .where('site_id', '=', siteId)
    .where('is_kept', '=', true)
    .where('from_path', '=', after)
    .execute();
  if (before === after) return;
  const values = { target: to, is_temporary: false, is_kept: true };
  await transaction
    .insertInto('redirect')
    .values({ site_id: siteId, from_path: before, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'from_path']).doUpdateSet(values))
    .execute();
}

function asStored(path: string): string {
  return (tidyPath(path) ?? path).toLowerCase();
}
