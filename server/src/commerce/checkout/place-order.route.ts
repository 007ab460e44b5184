import { CHECKOUT_CALLS, type PlaceOrderReply } from 'shared-types/commerce/checkout';
import { registerAction } from '../../site/request/action';
import { noteAnswered } from '../../platform/http/cookie/answered-changes';
import { senderOf } from '../../platform/http/sender-of';
import type { Route } from '../../site/services';
import { forgetCart } from '../../site/request/visitor';
import { stateWithTexts } from '../cart/read/cart-reply';
import { linkOrigin } from '../../site/host/link-origin';
import { leadToPayment } from '../card-payment/lead-to-payment';
import { orderPath } from '../order/order-path';
import { payerOfRequest } from '../payment/payer-of';
import { placeOrder } from './order/order.store';
import { orderedCart, rememberOrdered } from './order/last-order';
import { placeOrderSchema } from './place-order.schema';
import { refuseOrder } from './refuse-order';

/**
 * `placeOrder`: orders the visitor's cart, once, and shows the order.
 *
 * @implements ROLE-01 SUBS-06
 */
export const placeOrderRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...CHECKOUT_CALLS.placeOrder,
    input: placeOrderSchema,
    invalid: 'commerce/checkout-invalid',
    run: async (input, { site, language, visitor, request, reply, isForm }) => {
      const ordered = orderedCart(request, input.key);
      const cartToken = ordered ?? visitor.cartToken;
      const order = await placeOrder(
        services.db,
        {
          site,
          cartToken,
          origin: linkOrigin(site, request),
          sender: senderOf(request),
          payer: await payerOfRequest(services.db, site, request),
        },
        input,
      );
      if (!order.ok) return refuseOrder(order, { site, language, reply, isForm });
      // A newer cart is kept.
      if (visitor.cartToken === cartToken) forgetCart(reply);
      if (cartToken !== undefined) rememberOrdered(reply, { key: input.key, cartToken });
      noteAnswered(request, reply, order.cartRevision);
      const { token } = order;
      const location = await leadToPayment(services, {
        site,
        request,
        token,
        location: orderPath({ site, kind: 'goods', token }),
        method: input.paymentMethod,
      });
      const fact = await stateWithTexts(services, request, {
        revision: order.cartRevision,
        items: 0,
        subtotalCents: 0,
      });
      const body: PlaceOrderReply = { orderId: order.orderId, location, states: { 'commerce/cart': fact } };
      return { kind: 'done', body, goTo: location };
    },
  });
};
