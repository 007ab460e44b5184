import type { ReviewMessages } from './review.messages';

export const polish: ReviewMessages = {
  thanks: 'Dziękujemy za opinię. Pojawi się w sklepie, gdy zostanie tam opublikowana.',
  rating: 'Wybierz liczbę gwiazdek',
  tooLong: (more) => `Skróć opinię. Liczba znaków, o które jest za długa: ${more}.`,
  limited: (minutes) => `Zbyt wiele wysłanych opinii. Spróbuj ponownie za ${minutes} min.`,
  email: {
    subject: ({ siteName, number }) => `Jak podoba Ci się zamówienie nr ${number}? – ${siteName}`,
    title: 'Jak Ci się podoba?',
    text: ({ siteName, number }) =>
      `W witrynie ${siteName} zostało złożone Twoje zamówienie nr ${number}. Powiedz innym, co myślisz o tych produktach:`,
    link: 'Oceń swój zakup',
    once: 'Link działa przez 90 dni i nie ma go nikt inny. O każde zamówienie pytamy tylko raz.',
  },
};
