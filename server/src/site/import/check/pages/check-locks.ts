import { isDeepStrictEqual } from 'node:util';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { isPattern } from '../../../directory/is-pattern';
import type { Mistake } from '../mistake';

/** Content pages. Other page types are steps of a process, or replace a page. */
const LOCKABLE: readonly PageTypeNumber[] = [
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.splashPage,
  PAGE_TYPE.protectedContent,
];

/**
 * Locks must be effective: products also appear on other pages, in carts and orders, so shops cannot be locked, and a page
 * must have the same lock in every language.
 *
 * @implements ROLE-03
 */
export function checkLocks({ site, pages, products }: SiteDocument): Mistake[] {
  const shops = new Set([...pages, ...products].flatMap(({ collection }) => collection ?? []));
  const locks = new Map(pages.map(({ path, lock }) => [path, lock]));
  const roots = (site.languages ?? []).map(({ root }) => root);
  return pages.flatMap((page, index) => {
    const message = mistakeOf(page, { shops, other: ownLanguage(page.path, roots), locks });
    return message === undefined ? [] : [{ path: ['pages', index, 'lock'], message }];
  });
}

interface Known {
  readonly shops: ReadonlySet<string>;
  /** Path of the page in the main language; absent for a page in that language. */
  readonly other: string | undefined;
  readonly locks: ReadonlyMap<string, DocumentPage['lock']>;
}

function mistakeOf({ path, pageType, lock }: DocumentPage, { shops, other, locks }: Known): string | undefined {
  if (lock && (isPattern(path) || shops.has(path))) return 'cannot be: what is for sale cannot be locked';
  if (lock && !LOCKABLE.includes(pageType)) return 'cannot be: a page of this type cannot be locked';
  if (other === undefined || !locks.has(other) || isDeepStrictEqual(lock, locks.get(other))) return undefined;
  return `must be that of ${other}, which is the same page in another language`;
}

function ownLanguage(path: string, roots: readonly string[]): string | undefined {
  const root = roots.find((candidate) => path === candidate || path.startsWith(`${candidate}/`));
  return root === undefined ? undefined : path.slice(root.length) || '/';
}
