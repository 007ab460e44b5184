import type { OrderEmailMessages } from './goods-emails.messages';
import type { SubscriptionParts } from './subscription-emails.messages';

export const polishSubscription: Pick<OrderEmailMessages['emails'], 'received' | 'confirmed' | 'notice'> = {
  received: ({ siteName, number }) => ({
    subject: `Zamówienie nr ${number} z Twojej subskrypcji – ${siteName}`,
    title: 'Zamówienie z Twojej subskrypcji',
    text: `Powstało zamówienie nr ${number} z Twojej subskrypcji (${siteName}). Potwierdzimy je, gdy będzie opłacone.`,
  }),
  confirmed: ({ siteName, number }) => ({
    subject: `Zamówienie nr ${number} z Twojej subskrypcji – ${siteName}`,
    title: 'Zamówienie z Twojej subskrypcji',
    text: `Powstało zamówienie nr ${number} z Twojej subskrypcji (${siteName}). Nie ma nic więcej do zapłaty.`,
  }),
  notice: ({ siteName, number, amount }) => ({
    subject: `Zamówienie nr ${number} z subskrypcji: ${amount} – ${siteName}`,
    title: `Zamówienie nr ${number} z subskrypcji`,
    text: `Powstało zamówienie z subskrypcji (${siteName}), wartość: ${amount}.`,
  }),
};

export const polishParts: SubscriptionParts = {
  title: 'Subskrypcja',
  next: (date) => `Następne zamówienie powstanie ${date}.`,
  last: 'To ostatnie zamówienie.',
  charged: (card) => `Obciążymy za nie Twoją kartę ${card}. Nie musisz nic robić; napiszemy, gdy będzie opłacone.`,
  card: (card, expires) => `Obciążymy Twoją kartę ${card}, ważną do ${expires}.`,
  cancel: 'Zobacz albo anuluj subskrypcję',
};
