import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { CHECKOUT_SENTENCES } from './checkout.sentences';
import type { OrderRefusal } from './order-refusal';

/** Says why an order was not placed; where too many were, how long to wait. */
export function refuseOrder(
  { code, errors, sentence, waitMs, unpaidMost }: Omit<OrderRefusal, 'ok'>,
  { site, language, reply, isForm }: Pick<ActionContext, 'site' | 'language' | 'reply' | 'isForm'>,
): ActionOutcome {
  const { ordersLimited, unpaidLimited, placedAlready } = CHECKOUT_SENTENCES[language];
  if (waitMs !== undefined) {
    const says = unpaidMost === undefined ? ordersLimited : unpaidLimited(unpaidMost);
    return refuseForNow(waitMs, { reply }, { code, sentence: says });
  }
  if (code === 'commerce/order-key-used')
    return { kind: 'refused', code, sentence: placedAlready(site.root + STORE_PATH.orderLookup) };
  // A form without script comes back with the amounts as they are now; a script keeps the page that is there.
  if (code === 'commerce/currency-changed' && !isForm)
    return { kind: 'refused', code, sentence: CHECKOUT_SENTENCES[language].reloadForCurrency };
  return { kind: 'refused', code, ...(errors ? { errors } : {}), ...(sentence ? { sentence } : {}) };
}
