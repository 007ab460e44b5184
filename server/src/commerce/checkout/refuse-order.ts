import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { CHECKOUT_MESSAGES } from './checkout.messages';
import type { OrderRefusal } from './order/order-refusal';

/** The refusal of an order, with the time to wait after too many. */
export function refuseOrder(
  { code, errors, message, waitMs, unpaidMost }: Omit<OrderRefusal, 'ok'>,
  { site, language, reply, isForm }: Pick<ActionContext, 'site' | 'language' | 'reply' | 'isForm'>,
): ActionOutcome {
  const { ordersLimited, unpaidLimited, placedAlready } = CHECKOUT_MESSAGES[language];
  if (waitMs !== undefined) {
    const limited = unpaidMost === undefined ? ordersLimited : unpaidLimited(unpaidMost);
    return refuseForNow(waitMs, { reply }, { code, message: limited });
  }
  if (code === 'commerce/order-key-used')
    return { kind: 'refused', code, message: placedAlready(site.root + STORE_PATH.orderLookup) };
  // A form without script is shown again with the current amounts; a script keeps its page.
  if (code === 'commerce/currency-changed' && !isForm)
    return { kind: 'refused', code, message: CHECKOUT_MESSAGES[language].reloadForCurrency };
  return { kind: 'refused', code, ...(errors ? { errors } : {}), ...(message ? { message } : {}) };
}
