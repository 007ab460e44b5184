import type { PaymentProvider } from './payment-provider';

/** Paid by invoice, cash or transfer. The owner makes refunds and records them. Sites on trial cannot use it. */
export const offlineProvider: PaymentProvider = {
  id: 'offline',
  isOpen: ({ websiteStatus }) => websiteStatus !== 'trial',
  movesMoney: true,
  isForTesters: false,
  isPaidOnPage: false,
  isPaidAtService: false,
  refunds: 'by-hand',
  messages: {
    en: { label: 'Pay after ordering', donationLabel: 'Pay later', ownerLabel: 'As your shop states' },
    pl: {
      label: 'Płatność po złożeniu zamówienia',
      donationLabel: 'Zapłać później',
      ownerLabel: 'Tak jak podaje Twój sklep',
    },
  },
};
