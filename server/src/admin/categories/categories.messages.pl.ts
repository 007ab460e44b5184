import type { CategoriesMessages } from './categories.messages';

export const polish: CategoriesMessages = {
  name: (most) => `Wpisz nazwę o długości od 1 do ${most} znaków.`,
  done: {
    added: 'Kategorię dodano.',
    renamed: 'Zmieniono nazwę kategorii.',
    moved: 'Kategorię przeniesiono.',
    removed: 'Kategorię usunięto. Jej produkty pozostały w sklepie.',
  },
};
