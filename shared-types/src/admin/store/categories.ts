import type { FormReply } from '../../failure';
export type { AddCategory, MoveCategory, RemoveCategory, RenameCategory } from '../../requests/admin.generated';

export const CATEGORIES_PER_PAGE = 50;

export const CATEGORIES_PARAMETER = {
  /** Id of the shop page; the first shop if absent. */
  shop: 'shop',
  /** Id of the parent category; absent for the top level. */
  under: 'under',
  page: 'page',
  moving: 'moving',
  done: 'done',
} as const;

export const CATEGORY_ACTS = ['added', 'renamed', 'moved', 'removed'] as const;
export type CategoryAct = (typeof CATEGORY_ACTS)[number];

export const CATEGORIES_CALLS = {
  addCategory: { method: 'POST', path: '/api/config/categories/category' },
  renameCategory: { method: 'POST', path: '/api/config/categories/name' },
  moveCategory: { method: 'POST', path: '/api/config/categories/place' },
  removeCategory: { method: 'POST', path: '/api/config/categories/removal' },
} as const;

/** Reply to each of them. */
export interface CategoriesReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

export interface CategoryName {
  readonly id: string;
  readonly name: string;
}

export interface CategoryEntry extends CategoryName {
  /** Number of descendants. */
  readonly below: number;
  /** Number of products in the category itself. */
  readonly products: number;
  readonly path: string;
}

/** Data of the loader `admin/categories/list`. */
export interface CategoriesView {
  /** By title. */
  readonly shops: readonly CategoryName[];
  /** Id of the shown shop; empty if there is none. */
  readonly shop: string;
  /** Ancestors from the top level to the parent of the list; may be empty. */
  readonly trail: readonly CategoryName[];
  readonly entries: readonly CategoryEntry[];
  /** From 1. */
  readonly page: number;
  /** On all pages. */
  readonly count: number;
  /** On the whole site. */
  readonly siteCount: number;
  readonly moving?: CategoryName & {
    readonly isHere: boolean;
  };
  readonly done?: CategoryAct;
}
