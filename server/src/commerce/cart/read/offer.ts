import type { Kysely } from 'kysely';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Tables } from '../../../platform/schema/tables';
import { WARE_COLUMNS, type LineRow } from './cart-lines';

/** A variant that can be put into a cart, as a line of it would be read. */
export type Offer = Omit<LineRow, 'id' | 'quantity' | 'answers'>;

/** Which variant of a site, and for which kind of cart. */
export interface OfferInput {
  readonly siteId: string;
  readonly variantId: string;
  readonly isSubscription?: boolean;
}

/** The variant, where its product is published and it is sold by such carts. In a transaction it is not deleted before that ends. */
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
