import {
  HIDDEN_NAVIGATION,
  MEMBER_AREA_NAVIGATION,
  type MenuPage,
  type PageNavigation,
} from 'shared-types/admin/navigation';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** Pages that visitors reach by other means than a menu are of other types, for instance the checkout. */
const TYPES: readonly PageTypeNumber[] = [
  PAGE_TYPE.mainContent,
  PAGE_TYPE.page,
  PAGE_TYPE.splashPage,
  PAGE_TYPE.protectedContent,
];

/**
 * The navigations of the published pages in a language. Pages that only accounts see are in none: visitors would meet
 * a link to nothing.
 *
 * @implements EDIT-31 EDIT-32
 */
export function pageNavigations(site: Pick<Site, 'pages' | 'siteLocaleAt'>, locale: string): PageNavigation[] {
  const pages = site.pages.filter((page) => isForMenus(page) && site.siteLocaleAt(page.path).locale === locale);
  const [members, others] = [pages.filter(isForMembers), pages.filter((page) => !isForMembers(page))];
  return [
    ...(members.length > 0 ? [{ ...MEMBER_AREA_NAVIGATION, pages: inOrder(members) }] : []),
    { ...HIDDEN_NAVIGATION, pages: inOrder(others) },
  ];
}

function isForMenus({ path, pageType, lock, isAdmin, isPreview, isPrivate }: SitePage): boolean {
  if (isAdmin || isPreview || isPrivate || isPattern(path)) return false;
  return TYPES.includes(pageType) && lock?.by !== 'accounts';
}

function isForMembers({ lock }: SitePage): boolean {
  return lock?.by === 'members';
}

function inOrder(pages: readonly SitePage[]): MenuPage[] {
  return pages.map(menuPage).sort((one, other) => one.title.localeCompare(other.title));
}

function menuPage({ title, path, lock }: SitePage): MenuPage {
  return { title, path, ...(lock?.by === 'members' && lock.area !== undefined && { area: lock.area }) };
}
