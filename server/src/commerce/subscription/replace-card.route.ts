import { SUBSCRIPTION_CALLS, type ReplaceCardReply } from 'shared-types/commerce/orders/subscription';
import { z } from 'zod';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { tokenHash } from '../../platform/http/token-hash';
import { linkOrigin } from '../../site/host/link-origin';
import { loadOrder } from '../order/load-order';
import { paymentProviderOf } from '../payment/payment-providers';
import { openSetupPage } from '../kept-card/open-setup-page';

/** Longer than any token. */
const LONGEST = 200;

const input = z.object({ token: z.string().max(LONGEST).describe('The secret in the address of one of its orders.') });

/** `replaceCard`: leads to a page of Stripe on which the buyer enters the card that is charged for later orders. */
export const replaceCardRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SUBSCRIPTION_CALLS.replaceCard,
    input,
    run: ({ token }, context) => replaceCard(services, token, context),
  });
};

async function replaceCard(
  services: Services,
  token: string,
  { site, request }: ActionContext,
): Promise<ActionOutcome> {
  const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
  const loaded = await loadOrder(services.db, place, { tokenHash: tokenHash(token) });
  if (loaded?.order.subscription?.nextText === undefined)
    return { kind: 'refused', code: 'commerce/subscription-over' };
  const provider = paymentProviderOf(loaded.paymentMethod);
  if (!provider?.isPaidAtService || !provider.isOpen(site)) return { kind: 'refused', code: 'commerce/payment-closed' };
  const order = { site, loaded, token, origin: linkOrigin(site, request) };
  const page = await openSetupPage({ ...services, log: request.log }, order);
  if (page.kind === 'closed') return { kind: 'refused', code: 'commerce/payment-closed' };
  if (page.kind !== 'open') return { kind: 'refused', code: 'commerce/payment-unavailable' };
  const body: ReplaceCardReply = { location: page.url };
  return { kind: 'done', body, goTo: page.url };
}
