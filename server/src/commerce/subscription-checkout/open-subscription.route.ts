import { STORE_PATH } from 'shared-types/commerce/store-path';
import {
  SUBSCRIPTION_CHECKOUT_CALLS,
  SUBSCRIPTION_PARAMETER,
  type OpenSubscriptionReply,
} from 'shared-types/commerce/subscription-checkout';
import { z } from 'zod';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import { rememberSubscriber } from '../../site/request/visitor';
import type { Language } from '../../platform/language';
import { CART_MESSAGES } from '../cart/cart.messages';
import { quantitySchema } from '../cart/write/line.schema';
import { createSubscriber, openSubscriptionCart } from './subscription-cart';

function input(language: Language) {
  const messages = CART_MESSAGES[language];
  return z.object({
    variantId: z.guid({ error: messages.noVariant }),
    quantity: quantitySchema(1, messages),
  });
}

/**
 * `openSubscription`: puts a subscription into a cart of its own, and redirects to its checkout.
 *
 * @implements SUBS-05
 */
export const openSubscriptionRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SUBSCRIPTION_CHECKOUT_CALLS.openSubscription,
    input,
    run: async (values, { site, visitor, reply }) => {
      const { subscriber = createSubscriber() } = visitor;
      const opened = await openSubscriptionCart(services.db, { ...values, site, subscriber });
      if (!opened.ok) {
        const { code, message } = opened;
        return { kind: 'refused', code, ...(message ? { message, errors: { quantity: message } } : {}) };
      }
      rememberSubscriber(reply, subscriber);
      const query = new URLSearchParams({ [SUBSCRIPTION_PARAMETER.cartToken]: opened.name });
      const location = `${site.root}${STORE_PATH.subscribe}?${query}`;
      const body: OpenSubscriptionReply = { location };
      return { kind: 'done', body, goTo: location };
    },
  });
};
