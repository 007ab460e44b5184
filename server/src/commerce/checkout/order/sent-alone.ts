import type { DonateReply } from 'shared-types/commerce/donation-checkout';
import type { BuyGiftCardReply } from 'shared-types/commerce/gift-card-checkout';
import type { ActionContext } from '../../../site/request/action';
import type { ActionOutcome } from '../../../site/request/action-outcome';
import { ensureCrumb } from '../../../platform/http/cookie/crumb';
import { senderOf } from '../../../platform/http/sender-of';
import type { Services } from '../../../site/services';
import { createIdempotencyKey } from '../../../platform/http/idempotency-key';
import { linkOrigin } from '../../../site/host/link-origin';
import { leadToPayment } from '../../card-payment/lead-to-payment';
import { orderPath } from '../../order/order-path';
import { storeAlone } from './order-alone.store';
import type { OrderAlone } from './order-alone';
import { orderToken } from './order-token';
import { refuseOrder } from '../refuse-order';

export type SentAlone = Pick<OrderAlone, 'kind' | 'input' | 'line' | 'payment' | 'seenCurrency' | 'keep'>;

/** Stores the order, once, and redirects to its page; or refuses it. */
export async function sendAlone(
  services: Services,
  { site, language, request, reply, isForm }: ActionContext,
  sent: SentAlone,
): Promise<ActionOutcome> {
  // Only this browser has the crumb, and a repeated request gets the same URL.
  const token = orderToken(ensureCrumb(request, reply), sent.input.key);
  const origin = linkOrigin(site, request);
  const outcome = await storeAlone(services.db, { ...sent, site, origin, sender: senderOf(request), token });
  if (outcome === 'key-used') return { kind: 'refused', code: 'commerce/sent-before', key: createIdempotencyKey() };
  if (outcome === 'other-currency')
    return refuseOrder({ code: 'commerce/currency-changed' }, { site, language, reply, isForm });
  if (outcome !== 'stored')
    return refuseOrder({ code: 'commerce/orders-limited', ...outcome }, { site, language, reply, isForm });
  const location = await leadToPayment(services, {
    site,
    request,
    token,
    location: orderPath({ site, kind: sent.kind, token }),
    method: sent.payment.id,
  });
  return { kind: 'done', body: { location } satisfies DonateReply & BuyGiftCardReply, goTo: location };
}
