import { DONATION_CHECKOUT_CALLS, type Donate, type DonateReply } from 'shared-types/commerce/donation-checkout';
import { ANSWER_SENTENCES } from '../../forms/answers/answers.sentences';
import { isEmail } from '../../forms/answers/is-email';
import { registerAction, type ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import { ensureCrumb } from '../../http/crumb';
import type { Route, Services } from '../../http/services';
import { createSubmissionKey } from '../../http/submission-key';
import { linkOrigin } from '../../mail/link-origin';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { CHECKOUT_SENTENCES } from '../checkout/checkout.sentences';
import { orderToken } from '../checkout/order-token';
import { findDonation } from '../donation/find-donation';
import { orderPath } from '../order/order-path';
import { offeredMethods } from '../payment/payment-doors';
import { donateSchema } from './donate.schema';
import { donationAmount } from './donation-amount';
import { DONATION_CHECKOUT_SENTENCES } from './donation-checkout.sentences';
import { storeDonation } from './donation.store';

/** `donate`: makes an order of its own kind of what somebody gives, once, and shows it. */
export const donateRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...DONATION_CHECKOUT_CALLS.donate,
    url: DONATION_CHECKOUT_CALLS.donate.path,
    input: donateSchema,
    invalid: 'commerce/donation-invalid',
    run: (input, context) => donate(services, input, context),
  });
};

async function donate({ db }: Services, input: Donate, context: ActionContext): Promise<ActionOutcome> {
  const { site, language, request, reply } = context;
  const found = findDonation(site, input.donatePageId);
  if (!found) return { kind: 'refused', code: 'commerce/donation-gone' };
  const payment = offeredMethods(site).find(({ id }) => id === input.paymentMethod);
  const amount = donationAmount(input, found.settings, site);
  const errors = {
    ...(amount.ok ? {} : amount.errors),
    ...(isEmail(input.email) ? {} : { email: ANSWER_SENTENCES[language].noEmail }),
    ...(payment ? {} : { paymentMethod: CHECKOUT_SENTENCES[language].noPayment }),
  };
  if (!amount.ok || !payment || Object.keys(errors).length > 0)
    return { kind: 'refused', code: 'commerce/donation-invalid', errors };
  const { line, limited } = DONATION_CHECKOUT_SENTENCES[language];
  // Nobody else has it, and who sends the same once more is answered with the same address.
  const token = orderToken(ensureCrumb(request, reply), input.key);
  const outcome = await storeDonation(db, {
    site,
    origin: linkOrigin(site, request),
    ip: request.ip,
    token,
    input,
    title: line(found.settings.title),
    cents: amount.cents,
    payment,
  });
  if (outcome === 'key-used')
    return { kind: 'refused', code: 'commerce/donation-key-used', key: createSubmissionKey() };
  if (outcome !== 'stored')
    return refuseForNow(outcome.waitMs, context, { code: 'commerce/donation-limited', sentence: limited });
  const location = orderPath({ site, kind: 'donation', token });
  const body: DonateReply = { location };
  return { kind: 'done', body, goTo: location };
}
