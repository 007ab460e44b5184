import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { CHECKOUT_SENTENCES } from './checkout.sentences';
import type { OrderRefusal } from './order-refusal';

/** Says why an order was not placed; where too many were, how long to wait. */
export function refuseOrder(
  { code, errors, sentence, waitMs }: Omit<OrderRefusal, 'ok'>,
  { language, reply }: Pick<ActionContext, 'language' | 'reply'>,
): ActionOutcome {
  if (waitMs !== undefined)
    return refuseForNow(waitMs, { reply }, { code, sentence: CHECKOUT_SENTENCES[language].ordersLimited });
  return { kind: 'refused', code, ...(errors ? { errors } : {}), ...(sentence ? { sentence } : {}) };
}
