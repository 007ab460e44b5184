/** The words of the order’s page in Polish. */
export const strings = {
  thanks: 'Dziękujemy za zamówienie',
  number: 'Zamówienie nr {number}',
  placed: 'Złożone: {date} UTC',
  contact: 'Napiszemy na adres {email}.',
  pay: 'Jak zapłacić',
  address: 'Adres dostawy',
  summary: 'Twoje zamówienie',
  items: 'Produkty',
  pieces: '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  answer: '{title}: {answer}',
  subtotal: 'Suma częściowa',
  shipping: 'Dostawa',
  shippingFree: 'Bezpłatnie',
  tax: 'Podatek',
  discount: 'Rabat',
  total: 'Razem',
} as const;
