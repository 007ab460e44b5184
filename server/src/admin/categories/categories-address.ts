import { CATEGORIES_PARAMETER, CATEGORIES_PER_PAGE, type CategoryAct } from 'shared-types/admin/store/categories';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ChangedList } from '../../commerce/category/change-categories';
import { pageNumberIn } from '../page-number-in';

export interface DoneInList {
  readonly done: CategoryAct;
  /** Path and query of the page with the form. */
  readonly from: string;
}

/** The address of a list, with a message; of its last page if a category was added at the end. */
export function categoriesAddress({ collectionId, parentId, count }: ChangedList, { done, from }: DoneInList): string {
  const [, before] = from.split('?', 2);
  const last = Math.max(1, Math.ceil(count / CATEGORIES_PER_PAGE));
  const seen = pageNumberIn(new URLSearchParams(before), CATEGORIES_PARAMETER.page);
  const page = done === 'added' || done === 'moved' ? last : Math.min(seen, last);
  const query = new URLSearchParams({ [CATEGORIES_PARAMETER.shop]: collectionId });
  if (parentId !== null) query.set(CATEGORIES_PARAMETER.under, parentId);
  if (page > 1) query.set(CATEGORIES_PARAMETER.page, String(page));
  query.set(CATEGORIES_PARAMETER.done, done);
  return `${ADMIN_PATH.categories}?${query}`;
}
