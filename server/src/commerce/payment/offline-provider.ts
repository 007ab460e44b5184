import type { PaymentProvider } from './payment-provider';

/**
 * Paid as the owner says: by invoice, in cash, by transfer. What goes back is given by the owner, and written down here. A
 * site on trial sells nothing yet.
 */
export const offlineProvider: PaymentProvider = {
  id: 'offline',
  isOpen: ({ websiteStatus }) => websiteStatus !== 'trial',
  movesMoney: true,
  isPaidOnPage: false,
  refunds: 'by-hand',
};
