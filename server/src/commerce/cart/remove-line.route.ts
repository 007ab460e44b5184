import { CART_CALLS } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction, type Action } from '../../site/request/action';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from './cart.messages';
import { removeLine } from './write/cart.store';
import { cartWriterOf } from './write/cart-change';
import { idempotencyKeySchema } from './write/line.schema';
import { changeOutcome } from './write/change-outcome';

function input(language: Language) {
  const key = idempotencyKeySchema(CART_MESSAGES[language]);
  return z.object({ lineId: z.guid().toLowerCase(), key });
}

/**
 * `removeLine`: removes a line. Forms cannot send DELETE and post to the line's `removal`.
 *
 * @implements CART-12 CART-20
 */
export const removeLineRoute: Route = (app, services) => {
  const run: Action<ReturnType<typeof input>>['run'] = async (values, context) => {
    const change = await removeLine(services.db, cartWriterOf(context), values);
    return changeOutcome(services, context, { change, message: CART_MESSAGES[context.language].removed });
  };
  const { method, path } = CART_CALLS.removeLine;
  registerAction(app, services, { method, path, input, run });
  registerAction(app, services, { method: 'POST', path: `${path}/removal`, input, run });
};
