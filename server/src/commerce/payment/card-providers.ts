import type { PaymentProvider } from './payment-provider';

const PAGE = {
  en: {
    title: 'Payment',
    intro: 'You pay on Stripe’s secure payment page, and come back here afterwards.',
    choices: [{ outcome: 'pay', label: 'Pay by card' }],
  },
  pl: {
    title: 'Płatność',
    intro: 'Płacisz na bezpiecznej stronie Stripe, a potem wracasz tutaj.',
    choices: [{ outcome: 'pay', label: 'Zapłać kartą' }],
  },
} as const;

const KEEPS = {
  en: 'The card is kept at Stripe and charged again for each later order, until you cancel. You can use another card at any time.',
  pl: 'Stripe zapamięta kartę i będzie ją obciążać za każde kolejne zamówienie, aż zrezygnujesz. Kartę można zmienić w każdej chwili.',
};
const KEEPING_PAGE = {
  en: { ...PAGE.en, intro: `${PAGE.en.intro} ${KEEPS.en}` },
  pl: { ...PAGE.pl, intro: `${PAGE.pl.intro} ${KEEPS.pl}` },
};

const EXPLANATION = {
  en: 'You pay on the next page, at Stripe. Apple Pay and Google Pay are accepted too.',
  pl: 'Płacisz na następnej stronie, w Stripe. Przyjmujemy też Apple Pay i Google Pay.',
};
const TEST_LABEL = { en: 'Test card: nothing is charged', pl: 'Karta testowa: bez pobierania pieniędzy' };
const CARD_LABEL = { en: 'Credit or debit card', pl: 'Karta kredytowa lub debetowa' };

/** Paid on a page of Stripe into the owner's account. Sites on trial cannot use it. */
export const cardProvider: PaymentProvider = {
  id: 'card',
  isOpen: ({ cardPayments, websiteStatus }) => cardPayments === 'live' && websiteStatus !== 'trial',
  movesMoney: true,
  isForTesters: false,
  isPaidOnPage: true,
  isPaidAtService: true,
  refunds: 'by-itself',
  messages: {
    en: {
      label: CARD_LABEL.en,
      donationLabel: CARD_LABEL.en,
      ownerLabel: 'Card, by Stripe',
      explanation: EXPLANATION.en,
      keepingExplanation: `${EXPLANATION.en} ${KEEPS.en}`,
      form: PAGE.en,
      keepingForm: KEEPING_PAGE.en,
    },
    pl: {
      label: CARD_LABEL.pl,
      donationLabel: CARD_LABEL.pl,
      ownerLabel: 'Karta, przez Stripe',
      explanation: EXPLANATION.pl,
      keepingExplanation: `${EXPLANATION.pl} ${KEEPS.pl}`,
      form: PAGE.pl,
      keepingForm: KEEPING_PAGE.pl,
    },
  },
};

/** The same with test cards. Only people who manage orders are offered it, so that nobody gets goods for free. */
export const cardTestProvider: PaymentProvider = {
  ...cardProvider,
  id: 'card-test',
  isOpen: ({ cardPayments }) => cardPayments === 'test',
  movesMoney: false,
  isForTesters: true,
  messages: {
    en: {
      label: TEST_LABEL.en,
      donationLabel: TEST_LABEL.en,
      ownerLabel: TEST_LABEL.en,
      explanation: EXPLANATION.en,
      keepingExplanation: `${EXPLANATION.en} ${KEEPS.en}`,
      form: PAGE.en,
      keepingForm: KEEPING_PAGE.en,
    },
    pl: {
      label: TEST_LABEL.pl,
      donationLabel: TEST_LABEL.pl,
      ownerLabel: TEST_LABEL.pl,
      explanation: EXPLANATION.pl,
      keepingExplanation: `${EXPLANATION.pl} ${KEEPS.pl}`,
      form: PAGE.pl,
      keepingForm: KEEPING_PAGE.pl,
    },
  },
};
