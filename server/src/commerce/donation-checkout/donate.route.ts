import { DONATION_CHECKOUT_CALLS } from 'shared-types/commerce/donation-checkout';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { isEmail } from '../../platform/mail/is-email';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { paymentErrors } from '../checkout/payment-errors';
import { sendAlone } from '../checkout/order/sent-alone';
import { findDonation } from '../donation/find-donation';
import { payerOfRequest } from '../payment/payer-of';
import { offeredMethods } from '../payment/payment-providers';
import { donateSchema, type Donate } from './donate.schema';
import { donationAmount } from './donation-amount';
import { DONATION_CHECKOUT_MESSAGES } from './donation-checkout.messages';

/** `donate`: makes an order of a donation, once, and shows it. */
export const donateRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...DONATION_CHECKOUT_CALLS.donate,
    input: donateSchema,
    invalid: 'commerce/donation-invalid',
    run: (input, context) => donate(services, input, context),
  });
};

async function donate(services: Services, input: Donate, context: ActionContext): Promise<ActionOutcome> {
  const { site, language } = context;
  const found = findDonation(site, input.donatePageId);
  if (!found) return { kind: 'refused', code: 'commerce/donation-gone' };
  const offered = offeredMethods(site, await payerOfRequest(services.db, site, context.request));
  const payment = offered.find(({ id }) => id === input.paymentMethod);
  const amount = donationAmount(input, found.settings, site);
  const errors = {
    ...(amount.ok ? {} : amount.errors),
    ...(isEmail(input.email) ? {} : { email: ANSWER_MESSAGES[language].noEmail }),
    ...paymentErrors(input, { offered, language }),
  };
  if (!amount.ok || !payment || Object.keys(errors).length > 0)
    return { kind: 'refused', code: 'commerce/donation-invalid', errors };
  const { title } = found.settings;
  return sendAlone(services, context, {
    kind: 'donation',
    input,
    line: {
      variantId: null,
      title: DONATION_CHECKOUT_MESSAGES[language].line(title),
      sku: '',
      optionValues: [],
      quantity: 1,
      unitPriceCents: amount.cents,
      lineTotalCents: amount.cents,
    },
    payment,
    seenCurrency: input.seenCurrency,
  });
}
