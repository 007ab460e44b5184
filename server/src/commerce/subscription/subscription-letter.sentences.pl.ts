import type { SubscriptionLetterSentences } from './subscription-letter.sentences';

/** What letters about subscriptions say in Polish. */
export const polish: SubscriptionLetterSentences = {
  letters: {
    buyer: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja jest anulowana – ${siteName}`,
      title: 'Twoja subskrypcja jest anulowana',
      text: `Subskrypcja została przez Ciebie anulowana: ${what} (${siteName}). Nie powstanie już żadne zamówienie. To, co zamówiono wcześniej, pozostaje zamówione.`,
    }),
    owner: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja jest anulowana – ${siteName}`,
      title: 'Twoja subskrypcja jest anulowana',
      text: `Sklep (${siteName}) anulował Twoją subskrypcję: ${what}. Nie powstanie już żadne zamówienie. To, co zamówiono wcześniej, pozostaje zamówione.`,
    }),
    unpaid: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja się zakończyła – ${siteName}`,
      title: 'Twoja subskrypcja się zakończyła',
      text: `Kilka kolejnych zamówień Twojej subskrypcji nie zostało opłaconych: ${what} (${siteName}). Nie powstanie już żadne zamówienie. W każdej chwili możesz subskrybować ponownie.`,
    }),
    short: ({ siteName, what, day }) => ({
      subject: `Zamówienie z Twojej subskrypcji musi poczekać – ${siteName}`,
      title: 'Twoje zamówienie musi poczekać',
      text: `Termin zamówienia z Twojej subskrypcji: ${day}. Tego produktu nie ma jednak w tej chwili: ${what}. Nic nie zostało zamówione i nie ma nic do zapłaty. Próbujemy dalej do terminu następnego zamówienia i napiszemy do Ciebie, gdy się uda.`,
    }),
  },
  notices: {
    buyer: ({ siteName, what, email }) => ({
      subject: `Anulowano subskrypcję – ${siteName}`,
      title: 'Anulowano subskrypcję',
      text: `${email} anuluje subskrypcję: ${what}. Nie powstanie już żadne zamówienie.`,
    }),
    unpaid: ({ siteName, what, email }) => ({
      subject: `Subskrypcja się zakończyła – ${siteName}`,
      title: 'Subskrypcja się zakończyła',
      text: `Subskrypcja (${email}, ${what}) się zakończyła, bo kilka kolejnych zamówień nie zostało opłaconych. Jeśli je opłacono, oznacz je jako opłacone; subskrypcja sama się nie wznowi.`,
    }),
    short: ({ siteName, what, email, day }) => ({
      subject: `Nie udało się złożyć zamówienia z subskrypcji – ${siteName}`,
      title: 'Nie udało się złożyć zamówienia',
      text: `Termin zamówienia z subskrypcji (${email}): ${day}. Nie można jednak tego dostać: ${what}. W magazynie jest za mało, produkt nie jest w sprzedaży albo sklep nie oferuje żadnej płatności. Ponawiamy próbę co godzinę do terminu następnego zamówienia.`,
    }),
  },
  see: 'Zobacz subskrypcję',
  manage: 'Otwórz zamówienie',
};
