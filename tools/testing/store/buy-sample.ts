import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import type { Database } from '../../../server/src/platform/schema/database';
import type { Server } from '../../../server/src/main/server';
import { orderFields } from './order-fields';
import { createShopper } from './shopper';

const HOST = 'localhost';
const PLACE = { country: 'US', state: 'WA', zip: '98101' };

export interface SamplePurchase {
  readonly server: Pick<Server, 'app'>;
  readonly db: Database;
  readonly slug: string;
}

/** Makes the sample shop charge neither shipping nor taxes. */
export async function sellAtPrice(db: Database): Promise<void> {
  await db.deleteFrom('tax_rule').execute();
  await db.updateTable('shipping_option').set({ cost_cents: 0 }).execute();
}

/** The first variant of a sample product with more than one item in stock. */
export function sampleVariant(db: Database, slug: string) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'variant.site_id as siteId', 'variant.qty_in_stock as pieces'])
    .where('product.slug', '=', slug)
    .where('variant.qty_in_stock', '>', 1)
    .where('variant.unlimited', '=', false)
    .orderBy('variant.position')
    .executeTakeFirstOrThrow();
}

export async function buySample({ server, db, slug }: SamplePurchase): Promise<void> {
  // All buyers share one address.
  await db.deleteFrom('rate_window').execute();
  const shopper = createShopper(server.app, HOST);
  const { id: variantId, siteId } = await sampleVariant(db, slug);
  await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 1 });
  const { cart } = (await shopper.get(CART_CALLS.getCart.path)).json();
  const option = await db
    .selectFrom('shipping_option')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const wanted = { shippingOptionId: option.id, key: randomUUID(), seenTotalCents: cart.subtotalCents, ...PLACE };
  const reply = await shopper.call('POST', CHECKOUT_CALLS.placeOrder.path, orderFields(wanted));
  if (reply.statusCode !== 200) throw new Error(reply.body);
}
