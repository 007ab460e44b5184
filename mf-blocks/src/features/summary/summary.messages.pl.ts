export const messages = {
  unnamed: 'Zobacz też',
  previous: 'Poprzednie pozycje',
  next: 'Następne pozycje',
  slide: '{n} z {count}',
  counter: '{n} / {count}',
  priceNow: 'Cena teraz',
  priceWas: 'wcześniej',
  priceFrom: 'Od {price}',
  soldOut: 'Wyprzedane',
} as const;
