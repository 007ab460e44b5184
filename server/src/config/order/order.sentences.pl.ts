import type { OrderSentences } from './order.sentences';

/** What is said of an order that is worked on in Polish. */
export const polish: OrderSentences = {
  events: {
    placed: 'Złożone',
    paid: 'Opłacone',
    declined: 'Płatność odrzucona',
    fulfilled: 'Zrealizowane',
    refunded: 'Zwrot',
    cancelled: 'Anulowane',
    noted: 'Notatka',
  },
  methods: { offline: 'Tak, jak podaje Twój sklep', test: 'Płatność testowa: bez pobierania pieniędzy' },
  buyer: 'Kupujący',
  byHand: (amount) => `${amount}, oddane samodzielnie`,
  restocked: 'Sztuki wróciły do magazynu.',
  notRestocked: 'Sztuki nie wróciły do magazynu.',
  tooLong: (most) => `Wpisz najwyżej ${most} znaków.`,
  unprintable: 'Wpisz to bez specjalnych znaków sterujących.',
  amount: 'Wpisz kwotę, na przykład 12,50.',
  amountLeft: (most) => `Wpisz kwotę do ${most}, bo tyle pozostało do zwrotu.`,
  note: 'Najpierw wpisz notatkę.',
  changedBy: (by, at) =>
    `${by} – zmiana tego zamówienia: ${at}. Widać jego obecny stan; obejrzyj go i spróbuj ponownie.`,
  changedByBuyer: (at) =>
    `Kupujący zmienił to zamówienie: ${at}. Widać jego obecny stan; obejrzyj go i spróbuj ponownie.`,
};
