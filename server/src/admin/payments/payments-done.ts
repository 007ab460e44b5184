import { PAYMENTS_DONE_PARAMETER, type PaymentsDone } from 'shared-types/admin/store/payments';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { shownOnce } from '../shown-once';
import { PAYMENTS_MESSAGES } from './payments.messages';

/** Leads to the page of payments, which says what was done. */
export function paymentsDone({ site, reply, language }: ActionContext, done: PaymentsDone): ActionOutcome {
  return shownOnce(reply, {
    page: site.adminPages.payments,
    done: [PAYMENTS_DONE_PARAMETER, done],
    message: PAYMENTS_MESSAGES[language].done[done],
  });
}
