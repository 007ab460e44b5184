import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import { bumpCart } from '../cart/cart-row';
import type { CartRow } from '../cart/stored-cart';
import { storedWishes } from '../cart/stored-wishes';
import type { CartWishes } from '../pricing/priced-cart';

/**
 * After an order whose total was another than was seen, the cart keeps where it was to go, and how, and loses the codes that
 * are used up. A cart that has all that already stays as it is.
 */
export async function keepWishes(trx: Transaction<Tables>, cart: CartRow, wishes: CartWishes): Promise<void> {
  if (textOf(cart) === textOf(wishes)) return;
  const { place, shippingOptionId, couponCodes } = storedWishes(wishes);
  await bumpCart(trx, cart.id, { place, shipping_option_id: shippingOptionId, coupon_codes: couponCodes });
}

function textOf({ place, shippingOptionId, couponCodes }: CartWishes): string {
  return JSON.stringify([place?.country, place?.state, place?.zip, shippingOptionId, couponCodes]);
}
