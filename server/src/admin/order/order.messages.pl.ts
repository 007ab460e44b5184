import type { OrderMessages } from './order.messages';

/** What is said of an order that is worked on in Polish. */
export const polish: OrderMessages = {
  events: {
    placed: 'Złożone',
    paid: 'Opłacone',
    declined: 'Płatność odrzucona',
    fulfilled: 'Zrealizowane',
    refunded: 'Zwrot',
    cancelled: 'Anulowane',
    granted: 'Przyznano kolejne pobrania',
    noted: 'Notatka',
  },
  buyer: 'Kupujący',
  byHand: (amount) => `${amount}, zwrócone samodzielnie`,
  automatically: 'Automatycznie',
  unpaid: 'Nie opłacono na czas.',
  tooLate: 'Płatność dotarła po anulowaniu zamówienia, a jego produkty nie są już dostępne: zwróć pieniądze.',
  reopened: 'Płatność dotarła po anulowaniu zamówienia. Produkty wciąż były dostępne i są znów zarezerwowane.',
  emailSent: (time) => `Wysłano: ${time}`,
  emailWaits: (time) =>
    `Czeka do: ${time}. Nikt nie dostaje więcej niż 5 e-maili na godzinę o nieopłaconych zamówieniach.`,
  emailNext: 'Zaraz zostanie wysłany',
  emailAgain: (time) => `Jeszcze nie udało się go wysłać. Następna próba: ${time}.`,
  emailGivenUp: 'Nie udało się go wysłać i nie będzie kolejnej próby.',
  restocked: 'Sztuki wróciły do magazynu.',
  notRestocked: 'Sztuki nie wróciły do magazynu.',
  subscription: {
    agreed: (number, recurring) => `${number}. płatność za subskrypcję: ${recurring}`,
    next: (date) => `Następne zamówienie powstanie ${date}.`,
    waits: (date) => `Zamówienie z dnia ${date} czeka: nie udało się go złożyć, ponawiamy próbę co godzinę.`,
    buyer: 'Subskrypcję anulował kupujący.',
    owner: (by) => `Subskrypcję anulował(a) ${by}.`,
    unpaid: 'Subskrypcja się zakończyła, bo trzy kolejne zamówienia nie zostały opłacone.',
    over: 'Nie powstaną z niej kolejne zamówienia.',
  },
  tooLong: (most) => `Wpisz najwyżej ${most} znaków.`,
  unprintable: 'Usuń znaki specjalne, których nie widać.',
  amountLeft: (most) => `Wpisz kwotę do ${most}, bo tyle pozostało do zwrotu.`,
  confirmRefund: (amount) =>
    `Zwrócić ${amount}? Zwrot zostanie zapisany, a kupujący powiadomiony. Nie można tego cofnąć.`,
  confirmCancel: 'Anulować to zamówienie? Kupujący zostanie powiadomiony. Nie można tego cofnąć.',
  note: 'Najpierw wpisz notatkę.',
  changedBy: (by, at) => `${by} – zmiana tego zamówienia: ${at}.`,
  changedByBuyer: (at) => `Kupujący zmienił to zamówienie: ${at}.`,
  lookAtShown: 'Widać jego obecny stan; sprawdź go i spróbuj ponownie.',
  lookAnew: 'Odśwież tę stronę, by zobaczyć jego obecny stan, i spróbuj ponownie.',
};
