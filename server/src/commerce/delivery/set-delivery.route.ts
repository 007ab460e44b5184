import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { z } from 'zod';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from '../cart/cart.messages';
import { cartWriterOf } from '../cart/write/cart-change';
import { changeCart } from '../cart/write/change-cart';
import { idempotencyKeySchema } from '../cart/write/line.schema';
import { changeOutcome } from '../cart/write/change-outcome';
import { COUNTRY_CODES } from '../checkout/country-codes';
import { CHECKOUT_MESSAGES } from '../checkout/checkout.messages';
import { placeOf } from '../checkout/place-of';
import { textSchema } from '../checkout/place-order.schema';

const [STATE_LENGTH, ZIP_LENGTH] = [100, 40];

function input(language: Language) {
  const messages = CHECKOUT_MESSAGES[language];
  const text = textSchema(messages);
  return z.object({
    country: z
      .string({ error: messages.noCountry })
      .max(2, { error: messages.noCountry })
      .refine((code) => COUNTRY_CODES.has(code), { error: messages.noCountry }),
    state: text(STATE_LENGTH),
    zip: text(ZIP_LENGTH),
    shippingOptionId: z
      .union([z.guid(), z.literal('')], { error: messages.noShipping })
      .optional()
      .describe('Empty: the visitor chooses none; absent: as before.'),
    key: idempotencyKeySchema(CART_MESSAGES[language]),
  });
}

/**
 * `setDelivery`: stores the delivery place and method with the cart, and returns the cost.
 *
 * @implements CART-05
 */
export const setDeliveryRoute: Route = (app, services) => {
  const { method, path } = DELIVERY_CALLS.setDelivery;
  registerAction(app, services, {
    method: [method, 'POST'],
    path,
    input,
    invalid: 'commerce/delivery-invalid',
    run: async ({ key, shippingOptionId, ...place }, context) => {
      const change = await changeCart(services.db, cartWriterOf(context), {
        input: { key, content: ['delivery', place, shippingOptionId] },
        change: async () => ({
          title: '',
          inputs: {
            place: placeOf(place),
            ...(shippingOptionId === undefined ? {} : { shippingOptionId: shippingOptionId || null }),
          },
        }),
      });
      return changeOutcome(services, context, { change, message: () => CART_MESSAGES[context.language].deliverySet });
    },
  });
};
