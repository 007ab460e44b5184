import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import type { CartWishes } from '../pricing/priced-cart';

/** Gives a locked cart other wishes; those that are left out stay. */
export async function setWishes(trx: Transaction<Tables>, cartId: string, wishes: Partial<CartWishes>): Promise<void> {
  const { place, shippingOptionId, couponCodes } = wishes;
  await trx
    .updateTable('cart')
    .set({
      ...(place === undefined ? {} : { place: place && JSON.stringify(place) }),
      ...(shippingOptionId === undefined ? {} : { shipping_option_id: shippingOptionId }),
      ...(couponCodes === undefined ? {} : { coupon_codes: [...couponCodes] }),
      updated_at: new Date(),
    })
    .where('id', '=', cartId)
    .execute();
}
