import type { FormReply } from '../../failure';
export type { AddCategory, MoveCategory, RemoveCategory, RenameCategory } from '../../requests/admin.generated';

/** Categories on one page of a list. */
export const CATEGORIES_PER_PAGE = 50;

/** Names of what the query of the list says: what it shows, and what has just been done there. */
export const CATEGORIES_PARAMETER = {
  /** Id of the shop page; the site's first one where absent. */
  shop: 'shop',
  /** Id of the category whose own ones are listed; absent for the highest. */
  under: 'under',
  page: 'page',
  /** Id of the category that is on its way to another place. */
  moving: 'moving',
  done: 'done',
} as const;

/** What owners do to a category. */
export const CATEGORY_ACTS = ['added', 'renamed', 'moved', 'removed'] as const;
/** One of them. */
export type CategoryAct = (typeof CATEGORY_ACTS)[number];

/** Calls of the page of categories. */
export const CATEGORIES_CALLS = {
  addCategory: { method: 'POST', path: '/api/config/categories/category' },
  renameCategory: { method: 'POST', path: '/api/config/categories/name' },
  moveCategory: { method: 'POST', path: '/api/config/categories/place' },
  removeCategory: { method: 'POST', path: '/api/config/categories/removal' },
} as const;

/** Reply to each of them. */
export interface CategoriesReply extends FormReply {
  readonly message: string;
  /** The list as it is now. */
  readonly location: string;
}

/** A category by its name. */
export interface CategoryName {
  readonly id: string;
  readonly name: string;
}

/** A category in the list. */
export interface CategoryEntry extends CategoryName {
  /** How many categories are below it, at all levels. */
  readonly below: number;
  /** How many products are in it itself. */
  readonly products: number;
  /** Address of its page. */
  readonly path: string;
}

/** Answer to the loader `admin/categories/list`. */
export interface CategoriesView {
  /** The site's shops, by their titles. */
  readonly shops: readonly CategoryName[];
  /** Id of the one that is shown; empty where there is none. */
  readonly shop: string;
  /** The path from the highest categories to the one whose own are listed; empty for the highest. */
  readonly trail: readonly CategoryName[];
  /** Those of this page, in their order. */
  readonly entries: readonly CategoryEntry[];
  /** Number of the page, from 1. */
  readonly page: number;
  /** How many there are on all pages. */
  readonly count: number;
  /** How many the site has at all. */
  readonly siteCount: number;
  /** The category that is on its way to another place. */
  readonly moving?: CategoryName & {
    /** True where it already stands here. */
    readonly isHere: boolean;
  };
  /** What has just been done. */
  readonly done?: CategoryAct;
}
