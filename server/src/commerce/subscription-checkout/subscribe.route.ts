import { SUBSCRIPTION_CHECKOUT_CALLS, type SubscribeReply } from 'shared-types/commerce/subscription-checkout';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../../site/services';
import { linkOrigin } from '../../site/host/link-origin';
import type { OrderRefusal } from '../checkout/order/order-refusal';
import { placeOrder } from '../checkout/order/order.store';
import { refuseOrder } from '../checkout/refuse-order';
import { leadToPayment } from '../card-payment/lead-to-payment';
import { orderPath } from '../order/order-path';
import { payerOfRequest } from '../payment/payer-of';
import { subscribeSchema, type Subscribe } from './subscribe.schema';
import { subscriptionCart } from './subscription-cart';

/**
 * `subscribe`: makes the first order of a subscription from its cart, once, and shows it.
 *
 * @implements SUBS-05 SUBS-06
 */
export const subscribeRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SUBSCRIPTION_CHECKOUT_CALLS.subscribe,
    input: subscribeSchema,
    invalid: 'commerce/checkout-invalid',
    run: (input, context) => subscribe(services, input, context),
  });
};

async function subscribe(
  services: Services,
  { cartToken: name, seenPlan, ...input }: Subscribe,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, visitor, request } = context;
  const cart = subscriptionCart({ site, name, subscriber: visitor.subscriber });
  if (!cart) return { kind: 'refused', code: 'commerce/subscription-gone' };
  const payer = await payerOfRequest(services.db, site, request);
  const buyer = { ...cart, origin: linkOrigin(site, request), sender: senderOf(request), seenPlan, payer };
  const order = await placeOrder(services.db, buyer, input);
  if (!order.ok) return refused(order, context);
  const { token } = order;
  const location = await leadToPayment(services, {
    site,
    request,
    token,
    location: orderPath({ site, kind: 'subscription', token }),
    method: input.paymentMethod,
  });
  const body: SubscribeReply = { orderId: order.orderId, location };
  return { kind: 'done', body, goTo: location };
}

/** Messages about carts and lines would not make sense, since the visitor does not see this cart. */
function refused(refusal: OrderRefusal, context: ActionContext): ActionOutcome {
  const { code } = refusal;
  if (code === 'commerce/cart-empty' || code === 'commerce/variant-not-found')
    return { kind: 'refused', code: 'commerce/subscription-gone' };
  return refuseOrder(refusal, context);
}
