import type { Stripe } from 'stripe';
import type { CardMode } from 'shared-types/commerce/card-payment';
import { storableText } from '../../platform/schema/storable-text';
import { STRIPE_PATIENCE } from './stripe-patience';
import { troubleOf, type StripeTrouble } from './stripe-trouble';

const LONGEST_NAME = 200;

/** An account with Stripe that can take payments, or why it cannot be connected. */
export type ReadStripeAccount =
  | { readonly account: { readonly id: string; readonly name: string }; readonly trouble?: undefined }
  | { readonly account?: undefined; readonly trouble: StripeTrouble };

/** Asks Stripe whose key it is. Test cards are accepted before an account is activated. */
export async function readStripeAccount(stripe: Stripe, mode: CardMode): Promise<ReadStripeAccount> {
  try {
    const account = await stripe.accounts.retrieveCurrent({}, STRIPE_PATIENCE);
    if (mode === 'live' && !account.charges_enabled) return { trouble: 'not-activated' };
    return { account: { id: account.id, name: nameOf(account) } };
  } catch (error) {
    return { trouble: await troubleOf(error) };
  }
}

/** As its owner sees it at Stripe. */
function nameOf({ settings, business_profile: business }: Stripe.Account): string {
  return storableText(settings?.dashboard.display_name || business?.name || '').slice(0, LONGEST_NAME);
}
