import type { OfferedPaymentMethod, PaymentMethod, PaymentMethodId } from 'shared-types/commerce/checkout';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { cardProvider, cardTestProvider } from './card-providers';
import { offlineProvider } from './offline-provider';
import type { PayingSite, PaymentProvider } from './payment-provider';
import { testProvider } from './test-provider';

const PROVIDERS: Readonly<Record<PaymentMethodId, PaymentProvider>> = {
  card: cardProvider,
  'card-test': cardTestProvider,
  offline: offlineProvider,
  test: testProvider,
};
const BY_NAME: ReadonlyMap<string, PaymentProvider> = new Map(Object.entries(PROVIDERS));
/** Offered first, wherever the site has an account with Stripe. */
const CARDS: readonly PaymentMethod[] = [
  { id: 'card', instructions: '' },
  { id: 'card-test', instructions: '' },
];

/** The payment provider of an order; undefined if this server no longer has it. */
export function paymentProviderOf(method: string): PaymentProvider | undefined {
  return BY_NAME.get(method);
}

/** Test providers. Removed providers count as real ones. */
export const MONEYLESS: readonly string[] = Object.values(PROVIDERS).flatMap(({ id, movesMoney }) =>
  movesMoney ? [] : [id],
);

/** True if the payment provider moves money. */
export function movesMoney(method: string): boolean {
  return !MONEYLESS.includes(method);
}

/** Who pays: testers see methods that others do not. */
export interface Payer {
  readonly isTester: boolean;
}

export function offeredMethods(site: PayingSite, { isTester }: Payer): readonly PaymentMethod[] {
  return [...CARDS, ...site.profile.paymentMethods].filter(({ id }) => {
    const provider = paymentProviderOf(id);
    return provider !== undefined && provider.isOpen(site) && (isTester || !provider.isForTesters);
  });
}

/** The payment methods of the checkout of a subscription, and whether its card is charged for later orders. */
export function recurringPaymentChoices(
  site: PayingSite & Pick<Site, 'locale'>,
  payer: Payer,
): readonly OfferedPaymentMethod[] {
  return paymentChoices(site, payer).map((method) => {
    const { keepingExplanation } = PROVIDERS[method.id].messages[languageOf(site)];
    return keepingExplanation === undefined ? method : { ...method, instructions: keepingExplanation, isKept: true };
  });
}

/** The payment methods that a checkout offers, with their labels in the site's language. */
export function paymentChoices(
  site: PayingSite & Pick<Site, 'locale'>,
  payer: Payer,
  label: 'label' | 'donationLabel' = 'label',
): readonly OfferedPaymentMethod[] {
  return offeredMethods(site, payer).map((method) => {
    const messages = PROVIDERS[method.id].messages[languageOf(site)];
    return { ...method, instructions: method.instructions || (messages.explanation ?? ''), label: messages[label] };
  });
}
