import type { PaymentProvider } from './payment-provider';

/**
 * Paid, or declined, by a button; no money moves. Only a site that says of itself that it is being built may have it, and none
 * that was handed on: whatever else a site is, goods must not leave it for nothing.
 */
export const testProvider: PaymentProvider = {
  id: 'test',
  isOpen: ({ status, profile: { website } }) => status === 'none' && website?.developerMode === true,
  movesMoney: false,
  isPaidOnPage: true,
  refunds: 'by-itself',
};
