export const messages = {
  empty: 'Na razie nic tu nie ma. Zajrzyj niedługo.',
  unnamed: 'Sklep',
  priceNow: 'Cena teraz',
  priceWas: 'wcześniej',
  priceFrom: 'Od {price}',
  sale: 'Promocja',
  soldOut: 'Wyprzedane',
  quickView: 'Szybki podgląd',
  quickViewOf: 'Szybki podgląd: {title}',
  shown: 'Produkty {first}–{last} z {count}',
} as const;
