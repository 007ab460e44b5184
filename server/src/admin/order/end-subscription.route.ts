import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { loadOrder } from '../../commerce/order/load-order';
import { endSubscription } from '../../commerce/subscription/end-subscription';
import type { Route } from '../../site/services';
import { linkOrigin } from '../../site/host/link-origin';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { orderDone } from './order-action';
import { orderActionSchema } from './order-action.schema';

/**
 * `endSubscription`: ends the subscription of an order, and notifies the buyer. The order itself does not change.
 * @implements ROLE-04
 */
export const endSubscriptionRoute: Route = (app, services) => {
  const { db } = services;
  registerAdminAction(app, services, {
    access: 'orders.edit',
    ...MANAGED_ORDER_CALLS.endSubscription,
    input: orderActionSchema,
    invalid: 'admin/order-invalid',
    run: async ({ number }, context) => {
      const { account, refusal } = await editorOf(db, context, 'orders.edit');
      if (!account) return refusal;
      const site = context.site.siteLocaleIn(undefined);
      const loaded = await loadOrder(db, { siteId: site.id, locale: site.locale, timeZone: site.timeZone }, { number });
      if (!loaded) return { kind: 'refused', code: 'admin/order-gone' };
      const outcome = await endSubscription(db, {
        site,
        origin: linkOrigin(site, context.request),
        orderId: loaded.order.id,
        as: 'owner',
        by: account.displayName || account.email,
      });
      return outcome === 'ended' ? orderDone(context, number) : { kind: 'refused', code: 'commerce/subscription-over' };
    },
  });
};
