import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { ProductsAct } from 'shared-types/admin/store/products';
import type { Database } from '../../platform/schema/database';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { removeProduct } from '../product-editor/write/remove-product';
import { setProductStatus } from '../product-editor/write/set-product-status';

export interface ProductsChange {
  readonly siteId: string;
  readonly ids: readonly string[];
  readonly act: ProductsAct;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
}

export interface ProductsOutcome {
  /** Products that are now as wanted. */
  readonly count: number;
  /** Products that do not exist any more. */
  readonly gone: number;
}

/** Changes each chosen product as its own form does, in a transaction of its own. */
export async function changeChosenProducts(db: Database, { ids, ...change }: ProductsChange): Promise<ProductsOutcome> {
  let count = 0;
  for (const id of ids) if (await changeOne(db, id, change)) count += 1;
  return { count, gone: ids.length - count };
}

/** False if the product does not exist any more. */
async function changeOne(
  db: Database,
  id: string,
  { siteId, act, account }: Omit<ProductsChange, 'ids'>,
): Promise<boolean> {
  if (act === 'delete') return (await removeProduct(db, { siteId, id, account })) !== undefined;
  const status = act === 'hide' ? WORKFLOW_STATUS.draft : WORKFLOW_STATUS.published;
  return setProductStatus(db, { siteId, id, account, status });
}
