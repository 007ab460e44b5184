import type { FastifyRequest } from 'fastify';
import { linkOrigin } from '../../site/host/link-origin';
import type { Site } from '../../site/directory/site';
import { tokenHash } from '../../platform/http/token-hash';
import { changedOrder } from '../order/changed-order';
import { loadOrder } from '../order/load-order';
import { paymentProviderOf } from '../payment/payment-providers';
import type { CardServices } from './connected-account';
import { openCardPage } from './open-card-page';

interface PlacedOrder {
  readonly site: Site;
  readonly request: FastifyRequest;
  /** The secret in the order's URL. */
  readonly token: string;
  /** The order's path. */
  readonly location: string;
  /** The method that the buyer has chosen. */
  readonly method: string;
}

/** Where a buyer goes after ordering: to the page on which it is paid, or to the order, which has a button for that. */
export async function leadToPayment(
  services: CardServices,
  { site, request, token, location, method }: PlacedOrder,
): Promise<string> {
  if (!paymentProviderOf(method)?.isPaidAtService) return location;
  const { log } = request;
  try {
    const place = { siteId: site.id, locale: site.locale, timeZone: site.timeZone };
    const loaded = await loadOrder(services.db, place, { tokenHash: tokenHash(token) });
    const isOwed = loaded && loaded.state.status !== 'cancelled' && changedOrder(loaded.state, { kind: 'paid' }).ok;
    if (!isOwed) return location;
    const page = await openCardPage({ ...services, log }, { site, loaded, token, origin: linkOrigin(site, request) });
    return page.kind === 'open' ? page.url : location;
  } catch (error) {
    // The order stands, so it must not look refused.
    log.error({ err: error }, 'a buyer could not be led to the payment');
    return location;
  }
}
