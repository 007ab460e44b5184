import { CART_CALLS, type RemoveLine } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction, type Action } from '../../http/action';
import type { Route } from '../../http/services';
import type { Language } from '../../language';
import { CART_SENTENCES } from './cart.sentences';
import { removeLine } from './cart.store';
import { cartWriterOf } from './cart-writer';
import { changeKeySchema } from './change-key.schema';
import { changeOutcome } from './change-outcome';

function input(language: Language) {
  const key = changeKeySchema(CART_SENTENCES[language]);
  return z.object({ lineId: z.guid().toLowerCase(), key }) satisfies z.ZodType<RemoveLine>;
}

/**
 * `removeLine`: takes a line out. Forms cannot send DELETE and post to the line's `removal`.
 *
 * @implements CART-12 CART-20
 */
export const removeLineRoute: Route = (app, services) => {
  const run: Action<ReturnType<typeof input>>['run'] = async (wish, context) => {
    const change = await removeLine(services.db, cartWriterOf(context), wish);
    return changeOutcome(services, context, { change, message: CART_SENTENCES[context.language].removed });
  };
  const { method, path } = CART_CALLS.removeLine;
  registerAction(app, services, { method, url: path, input, run });
  registerAction(app, services, { method: 'POST', url: `${path}/removal`, input, run });
};
