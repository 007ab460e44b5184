import type { PaymentMethod, PaymentMethodId } from 'shared-types/commerce/checkout';
import { offlineProvider } from './offline-provider';
import type { PayingSite, PaymentProvider } from './payment-provider';
import { testProvider } from './test-provider';

const PROVIDERS: Readonly<Record<PaymentMethodId, PaymentProvider>> = { offline: offlineProvider, test: testProvider };
const BY_NAME: ReadonlyMap<string, PaymentProvider> = new Map(Object.entries(PROVIDERS));

/** The payment provider an order was paid through; `undefined` for one this server does not have any more. */
export function paymentProviderOf(method: string): PaymentProvider | undefined {
  return BY_NAME.get(method);
}

/** The payment providers through which no money moves; through one this server does not have any more it did. */
export const MONEYLESS: readonly string[] = Object.values(PROVIDERS).flatMap(({ id, movesMoney }) =>
  movesMoney ? [] : [id],
);

/** Whether money moves through a payment provider. */
export function movesMoney(method: string): boolean {
  return !MONEYLESS.includes(method);
}

/** The payment methods a site offers now. */
export function offeredMethods(site: PayingSite): readonly PaymentMethod[] {
  return site.profile.paymentMethods.filter(({ id }) => paymentProviderOf(id)?.isOpen(site) ?? false);
}
