import type { ProductsSentences } from './products.sentences';

/** What the server says of a stock, in Polish. */
export const polish: ProductsSentences = {
  changed: ({ title, pieces }) => `Stan magazynu produktu „${title}” wynosi teraz: ${pieces}.`,
  choose: 'Wybierz jedną pozycję z listy.',
  whole: 'Wpisz liczbę całkowitą, na przykład 12.',
  most: (most) => `W magazynie mieści się najwyżej ${most} sztuk.`,
  tooFew: (pieces) => `W magazynie jest tylko ${pieces}, więc nie można odjąć więcej.`,
  now: (pieces) => `Teraz w magazynie: ${pieces}. Wyślij ponownie, aby to zastąpić.`,
  inStock: (pieces) => `Teraz w magazynie: ${pieces}.`,
  sentBefore:
    'To wysłano już wcześniej z innymi wartościami i tamto zostało wykonane. Wyślij ponownie, jeśli i to ma zostać wykonane.',
  uncounted: 'Tego wariantu nikt nie liczy: jego stan jest nieograniczony.',
};
