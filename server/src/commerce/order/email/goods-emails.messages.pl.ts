import type { OrderEmailMessages } from './goods-emails.messages';

export const polish: OrderEmailMessages = {
  emails: {
    received: ({ siteName, number }) => ({
      subject: `Otrzymaliśmy zamówienie nr ${number} – ${siteName}`,
      title: 'Otrzymaliśmy Twoje zamówienie',
      text: `Dziękujemy. Zamówienie nr ${number} w witrynie ${siteName} dotarło do nas. Potwierdzimy je, gdy będzie opłacone.`,
    }),
    confirmed: ({ siteName, number }) => ({
      subject: `Potwierdzenie zamówienia nr ${number} – ${siteName}`,
      title: 'Twoje zamówienie jest potwierdzone',
      text: `Dziękujemy. Zamówienie nr ${number} w witrynie ${siteName} dotarło do nas. Nie ma nic więcej do zapłaty.`,
    }),
    paid: ({ siteName, number, amount }) => ({
      subject: `Potwierdzenie zamówienia nr ${number} – ${siteName}`,
      title: 'Twoje zamówienie jest potwierdzone',
      text: `Otrzymaliśmy płatność za zamówienie nr ${number}: ${amount}. Dziękujemy.`,
    }),
    fulfilled: ({ siteName, number, carrier, trackingNumber }) => ({
      subject: `Zamówienie nr ${number} jest w drodze – ${siteName}`,
      title: 'Twoje zamówienie jest w drodze',
      text: [
        `Zamówienie nr ${number} zostało nadane.`,
        ...(carrier ? [`Przewoźnik: ${carrier}`] : []),
        ...(trackingNumber ? [`Numer przesyłki: ${trackingNumber}`] : []),
      ].join('\n'),
    }),
    refunded: ({ siteName, number, amount, reason, isByHand }) => ({
      subject: `Zwrot za zamówienie nr ${number} – ${siteName}`,
      title: `Zwrot: ${amount}`,
      text: [
        isByHand
          ? `Zwrócimy Ci ${amount} za zamówienie nr ${number}. Pieniądze przekaże bezpośrednio ${siteName}.`
          : `Zwróciliśmy Ci ${amount} za zamówienie nr ${number}, tą samą drogą, którą zapłacono.`,
        ...(reason ? [`Powód: ${reason}`] : []),
      ].join('\n'),
    }),
    cancelled: ({ siteName, number }) => ({
      subject: `Zamówienie nr ${number} zostało anulowane – ${siteName}`,
      title: 'Twoje zamówienie zostało anulowane',
      text: `${siteName}: zamówienie nr ${number} zostało anulowane i nie będzie wysłane. Jeśli zostało już opłacone, strona zamówienia pokazuje, ile zwrócono.`,
    }),
    granted: ({ siteName, number }) => ({
      subject: `Pliki z zamówienia nr ${number} można znów pobrać – ${siteName}`,
      title: 'Możesz znów pobrać swoje pliki',
      text: `${siteName}: masz kolejne pobrania plików z zamówienia nr ${number}.`,
    }),
    released: ({ siteName, number }) => ({
      subject: `Zamówienie nr ${number} anulowane z powodu braku płatności – ${siteName}`,
      title: 'Twoje zamówienie zostało anulowane',
      text: `Zamówienie nr ${number} w witrynie ${siteName} nie zostało opłacone na czas, dlatego zostało anulowane, a produkty wróciły do sprzedaży. Nie musisz nic płacić. Jeśli nadal chcesz je kupić, złóż nowe zamówienie. Jeśli płatność jest już w drodze, nie musisz nic robić: ${siteName} ją zobaczy i wyśle produkty albo zwróci pieniądze.`,
    }),
    tooLate: ({ siteName, number, amount }) => ({
      subject: `Płatność za zamówienie nr ${number} dotarła po jego anulowaniu – ${siteName}`,
      title: 'Twoja płatność dotarła za późno',
      text: `Płatność za zamówienie nr ${number} (${amount}) dotarła po anulowaniu zamówienia i nie możemy go już zrealizować. ${siteName} wie o tym i zwróci pieniądze. Nie musisz nic robić.`,
    }),
    link: ({ siteName, number }) => ({
      subject: `Zamówienie nr ${number} – ${siteName}`,
      title: `Zamówienie nr ${number}`,
      text: `Ktoś, najpewniej Ty, poprosił o link do tego zamówienia w witrynie ${siteName}. Jeśli to nie Ty, nie musisz nic robić: tego e-maila nie ma nikt inny.`,
    }),
    notice: ({ siteName, number, amount }) => ({
      subject: `Nowe zamówienie nr ${number}: ${amount} – ${siteName}`,
      title: `Nowe zamówienie nr ${number}`,
      text: `Ktoś złożył zamówienie w witrynie ${siteName} na kwotę ${amount}.`,
    }),
    lateNotice: ({ siteName, number, amount }) => ({
      subject: `Zwróć pieniądze za zamówienie nr ${number}: ${amount} po anulowaniu – ${siteName}`,
      title: `Zamówienie nr ${number} opłacono po anulowaniu`,
      text: `Płatność za zamówienie nr ${number} (${amount}) dotarła po jego anulowaniu. Zamówienie pozostaje anulowane, bo tego, co rezerwowało, już nie ma. Otwórz zamówienie i zwróć pieniądze kupującemu.`,
    }),
  },
  parts: {
    items: 'Zamówione produkty',
    subtotal: 'Suma częściowa',
    shipping: 'Dostawa',
    free: 'Bezpłatnie',
    discount: 'Rabat',
    taxIncluded: (name: string) => `W tym ${name}`,
    total: 'Razem',
    giftCard: 'Karta podarunkowa',
    due: 'Do zapłaty',
    returned: (amount) => `${amount} wraca na kartę podarunkową, którą zapłacono. Jej kod się nie zmienia.`,
    pay: 'Jak zapłacić',
    downloads: 'Twoje pliki',
    download: (name) => `Pobierz ${name}`,
    downloadsLeft: (left, time) => `Pozostałe pobrania: ${left}. Link działa do: ${time}.`,
    heldUntil: (time) => `Rezerwujemy produkty do: ${time}. Nieopłacone do tego czasu zamówienie zostanie anulowane.`,
    address: 'Adres dostawy',
    see: 'Zobacz zamówienie',
    lookup: 'Jeśli ten link przestanie otwierać zamówienie, poproś o nowy',
    manage: 'Otwórz zamówienie',
    placed: (date) => `Złożone: ${date}`,
    from: (email) => `E-mail kupującego: ${email}`,
  },
};
