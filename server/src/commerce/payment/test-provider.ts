import type { PaymentMessages, PaymentProvider } from './payment-provider';

const english: PaymentMessages = {
  label: 'Test payment: nothing is charged',
  donationLabel: 'Test payment: nothing is charged',
  ownerLabel: 'Test payment: nothing is charged',
  form: {
    title: 'Test payment',
    intro: 'This store is being built and takes test payments. Nothing is charged.',
    choices: [
      { outcome: 'pay', label: 'Pay (test)' },
      { outcome: 'decline', label: 'Decline payment (test)' },
    ],
  },
};

const polish: PaymentMessages = {
  label: 'Płatność testowa: bez pobierania pieniędzy',
  donationLabel: 'Płatność testowa: bez pobierania pieniędzy',
  ownerLabel: 'Płatność testowa: bez pobierania pieniędzy',
  form: {
    title: 'Płatność testowa',
    intro: 'Ten sklep jest w budowie i przyjmuje płatności testowe. Nie są pobierane żadne pieniądze.',
    choices: [
      { outcome: 'pay', label: 'Zapłać (test)' },
      { outcome: 'decline', label: 'Odrzuć płatność (test)' },
    ],
  },
};

/**
 * Paid or declined by a button, without money. Only for sites that are under construction and were never transferred, so
 * that nobody gets goods for free.
 */
export const testProvider: PaymentProvider = {
  id: 'test',
  isOpen: ({ status, profile: { website } }) => status === 'none' && website?.developerMode === true,
  movesMoney: false,
  isForTesters: false,
  isPaidOnPage: true,
  isPaidAtService: false,
  refunds: 'by-itself',
  messages: { en: english, pl: polish },
};
