import { PAYMENTS_DONE_PARAMETER, type ConnectedStripe, type OfferedToBuyers } from 'shared-types/admin/store/payments';
import { findStripeAccount, stripeSeal, type StripeAccount } from '../../commerce/card-payment/stripe-account.store';
import { paymentChoices, paymentProviderOf } from '../../commerce/payment/payment-providers';
import { timeText, type TimeStyle } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_PAYMENTS, sitePaymentsName } from '../../site/saved-state/site-payments';
import { mayDo } from '../../site/session/capabilities';
import { lastChangeView } from '../saved-form';
import { doneIn } from '../shown-once';
import { connectionName } from './connection-name';
import { PAYMENTS_MESSAGES } from './payments.messages';

/** How buyers pay, for accounts that may change it; nothing after signing out. Keys stay on the server. */
export const paymentsLoader = {
  name: 'admin/payments/saved',
  scope: 'query',
  load: async ({ services: { db, signing }, site, visitor: { account }, query }) => {
    const done = doneIn(query, PAYMENTS_DONE_PARAMETER, PAYMENTS_MESSAGES.en.done);
    if (!account) return done;
    if (!mayDo(account, 'payments.edit')) return null;
    const [stripe, { state, changed }] = await Promise.all([
      findStripeAccount(db, stripeSeal(signing), site.id),
      findState(db, SITE_PAYMENTS, site.id),
    ]);
    const { isOffered, instructions } = state;
    return {
      ...done,
      saved: {
        offered: offeredTo(site),
        isOnTrial: site.websiteStatus === 'trial',
        ...(stripe && { stripe: connectedView(stripe, site) }),
        connection: connectionName(stripe),
        offline: { base: sitePaymentsName(state), isOffered, instructions, ...lastChangeView(changed, site) },
      },
    };
  },
} satisfies Loader<'admin/payments/saved'>;

/** What the checkout offers to people who may test payments, who see all. */
function offeredTo(site: Site): readonly OfferedToBuyers[] {
  return paymentChoices(site, { isTester: true }).map(({ id, label = '', instructions }) => ({
    id,
    label,
    instructions,
    isForTesters: paymentProviderOf(id)?.isForTesters ?? false,
  }));
}

function connectedView(
  { id, name, mode, secretKey, webhookSecret, connectedBy, connectedAt }: StripeAccount,
  style: TimeStyle,
): ConnectedStripe {
  return {
    id,
    name,
    mode,
    by: connectedBy,
    atText: timeText(connectedAt, style),
    hasWebhook: webhookSecret !== undefined,
    isReadable: secretKey !== undefined,
  };
}
