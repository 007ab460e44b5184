import { SUBSCRIPTION_PARAMETER, type OfferedSubscription } from 'shared-types/commerce/subscription-checkout';
import type { Loader, LoadContext } from '../../site/page/loader';
import { cartView } from '../cart/read/cart-view';
import { loadCart } from '../cart/read/stored-cart';
import { countriesForCart } from '../checkout/countries';
import { payerOf } from '../payment/payer-of';
import { paymentChoices, recurringPaymentChoices } from '../payment/payment-providers';
import { priceRulesOf } from '../pricing/price-rules';
import { shopPath } from '../../site/catalogue/store-paths';
import { dayOf } from '../subscription/billing-day';
import { dayText } from '../subscription/day-text';
import { lastDay } from '../subscription/last-day';
import { subscriptionPlanName } from '../subscription/subscription-plan-name';
import { subscriptionCart } from './subscription-cart';

/**
 * Data of the subscription checkout, for the cart that its query names.
 *
 * @implements SUBS-05
 */
export const subscriptionFormLoader = {
  name: 'commerce/subscription-checkout/form',
  scope: 'query',
  load: async (context) => {
    const { site, visitor } = context;
    const offered = (await offeredTo(context)) ?? null;
    // A single payment keeps no card.
    const choicesOf = offered?.plan.numBillingCycles === 1 ? paymentChoices : recurringPaymentChoices;
    return { offered, shopPath: shopPath(site), paymentMethods: choicesOf(site, payerOf(visitor.account)) };
  },
} satisfies Loader<'commerce/subscription-checkout/form'>;

async function offeredTo({
  services: { db },
  site,
  visitor,
  query,
}: LoadContext): Promise<OfferedSubscription | undefined> {
  const name = query.get(SUBSCRIPTION_PARAMETER.cartToken);
  const owner = subscriptionCart({ site, name, subscriber: visitor.subscriber });
  const stored = owner && (await loadCart(db, owner));
  const [entry] = stored?.lines ?? [];
  const plan = entry?.subscriptionPlan;
  if (!entry || !plan || name === null || entry.problem === 'gone') return undefined;
  const [{ cart }, rules] = await Promise.all([cartView({ db, site, stored, visitor }), priceRulesOf(db, site)]);
  const last = lastDay(plan, dayOf(new Date()));
  return {
    cartToken: name,
    entry,
    plan,
    seenPlan: subscriptionPlanName(plan),
    ...(last === undefined ? {} : { lastText: dayText(last, site.locale) }),
    cart,
    countries: countriesForCart(rules, site, cart),
  };
}
