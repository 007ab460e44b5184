import type { CategoriesSentences } from './categories.sentences';

/** The same in Polish. */
export const polish: CategoriesSentences = {
  name: (most) => `Wpisz nazwę o długości od 1 do ${most} znaków.`,
  done: {
    added: 'Kategoria została dodana.',
    renamed: 'Kategoria ma nową nazwę.',
    moved: 'Kategoria jest na nowym miejscu.',
    removed: 'Kategoria została usunięta. Jej produkty pozostały w sklepie.',
  },
};
