import { CART_CALLS, type AddLine } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction } from '../../http/action';
import type { Route } from '../../http/services';
import { addLine } from './cart.store';
import { cartWriterOf } from './cart-writer';
import { changeKeySchema } from './change-key.schema';
import { changeOutcome } from './change-outcome';
import { quantitySchema } from './quantity.schema';

const input = z.object({
  variantId: z.guid({ error: 'Choose what to buy.' }),
  quantity: quantitySchema(1),
  key: changeKeySchema,
}) satisfies z.ZodType<AddLine>;

/**
 * `addLine`: puts pieces of a variant into the cart; the first one makes the cart.
 *
 * @implements CART-20
 */
export const addLineRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...CART_CALLS.addLine,
    url: CART_CALLS.addLine.path,
    input,
    run: async (wish, context) => {
      const change = await addLine(services.db, cartWriterOf(context), wish);
      return changeOutcome(services, context, { change, message: (title) => `${title} is in your cart.` });
    },
  });
};
