import { CATEGORIES_PARAMETER, type CategoryAct } from 'shared-types/config/categories';
import { CONFIG_PATH } from 'shared-types/config/config-path';

/** A list of categories, and what has just been done there. */
export interface ListedPlace {
  readonly collectionId: string;
  readonly parentId: string | null;
}

/** The address of the list of one shop and level, which tells what has just been done there. */
export function categoriesAddress({ collectionId, parentId }: ListedPlace, done: CategoryAct): string {
  const query = new URLSearchParams({ [CATEGORIES_PARAMETER.shop]: collectionId });
  if (parentId !== null) query.set(CATEGORIES_PARAMETER.under, parentId);
  query.set(CATEGORIES_PARAMETER.done, done);
  return `${CONFIG_PATH.categories}?${query}`;
}
