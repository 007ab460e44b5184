export const messages = {
  reviews: 'Opinie',
  reviewsOf: '{average} na 5, liczba opinii: {count}',
  reviewsNewest: 'Najnowsze opinie: {count}.',
  stars: '{count, plural, one {# gwiazdka} few {# gwiazdki} many {# gwiazdek} other {# gwiazdki}} na 5',
} as const;
