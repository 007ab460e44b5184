import type { CategoryAct } from 'shared-types/admin/store/categories';
import type { InLanguages } from '../../platform/language';
import { polish } from './categories.messages.pl';

const english = {
  name: (most: number) => `Enter a name of 1 to ${most} characters.`,
  done: {
    added: 'Category added.',
    renamed: 'Category renamed.',
    moved: 'Category moved.',
    removed: 'Category removed. Its products are still in the shop.',
  } satisfies Record<CategoryAct, string>,
};

export type CategoriesMessages = typeof english;

export const CATEGORIES_MESSAGES: InLanguages<CategoriesMessages> = { en: english, pl: polish };
