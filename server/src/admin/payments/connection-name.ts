import type { StripeAccount } from '../../commerce/card-payment/stripe-account.store';
import type { Refusal } from '../saved-form';
import type { PaymentsMessages } from './payments.messages';

/** Names a connection, each time it is made; empty without one. */
export function connectionName(connected: Pick<StripeAccount, 'id' | 'connectedAt'> | undefined): string {
  return connected ? `${connected.id}@${connected.connectedAt.getTime()}` : '';
}

/** Refuses a change of a connection that somebody else has changed meanwhile. */
export function connectionConflict(connected: StripeAccount | undefined, messages: PaymentsMessages): Refusal {
  const message = connected
    ? messages.changedBy({ by: connected.connectedBy, name: connected.name || connected.id })
    : messages.changed;
  return { kind: 'refused', code: 'admin/payments-conflict', message };
}
