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
  subscription: {
    agreed: (number, recurring) => `${number}. płatność za subskrypcję: ${recurring}`,
    next: (date) => `Następne zamówienie powstanie ${date}.`,
    waits: (date) => `Zamówienie z dnia ${date} czeka: nie udało się go złożyć, ponawiamy próbę co godzinę.`,
    buyer: 'Subskrypcję anulował kupujący.',
    owner: (by) => `Subskrypcję anulował(a) ${by}.`,
    unpaid: 'Subskrypcja się zakończyła, bo trzy kolejne zamówienia nie zostały opłacone.',
    over: 'Nie powstanie z niej już żadne zamówienie.',
  },
  tooLong: (most) => `Wpisz najwyżej ${most} znaków.`,
  unprintable: 'Wpisz to bez specjalnych znaków sterujących.',
  amountLeft: (most) => `Wpisz kwotę do ${most}, bo tyle pozostało do zwrotu.`,
  askRefund: (amount) => `Zwrócić ${amount}? Zwrot zostanie zapisany, a kupujący powiadomiony. Nie można tego cofnąć.`,
  askCancel: 'Anulować to zamówienie? Kupujący zostanie powiadomiony. Nie można tego cofnąć.',
  note: 'Najpierw wpisz notatkę.',
  changedBy: (by, at) => `${by} – zmiana tego zamówienia: ${at}.`,
  changedByBuyer: (at) => `Kupujący zmienił to zamówienie: ${at}.`,
  lookAtShown: 'Widać jego obecny stan; obejrzyj go i spróbuj ponownie.',
  lookAnew: 'Odśwież tę stronę, by zobaczyć jego obecny stan, i spróbuj ponownie.',
};
