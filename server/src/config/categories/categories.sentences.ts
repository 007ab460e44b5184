import type { CategoryAct } from 'shared-types/config/categories';
import type { InLanguages } from '../../language';
import { polish } from './categories.sentences.pl';

const english = {
  name: (most: number) => `Write a name of 1 to ${most} characters.`,
  done: {
    added: 'The category is added.',
    renamed: 'The category has its new name.',
    moved: 'The category stands in its new place.',
    removed: 'The category is removed. Its products are still in the shop.',
  } satisfies Record<CategoryAct, string>,
};

/** What is said of categories, in one language. */
export type CategoriesSentences = typeof english;

/** The same in every language. */
export const CATEGORIES_SENTENCES: InLanguages<CategoriesSentences> = { en: english, pl: polish };
