import type { PaymentProvider } from './payment-provider';

/**
 * Paid or declined by a button, without money. Only for sites that are under construction and were never transferred, so
 * that nobody gets goods for free.
 */
export const testProvider: PaymentProvider = {
  id: 'test',
  isOpen: ({ status, profile: { website } }) => status === 'none' && website?.developerMode === true,
  movesMoney: false,
  isPaidOnPage: true,
  refunds: 'by-itself',
};
