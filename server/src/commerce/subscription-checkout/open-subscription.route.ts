import { STORE_PATH } from 'shared-types/commerce/store-path';
import {
  SUBSCRIPTION_CHECKOUT_CALLS,
  SUBSCRIPTION_PARAMETER,
  type OpenSubscription,
  type OpenSubscriptionReply,
} from 'shared-types/commerce/subscription-checkout';
import { z } from 'zod';
import { registerAction } from '../../http/action';
import type { Route } from '../../http/services';
import { rememberSubscriber } from '../../http/visitor';
import type { Language } from '../../language';
import { CART_SENTENCES } from '../cart/cart.sentences';
import { quantitySchema } from '../cart/quantity.schema';
import { createSubscriber, openSubscriptionCart } from './subscription-cart';

function input(language: Language) {
  const sentences = CART_SENTENCES[language];
  return z.object({
    variantId: z.guid({ error: sentences.noVariant }),
    quantity: quantitySchema(1, sentences),
  }) satisfies z.ZodType<OpenSubscription>;
}

/**
 * `openSubscription`: puts what somebody wants to subscribe to into a cart of its own, and leads to its checkout.
 *
 * @implements SUBS-05
 */
export const openSubscriptionRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SUBSCRIPTION_CHECKOUT_CALLS.openSubscription,
    url: SUBSCRIPTION_CHECKOUT_CALLS.openSubscription.path,
    input,
    run: async (wish, { site, visitor, reply }) => {
      const { subscriber = createSubscriber() } = visitor;
      const opened = await openSubscriptionCart(services.db, { ...wish, site, subscriber });
      if (!opened.ok) {
        const { code, sentence } = opened;
        return { kind: 'refused', code, ...(sentence ? { sentence, errors: { quantity: sentence } } : {}) };
      }
      rememberSubscriber(reply, subscriber);
      const query = new URLSearchParams({ [SUBSCRIPTION_PARAMETER.cartToken]: opened.name });
      const location = `${site.root}${STORE_PATH.subscribe}?${query}`;
      const body: OpenSubscriptionReply = { location };
      return { kind: 'done', body, goTo: location };
    },
  });
};
