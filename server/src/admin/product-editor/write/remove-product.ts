import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { withRetries } from '../../../platform/schema/with-retries';
import type { Database } from '../../../platform/schema/database';
import { bumpRevision } from '../../../site/directory/revision';
import { storeProductSearch } from '../../../site/search/store-product-search';
import type { SignedInAccount } from '../../../site/session/signed-in-account';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import { lockProduct, type ProductKey } from './stored-product';
import { removeVariants } from './write-product';

export interface RemoveProductInput extends ProductKey {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/**
 * Removes a product, and returns its title if it existed. Its rows stay for carts; slug and SKUs can be used again.
 * Imports do not restore it.
 */
export function removeProduct(db: Database, input: RemoveProductInput): Promise<string | undefined> {
  const { siteId, id, account } = input;
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await takeProductsLock(transaction, siteId);
      const stored = await lockProduct(transaction, { siteId, id });
      if (!stored) return undefined;
      await removeVariants(
        transaction,
        stored.state.variants.map((variant) => variant.id),
      );
      await transaction
        .updateTable('product')
        .set({ removed_at: new Date(), workflow_status: WORKFLOW_STATUS.deleted, is_kept: true })
        .where('id', '=', id)
        .execute();
      await storeProductSearch(transaction, { siteId, productIds: [id] });
      await transaction
        .insertInto('product_change')
        .values({ site_id: siteId, product_id: id, account_id: account.id, changed_by: account.displayName })
        .execute();
      await bumpRevision(transaction, siteId);
      return stored.state.title;
    }),
  );
}
