import { DONATION_CHECKOUT_PARAMETER } from 'shared-types/commerce/donation-checkout';
import type { Loader } from '../../site/page/loader';
import { findDonation } from '../donation/find-donation';
import { payerOf } from '../payment/payer-of';
import { paymentChoices } from '../payment/payment-providers';

/**
 * Data of the donation checkout, for the page that its query names.
 *
 * @implements DONATE-01
 */
export const donationFormLoader = {
  name: 'commerce/donation-checkout/form',
  scope: 'query',
  load: ({ site, query, visitor }) => {
    const found = findDonation(site, query.get(DONATION_CHECKOUT_PARAMETER.donatePageId));
    const paymentMethods = paymentChoices(site, payerOf(visitor.account), 'donationLabel');
    if (!found) return Promise.resolve({ donation: null, paymentMethods });
    const { title, text, amounts, takesAnyAmount, leastCents, mostCents } = found.settings;
    return Promise.resolve({
      donation: {
        donatePageId: found.page.id,
        path: found.page.path,
        title,
        text,
        amounts,
        ...(takesAnyAmount ? { own: { leastCents, mostCents } } : {}),
      },
      paymentMethods,
    });
  },
} satisfies Loader<'commerce/donation-checkout/form'>;
