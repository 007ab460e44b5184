import type { DonationCheckoutMessages } from './donation-checkout.messages';

export const polish: DonationCheckoutMessages = {
  line: (title) => `Darowizna: ${title}`,
  choose: 'Wybierz kwotę.',
  noAmount: (example) => `Wpisz kwotę, na przykład ${example}.`,
  ambiguous: 'Wpisz kwotę bez separatora tysięcy.',
  tooManyDigits: (example) => `Wpisz kwotę, którą można zapłacić, na przykład ${example}.`,
  tooLittle: (least) => `Wpisz co najmniej ${least}.`,
  tooMuch: (most) => `Wpisz najwyżej ${most}.`,
};
