import type { ProductsMessages } from './products.messages';

export const polish: ProductsMessages = {
  changed: ({ title, pieces }) => `Stan magazynu produktu „${title}” wynosi teraz: ${pieces}.`,
  whole: 'Wpisz liczbę całkowitą, na przykład 12.',
  most: (most) => `W magazynie mieści się najwyżej ${most} sztuk.`,
  tooFew: (pieces) => `W magazynie jest tylko ${pieces}, więc nie można odjąć więcej.`,
  now: (pieces) => `Teraz w magazynie: ${pieces}. Wyślij ponownie, aby to zastąpić.`,
  inStock: (pieces) => `Teraz w magazynie: ${pieces}.`,
  sentBefore:
    'To wysłano już wcześniej z innymi wartościami i te zostały zastosowane. Wyślij ponownie, aby zastosować także nowe.',
  noneChosen: 'Najpierw zaznacz produkty.',
  confirmDelete: (count) =>
    `Usunąć zaznaczone produkty (${count})? Nie będzie można ich kupić, a zamówienia zachowają ich dane. Tego nie można cofnąć.`,
  uncounted: 'Stan tego wariantu jest nieograniczony.',
};
