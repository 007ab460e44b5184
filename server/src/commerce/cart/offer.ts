import type { Transaction } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Tables } from '../../schema/tables';
import { piecesAvailable } from '../product/stock';

/** A variant that can be put into a cart. */
export interface Offer {
  readonly variantId: string;
  readonly title: string;
  /** Pieces that can be had now; `undefined` where nobody counts them. */
  readonly available: number | undefined;
}

/** The variant of this site, where its product is published. It cannot be deleted before the transaction ends. */
export async function findOffer(
  trx: Transaction<Tables>,
  siteId: string,
  variantId: string,
): Promise<Offer | undefined> {
  const row = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select([
      'variant.id',
      'variant.qty_in_stock as qtyInStock',
      'variant.unlimited',
      'product.title',
      'product.product_type as productType',
    ])
    .where('variant.id', '=', variantId)
    .where('variant.site_id', '=', siteId)
    .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
    .forKeyShare('variant')
    .executeTakeFirst();
  return row && { variantId: row.id, title: row.title, available: piecesAvailable(row.productType, row) };
}
