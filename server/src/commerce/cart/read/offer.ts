import type { Kysely } from 'kysely';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Tables } from '../../../platform/schema/tables';
import { WARE_COLUMNS, type LineRow } from './cart-lines';

/** A variant that can be added to a cart, as a line would be read. */
export type Offer = Omit<LineRow, 'id' | 'quantity' | 'answers'>;

export interface OfferInput {
  readonly siteId: string;
  readonly variantId: string;
  readonly isSubscription?: boolean;
}

/** The variant, if its product is published and sold by this kind of cart. A transaction keeps it from being deleted. */
export async function findOffer(
  db: Kysely<Tables>,
  { siteId, variantId, isSubscription = false }: OfferInput,
): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(WARE_COLUMNS)
    .where('variant.id', '=', variantId)
    .where('variant.site_id', '=', siteId)
    .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
    // Gift cards have a checkout of their own.
    .where('product.product_type', '!=', PRODUCT_TYPE.giftCard)
    .where('variant.subscription_plan', isSubscription ? 'is not' : 'is', null)
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
    .$if(db.isTransaction, (found) => found.forKeyShare('variant'))
    .executeTakeFirst();
  return row && { ...row, isRemoved: false };
}
