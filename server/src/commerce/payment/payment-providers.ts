import type { OfferedPaymentMethod, PaymentMethod, PaymentMethodId } from 'shared-types/commerce/checkout';
import { languageOf } from '../../platform/language';
import type { Site } from '../../site/directory/site';
import { offlineProvider } from './offline-provider';
import type { PayingSite, PaymentProvider } from './payment-provider';
import { testProvider } from './test-provider';

const PROVIDERS: Readonly<Record<PaymentMethodId, PaymentProvider>> = { offline: offlineProvider, test: testProvider };
const BY_NAME: ReadonlyMap<string, PaymentProvider> = new Map(Object.entries(PROVIDERS));

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

export function offeredMethods(site: PayingSite): readonly PaymentMethod[] {
  return site.profile.paymentMethods.filter(({ id }) => paymentProviderOf(id)?.isOpen(site) ?? false);
}

/** The payment methods that a checkout offers, with their labels in the site's language. */
export function paymentChoices(
  site: PayingSite & Pick<Site, 'locale'>,
  label: 'label' | 'donationLabel' = 'label',
): readonly OfferedPaymentMethod[] {
  return offeredMethods(site).map((method) => ({
    ...method,
    label: PROVIDERS[method.id].messages[languageOf(site)][label],
  }));
}
