import type { WorkflowStatusNumber } from 'shared-types/commerce/product';
import { withRetries } from '../../../platform/schema/with-retries';
import type { Database } from '../../../platform/schema/database';
import { takeProductsLock } from '../../../site/catalogue/products-lock';
import { bumpRevision } from '../../../site/directory/revision';
import { storeProductSearch } from '../../../site/search/store-product-search';
import type { SignedInAccount } from '../../../site/session/signed-in-account';
import { lockProduct, type ProductKey } from './stored-product';
import { writeProduct } from './write-product';

export interface ProductStatusInput extends ProductKey {
  readonly status: WorkflowStatusNumber;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
}

/**
 * Gives a product a status as a save of its form does, with its author and a new site revision; nothing changes if it has it
 * already. False if the product does not exist.
 */
export function setProductStatus(db: Database, { siteId, id, status, account }: ProductStatusInput): Promise<boolean> {
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await takeProductsLock(transaction, siteId);
      const stored = await lockProduct(transaction, { siteId, id });
      if (!stored) return false;
      if (stored.state.workflowStatus === status) return true;
      const state = { ...stored.state, workflowStatus: status };
      await writeProduct(transaction, { siteId, id, before: stored.state, state });
      await storeProductSearch(transaction, { siteId, productIds: [id] });
      await transaction
        .insertInto('product_change')
        .values({
          site_id: siteId,
          product_id: id,
          account_id: account.id,
          changed_by: account.displayName,
          state: JSON.stringify(state),
        })
        .execute();
      await bumpRevision(transaction, siteId);
      return true;
    }),
  );
}
