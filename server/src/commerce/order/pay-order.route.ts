import { ORDER_CALLS } from 'shared-types/commerce/orders/order';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { tokenHash } from '../../platform/http/token-hash';
import { linkOrigin } from '../../site/host/link-origin';
import { openCardPage, type CardPage } from '../card-payment/open-card-page';
import { paymentProviderOf } from '../payment/payment-providers';
import { changedOrder } from './changed-order';
import { changeOrder } from './change-order';
import { loadOrder, type LoadedOrder } from './load-order';
import { orderPath } from './order-path';
import { payOrderSchema, type PayOrder } from './pay-order.schema';

/**
 * `payOrder`: leads to the page on which an order is paid by card; pays it with the test method, or declines it. Whether the
 * site may use the method is checked now.
 */
export const payOrderRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...ORDER_CALLS.payOrder,
    input: payOrderSchema,
    run: (input, context) => pay(services, input, context),
  });
};

async function pay(services: Services, input: PayOrder, context: ActionContext): Promise<ActionOutcome> {
  const { db } = services;
  const { token, outcome, key } = input;
  const { site, request } = context;
  const loaded = await loadOrder(
    db,
    { siteId: site.id, locale: site.locale, timeZone: site.timeZone },
    { tokenHash: tokenHash(token) },
  );
  const provider = loaded && paymentProviderOf(loaded.paymentMethod);
  // Cancelled orders cannot be paid.
  const isPayable = loaded?.state.status !== 'cancelled' && provider?.isPaidOnPage && provider.isOpen(site);
  if (!loaded || !isPayable) return { kind: 'refused', code: 'commerce/payment-closed' };
  if (provider.isPaidAtService) return payAtService(services, { token, loaded }, context);
  const isPaid = outcome === 'pay';
  const changed = await changeOrder(db, {
    site,
    origin: linkOrigin(site, request),
    orderId: loaded.order.id,
    change: { kind: isPaid ? 'paid' : 'declined' },
    detail: isPaid ? { cents: loaded.state.totalCents } : {},
    key,
  });
  // The key has been used for a declined payment, so the refusal contains a new one.
  if (changed.ok && !isPaid) return { kind: 'refused', code: 'commerce/payment-declined', key: createIdempotencyKey() };
  // On a page that is outdated, the order may already have been paid.
  if (!changed.ok && changed.code !== 'admin/order-paid') return { kind: 'refused', code: 'commerce/payment-closed' };
  const location = orderPath({ site, kind: loaded.order.kind, token });
  return { kind: 'done', body: { location }, goTo: location };
}

const REFUSED = {
  closed: 'commerce/payment-closed',
  unavailable: 'commerce/payment-unavailable',
} as const satisfies Record<Exclude<CardPage['kind'], 'open' | 'paid'>, string>;

async function payAtService(
  services: Services,
  { token, loaded }: { readonly token: string; readonly loaded: LoadedOrder },
  { site, request }: ActionContext,
): Promise<ActionOutcome> {
  const location = orderPath({ site, kind: loaded.order.kind, token });
  const isOwed = changedOrder(loaded.state, { kind: 'paid' }).ok;
  const order = { site, loaded, token, origin: linkOrigin(site, request) };
  const page: CardPage = isOwed ? await openCardPage({ ...services, log: request.log }, order) : { kind: 'paid' };
  // The page was outdated: the order says that it is paid.
  if (page.kind === 'paid') return { kind: 'done', body: { location }, goTo: location };
  if (page.kind !== 'open') return { kind: 'refused', code: REFUSED[page.kind] };
  return { kind: 'done', body: { location: page.url }, goTo: page.url };
}
