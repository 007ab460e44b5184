import { SUBSCRIPTION_CALLS, type CancelSubscriptionReply } from 'shared-types/commerce/orders/subscription';
import { z } from 'zod';
import { registerAction } from '../../site/request/action';
import type { Route } from '../../site/services';
import { tokenHash } from '../../platform/http/token-hash';
import { linkOrigin } from '../../site/host/link-origin';
import { loadOrder } from '../order/load-order';
import { orderPath } from '../order/order-path';
import { endSubscription } from './end-subscription';

/** Longer than any token. */
const LONGEST = 200;

const input = z.object({ token: z.string().max(LONGEST).describe('The secret in the address of one of its orders.') });

/** `cancelSubscription`: ends a subscription for anyone with the URL of one of its orders. Repeating it has no effect. */
export const cancelSubscriptionRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SUBSCRIPTION_CALLS.cancelSubscription,
    input,
    run: async ({ token }, { site, request }) => {
      const { db } = services;
      const loaded = await loadOrder(
        db,
        { siteId: site.id, locale: site.locale, timeZone: site.timeZone },
        { tokenHash: tokenHash(token) },
      );
      const outcome =
        loaded &&
        (await endSubscription(db, { site, origin: linkOrigin(site, request), orderId: loaded.order.id, as: 'buyer' }));
      if (outcome !== 'ended') return { kind: 'refused', code: 'commerce/subscription-over' };
      const location = `${orderPath({ site, kind: 'subscription', token })}#subscription`;
      const body: CancelSubscriptionReply = { location };
      return { kind: 'done', body, goTo: location };
    },
  });
};
