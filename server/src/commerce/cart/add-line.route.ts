import { CART_CALLS } from 'shared-types/commerce/cart';
import { z } from 'zod';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { sameSitePath } from '../../platform/http/same-site-path';
import { sentValue } from '../../platform/http/sent/sent-values';
import type { Route } from '../../site/services';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from './cart.messages';
import { addLine } from './write/cart.store';
import { cartWriterOf } from './write/cart-change';
import { idempotencyKeySchema, quantitySchema } from './write/line.schema';
import { changeOutcome } from './write/change-outcome';

function input(language: Language) {
  const messages = CART_MESSAGES[language];
  return z.object({
    variantId: z.guid({ error: messages.noVariant }),
    quantity: quantitySchema(1, messages).describe('1 to `LINE_QUANTITY_MAX`.'),
    key: idempotencyKeySchema(messages),
  });
}

/**
 * `addLine`: adds pieces of a variant to the cart; the first one creates the cart.
 *
 * @implements CART-20
 */
export const addLineRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...CART_CALLS.addLine,
    input,
    run: async (values, context) => {
      const change = await addLine(services.db, cartWriterOf(context), values);
      const outcome = await changeOutcome(services, context, {
        change,
        message: CART_MESSAGES[context.language].added,
      });
      return leadOn(outcome, context);
    },
  });
};

/** Redirects a script like a form without script: the product's form goes to the checkout. */
function leadOn(outcome: ActionOutcome, { site, request }: ActionContext): ActionOutcome {
  const { expressCheckout } = site.profile.settings.storeSettings;
  const location = sameSitePath(sentValue(request, 'return'));
  const isCheckout = location?.startsWith(CART_CALLS.goToCheckout.path) ?? false;
  if (!expressCheckout || outcome.kind !== 'done' || !isCheckout) return outcome;
  return { ...outcome, body: { ...outcome.body, location } };
}
