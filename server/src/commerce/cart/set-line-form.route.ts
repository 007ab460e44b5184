import { CART_CALLS } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from './cart.messages';
import { setLineForm } from './write/cart.store';
import { cartWriterOf } from './write/cart-change';
import { idempotencyKeySchema } from './write/line.schema';
import { changeOutcome } from './write/change-outcome';

/** The answers are validated once the line and its form are known. */
function input(language: Language) {
  const key = idempotencyKeySchema(CART_MESSAGES[language]);
  return z.looseObject({ lineId: z.guid().toLowerCase(), key, form: z.unknown().optional() });
}

/**
 * `setLineForm`: stores the buyer's answers to the form of a line.
 *
 * @implements CART-17 CART-20
 */
export const setLineFormRoute: Route = (app, services) => {
  registerAction(app, services, {
    method: [CART_CALLS.setLineForm.method, 'POST'],
    path: CART_CALLS.setLineForm.path,
    input,
    invalid: 'commerce/line-form-invalid',
    run: async ({ lineId, key, ...sent }, context) => {
      const change = await setLineForm(services.db, cartWriterOf(context), { lineId, key, sent });
      return changeOutcome(services, context, { change, message: CART_MESSAGES[context.language].formSaved });
    },
  });
};
