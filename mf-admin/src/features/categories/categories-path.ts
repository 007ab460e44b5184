import { CATEGORIES_PARAMETER, type CategoriesView } from 'shared-types/admin/store/categories';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './categories.messages';

export interface CategoriesQuestion {
  /** Id of the parent category; top-level categories if absent. */
  readonly under?: string | undefined;
  /** From 1. */
  readonly page?: number;
  /** Id of the category being moved; none if absent. */
  readonly moving?: string | undefined;
}

/** URL of a list of the same shop. */
export function categoriesPath(
  { shop, shops }: Pick<CategoriesView, 'shop' | 'shops'>,
  { under, page = 1, moving }: CategoriesQuestion,
  host: ViewHost<typeof messages>,
): string {
  return host.url(ADMIN_PATH.categories, {
    [CATEGORIES_PARAMETER.shop]: shop === shops[0]?.id ? undefined : shop,
    [CATEGORIES_PARAMETER.under]: under,
    [CATEGORIES_PARAMETER.page]: page > 1 ? page : undefined,
    [CATEGORIES_PARAMETER.moving]: moving,
  });
}

/** Address of the list that a view shows. */
export function ownPath(view: CategoriesView, host: ViewHost<typeof messages>): string {
  const { trail, page, moving } = view;
  return categoriesPath(view, { under: trail.at(-1)?.id, page, moving: moving?.id }, host);
}
