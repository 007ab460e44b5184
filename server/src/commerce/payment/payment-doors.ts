import type { PaymentMethod, PaymentMethodId } from 'shared-types/commerce/checkout';
import { offlineDoor } from './offline-door';
import type { PayingSite, PaymentDoor } from './payment-door';
import { testDoor } from './test-door';

const DOORS: Readonly<Record<PaymentMethodId, PaymentDoor>> = { offline: offlineDoor, test: testDoor };
const BY_NAME: ReadonlyMap<string, PaymentDoor> = new Map(Object.entries(DOORS));

/** The door an order was paid through; `undefined` for one this server does not have any more. */
export function doorOf(method: string): PaymentDoor | undefined {
  return BY_NAME.get(method);
}

/** The doors through which no money moves; through one this server does not have any more it did. */
export const MONEYLESS: readonly string[] = Object.values(DOORS).flatMap(({ id, movesMoney }) =>
  movesMoney ? [] : [id],
);

/** Whether money moves through a door. */
export function movesMoney(method: string): boolean {
  return !MONEYLESS.includes(method);
}

/** The ways to pay a site offers now. */
export function offeredMethods(site: PayingSite): readonly PaymentMethod[] {
  return site.profile.paymentMethods.filter(({ id }) => doorOf(id)?.isOpen(site) ?? false);
}
