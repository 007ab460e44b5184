import type { SubscriptionEmailMessages } from './subscription-email.messages';

export const polish: SubscriptionEmailMessages = {
  emails: {
    buyer: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja jest anulowana – ${siteName}`,
      title: 'Twoja subskrypcja jest anulowana',
      text: `Subskrypcja została przez Ciebie anulowana: ${what} (${siteName}). Nie powstaną kolejne zamówienia. Wcześniejsze zamówienia się nie zmienią.`,
    }),
    owner: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja jest anulowana – ${siteName}`,
      title: 'Twoja subskrypcja jest anulowana',
      text: `Sklep (${siteName}) anulował Twoją subskrypcję: ${what}. Nie powstaną kolejne zamówienia. Wcześniejsze zamówienia się nie zmienią.`,
    }),
    unpaid: ({ siteName, what }) => ({
      subject: `Twoja subskrypcja się zakończyła – ${siteName}`,
      title: 'Twoja subskrypcja się zakończyła',
      text: `Kilka kolejnych zamówień Twojej subskrypcji nie zostało opłaconych: ${what} (${siteName}). Nie powstaną kolejne zamówienia. W każdej chwili możesz subskrybować ponownie.`,
    }),
    short: ({ siteName, what, day }) => ({
      subject: `Zamówienie z Twojej subskrypcji się opóźni – ${siteName}`,
      title: 'Twoje zamówienie się opóźni',
      text: `Termin zamówienia z Twojej subskrypcji: ${day}. Ten produkt jest jednak chwilowo niedostępny: ${what}. Nic nie zostało zamówione i nie ma nic do zapłaty. Próbujemy dalej do terminu następnego zamówienia i napiszemy do Ciebie, gdy się uda.`,
    }),
    refused: ({ siteName, what, number, amount, card, reason, again }) => ({
      subject: `Prosimy o opłacenie zamówienia ${number} z Twojej subskrypcji – ${siteName}`,
      title: 'Twoja karta nie została obciążona',
      text: [
        `Nie udało się obciążyć Twojej karty${card && ` ${card}`} za zamówienie ${number} (${amount}) z subskrypcji: ${what} (${siteName}). ${reason}`,
        'Otwórz zamówienie i zapłać za nie. Karta, którą zapłacisz, będzie obciążana za kolejne zamówienia.',
        ...(again ? [`W przeciwnym razie Twoja karta zostanie ponownie obciążona ${again}.`] : []),
      ].join('\n'),
    }),
  },
  notices: {
    buyer: ({ siteName, what, email }) => ({
      subject: `Anulowano subskrypcję – ${siteName}`,
      title: 'Anulowano subskrypcję',
      text: `${email} anuluje subskrypcję: ${what}. Nie powstaną kolejne zamówienia.`,
    }),
    unpaid: ({ siteName, what, email }) => ({
      subject: `Subskrypcja się zakończyła – ${siteName}`,
      title: 'Subskrypcja się zakończyła',
      text: `Subskrypcja (${email}, ${what}) się zakończyła, bo kilka kolejnych zamówień nie zostało opłaconych. Jeśli je opłacono, oznacz je jako opłacone; subskrypcja sama się nie wznowi.`,
    }),
    short: ({ siteName, what, email, day }) => ({
      subject: `Nie udało się złożyć zamówienia z subskrypcji – ${siteName}`,
      title: 'Nie udało się złożyć zamówienia',
      text: `Termin zamówienia z subskrypcji (${email}): ${day}. Produkt jest jednak niedostępny: ${what}. W magazynie jest za mało, produkt nie jest w sprzedaży albo sklep nie oferuje żadnej płatności. Ponawiamy próbę co godzinę do terminu następnego zamówienia.`,
    }),
    refused: ({ siteName, email, number, amount, card, reason, again }) => ({
      subject: `Karta za zamówienie ${number} nie została obciążona – ${siteName}`,
      title: 'Nie udało się obciążyć karty klienta',
      text: [
        `Nie udało się obciążyć karty${card && ` ${card}`} (${email}) za zamówienie ${number} (${amount}). ${reason}`,
        'Poprosiliśmy klienta o zapłatę na stronie zamówienia.',
        ...(again ? [`W przeciwnym razie karta zostanie ponownie obciążona ${again}.`] : []),
      ].join('\n'),
    }),
  },
  see: 'Zobacz subskrypcję',
  pay: 'Zapłać za zamówienie',
  manage: 'Otwórz zamówienie',
};
