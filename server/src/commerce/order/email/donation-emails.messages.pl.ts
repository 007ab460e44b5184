import type { OrderEmailMessages } from './goods-emails.messages';

export const polish: OrderEmailMessages = {
  emails: {
    received: ({ siteName, number }) => ({
      subject: `Dziękujemy za darowiznę ${number} – ${siteName}`,
      title: 'Dziękujemy za darowiznę',
      text: `Mamy Twoją deklarację darowizny dla: ${siteName}. Gdy wpłata dotrze, napiszemy jeszcze raz.`,
    }),
    confirmed: ({ siteName, number, amount }) => ({
      subject: `Potwierdzenie darowizny ${number} – ${siteName}`,
      title: 'Dziękujemy za darowiznę',
      text: `Twoja darowizna (${amount}) dla: ${siteName} dotarła. Ten e-mail jest jej potwierdzeniem.`,
    }),
    paid: ({ siteName, number, amount }) => ({
      subject: `Potwierdzenie darowizny ${number} – ${siteName}`,
      title: 'Twoja darowizna dotarła',
      text: `Twoja darowizna (${amount}) dla: ${siteName} dotarła. Dziękujemy. Ten e-mail jest jej potwierdzeniem.`,
    }),
    fulfilled: ({ siteName, number }) => ({
      subject: `Twoja darowizna ${number} – ${siteName}`,
      title: 'Twoja darowizna',
      text: `Są wiadomości o darowiźnie ${number}.`,
    }),
    refunded: ({ siteName, number, amount, reason, isByHand }) => ({
      subject: `Zwrot darowizny ${number} – ${siteName}`,
      title: `Zwrot: ${amount}`,
      text: [
        isByHand
          ? `${amount} z darowizny ${number} wróci do Ciebie. Kwotę przekaże bezpośrednio ${siteName}.`
          : `${amount} z darowizny ${number} zwrócono tą samą drogą, którą nadeszła wpłata.`,
        ...(reason ? [`Powód: ${reason}`] : []),
      ].join('\n'),
    }),
    cancelled: ({ siteName, number }) => ({
      subject: `Darowiznę ${number} anulowano – ${siteName}`,
      title: 'Darowiznę anulowano',
      text: `Darowiznę ${number} anulowano (${siteName}). Nie trzeba nic wpłacać. Jeśli wpłata już dotarła, strona darowizny pokazuje, co zwrócono.`,
    }),
    granted: ({ siteName, number }) => ({
      subject: `Pliki z zamówienia nr ${number} można znów pobrać – ${siteName}`,
      title: 'Możesz znów pobrać swoje pliki',
      text: `${siteName}: masz kolejne pobrania plików z zamówienia nr ${number}.`,
    }),
    released: ({ siteName, number }) => ({
      subject: `Darowiznę ${number} anulowano z powodu braku wpłaty – ${siteName}`,
      title: 'Darowiznę anulowano',
      text: `Wpłata darowizny ${number} (${siteName}) nie dotarła na czas, dlatego ją anulowano. Nie trzeba nic wpłacać.`,
    }),
    tooLate: ({ siteName, number, amount }) => ({
      subject: `Wpłata darowizny ${number} dotarła po jej anulowaniu – ${siteName}`,
      title: 'Wpłata dotarła za późno',
      text: `Wpłata darowizny ${number} (${amount}) dotarła po jej anulowaniu. ${siteName} wie o tym i zwróci pieniądze. Nie musisz nic robić.`,
    }),
    link: ({ siteName, number }) => ({
      subject: `Twoja darowizna ${number} – ${siteName}`,
      title: `Twoja darowizna ${number}`,
      text: `Ktoś, zapewne Ty, poprosił o link do tej darowizny (${siteName}). Jeśli to nie Ty, nie musisz nic robić: nikt inny nie ma tego e-maila.`,
    }),
    notice: ({ siteName, number, amount }) => ({
      subject: `Nowa darowizna ${number}: ${amount} – ${siteName}`,
      title: `Nowa darowizna ${number}`,
      text: `Ktoś chce przekazać ${amount} na rzecz: ${siteName}.`,
    }),
    lateNotice: ({ siteName, number, amount }) => ({
      subject: `Zwróć darowiznę ${number}: ${amount} wpłacono po anulowaniu – ${siteName}`,
      title: `Darowiznę ${number} wpłacono po anulowaniu`,
      text: `Wpłata darowizny ${number} (${amount}) dotarła po jej anulowaniu. Otwórz darowiznę i zwróć pieniądze.`,
    }),
  },
  parts: {
    items: 'Co przekazano',
    subtotal: 'Suma częściowa',
    shipping: 'Dostawa',
    free: 'Bezpłatna',
    discount: 'Rabat',
    taxIncluded: (name) => `W tym ${name}`,
    total: 'Razem',
    giftCard: 'Karta podarunkowa',
    due: 'Do zapłaty',
    returned: (amount) => `${amount} wraca na kartę podarunkową, którą zapłacono. Jej kod się nie zmienia.`,
    pay: 'Jak zapłacić',
    downloads: 'Twoje pliki',
    download: (name) => `Pobierz ${name}`,
    downloadsLeft: (left, time) => `Pozostałe pobrania: ${left}. Link działa do: ${time}.`,
    heldUntil: (time) => `Darowizna nieopłacona do ${time} zostanie anulowana.`,
    address: 'Adres',
    see: 'Zobacz darowiznę',
    lookup: 'Jeśli ten link nie otwiera już darowizny, poproś o nowy',
    manage: 'Otwórz darowiznę',
    placed: (date) => `Przekazano: ${date}`,
    from: (email) => `E-mail darczyńcy: ${email}`,
  },
};
