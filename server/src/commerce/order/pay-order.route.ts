import { ORDER_CALLS, type PayOrder } from 'shared-types/commerce/order';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { tokenHash } from '../../platform/http/token-hash';
import { linkOrigin } from '../../site/host/link-origin';
import { paymentProviderOf } from '../payment/payment-providers';
import { changeOrder } from './change-order';
import { loadOrder } from './load-order';
import { orderPath } from './order-path';
import { payOrderSchema } from './pay-order.schema';

/**
 * `payOrder`: pays an order by the test method, or has that declined. Whether the site may have tests is asked now, however
 * the order came to be.
 */
export const payOrderRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...ORDER_CALLS.payOrder,
    url: ORDER_CALLS.payOrder.path,
    input: payOrderSchema,
    run: (input, context) => pay(services, input, context),
  });
};

async function pay(
  { db }: Services,
  { token, outcome, key }: PayOrder,
  { site, request }: ActionContext,
): Promise<ActionOutcome> {
  const loaded = await loadOrder(db, { siteId: site.id, locale: site.locale }, { tokenHash: tokenHash(token) });
  const provider = loaded && paymentProviderOf(loaded.paymentMethod);
  // Nobody begins to pay what is cancelled already.
  const isPayable = loaded?.state.status !== 'cancelled' && provider?.isPaidOnPage && provider.isOpen(site);
  if (!loaded || !isPayable) return { kind: 'refused', code: 'commerce/payment-closed' };
  const isPaid = outcome === 'pay';
  const changed = await changeOrder(db, {
    site,
    origin: linkOrigin(site, request),
    orderId: loaded.order.id,
    change: { kind: isPaid ? 'paid' : 'declined' },
    detail: isPaid ? { cents: loaded.state.totalCents } : {},
    key,
  });
  // The key has made that the payment was declined, and makes nothing else: with the refusal comes one to try again by.
  if (changed.ok && !isPaid) return { kind: 'refused', code: 'commerce/payment-declined', key: createIdempotencyKey() };
  // Who presses the button of a page that was open before has paid already.
  if (!changed.ok && changed.code !== 'admin/order-paid') return { kind: 'refused', code: 'commerce/payment-closed' };
  const location = orderPath({ site, kind: loaded.order.kind, token });
  return { kind: 'done', body: { location }, goTo: location };
}
