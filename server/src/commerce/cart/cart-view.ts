import type { CartView, ShippingOption, ShoppingCart } from 'shared-types/commerce/cart';
import type { Visitor } from '../../http/visitor';
import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { shippingOptionsOf } from '../checkout/shipping-options';
import { decimalAmount } from '../product/decimal-amount';
import { shopPath } from '../product/store-paths';
import { cartFact } from './cart-fact';
import { natureOf, totalQuantity, totalsOf } from './cart-totals';
import { EMPTY_CART } from './empty-cart';
import type { StoredCart } from './stored-cart';

/** What a view of a cart is made from. */
export interface CartViewInput {
  readonly db: Database;
  readonly site: Site;
  /** Absent where the visitor has no cart: an empty one is shown. */
  readonly stored: StoredCart | undefined;
  readonly visitor: Pick<Visitor, 'answered'>;
}

/** A visitor's cart as everybody outside the server sees it. */
export async function cartView({ db, site, stored, visitor }: CartViewInput): Promise<CartView> {
  const options = stored ? await shippingOptionsOf(db, site) : [];
  return {
    cart: shoppingCart(site, stored, options),
    revision: cartFact(stored, visitor).revision,
    minimumSubtotalCents: site.profile.settings.storeSettings.minimumSubtotalCents,
    shopPath: shopPath(site),
  };
}

function shoppingCart(site: Site, stored: StoredCart | undefined, options: readonly ShippingOption[]): ShoppingCart {
  const lines = stored?.lines ?? [];
  const totals = totalsOf(lines, 0);
  const nature = natureOf(lines);
  return {
    ...EMPTY_CART,
    id: stored?.id ?? EMPTY_CART.id,
    websiteId: site.id,
    created: stored?.createdAt.getTime() ?? EMPTY_CART.created,
    entries: lines,
    shippingOptions: nature.requiresShipping ? options : [],
    ...totals,
    totalQuantity: totalQuantity(lines),
    subtotalAmount: { amount: Number(decimalAmount(totals.subtotalCents, site.currency)), currencyCode: site.currency },
    ...nature,
  };
}
