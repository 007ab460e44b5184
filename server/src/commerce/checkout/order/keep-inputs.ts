import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import { bumpCart, storedInputs } from '../../cart/write/cart-row';
import type { CartRow } from '../../cart/read/stored-cart';
import type { CartInputs } from '../../pricing/priced-cart';

/**
 * After a refusal because of the total, stores the delivery address and method with the cart, and removes used-up codes. An
 * unchanged cart is not written.
 */
export async function keepInputs(trx: Transaction<Tables>, cart: CartRow, inputs: CartInputs): Promise<void> {
  if (textOf(cart) === textOf(inputs)) return;
  const { place, shippingOptionId, couponCodes } = storedInputs(inputs);
  await bumpCart(trx, cart.id, { place, shipping_option_id: shippingOptionId, coupon_codes: couponCodes });
}

function textOf({ place, shippingOptionId, couponCodes }: CartInputs): string {
  return JSON.stringify([place?.country, place?.state, place?.zip, shippingOptionId, couponCodes]);
}
