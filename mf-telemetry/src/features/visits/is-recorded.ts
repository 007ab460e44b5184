import type { PageContext } from 'shared-types/site/context';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page-type';
import { WEBSITE_ROLE } from 'shared-types/site/website-role';

const CONFIGURATION = /^\/config(\/|$)/;
const UNRECORDED: readonly PageTypeNumber[] = [
  PAGE_TYPE.notFound,
  PAGE_TYPE.search,
  PAGE_TYPE.lockScreen,
  PAGE_TYPE.memberAreaAccessDenied,
];

/**
 * True where the page's visits count: a page of the site itself, shown to a visitor or to an account that may only look.
 * A page of search results is none: its address holds what the visitor wrote.
 */
export function isRecorded({ authenticatedAccount, websiteRoles, pagePath, pageType }: PageContext): boolean {
  const isViewer = websiteRoles.length === 1 && websiteRoles[0] === WEBSITE_ROLE.viewer;
  return (!authenticatedAccount || isViewer) && !CONFIGURATION.test(pagePath) && !UNRECORDED.includes(pageType);
}
