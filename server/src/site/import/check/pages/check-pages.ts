import { CART_CALLS } from 'shared-types/commerce/cart';
import { DOWNLOAD_PATH } from 'shared-types/commerce/orders/download';
import { PREVIEW_PATH } from 'shared-types/admin/pages/page-settings';
import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PLATFORM_PATH } from 'shared-types/site/limits';
import { MEMBER_PATH } from 'shared-types/site/people/member-password';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { isPattern } from '../../../directory/is-pattern';
import { findRepeated } from '../find-repeated';
import type { Mistake } from '../mistake';

/** First path segments of routes of the server. */
const TAKEN = new Set([
  'api',
  'feeds',
  'images',
  'remotes',
  'frame',
  'config',
  'site-users',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'apple-touch-icon.png',
  'favicon.ico',
  'favicon.svg',
  '.well-known',
  PLATFORM_PATH.replaceAll('/', ''),
]);
const TAKEN_PATHS: readonly string[] = [
  CART_CALLS.goToCheckout.path,
  BILLING_PLAN_CALLS.upgrade.path,
  BILLING_PLAN_CALLS.changePlan.path,
];

/** Files of digital products are below this path. */
const DOWNLOADS = DOWNLOAD_PATH.replace(':link', '');
/** Links to drafts are below this path. */
const PREVIEWS = PREVIEW_PATH.replace(':token', '');

/**
 * Pages must have unique paths that no route uses, item pages must have a collection, and pages that request reviews the
 * right type.
 *
 * @implements ROUTE-05 START-14 LIMIT-09
 */
export function checkPages({ site, pages }: SiteDocument): Mistake[] {
  const paths = new Set(pages.map((page) => page.path));
  return [
    ...(paths.has('/') ? [] : [{ path: ['pages'], message: 'there is no page at /' }]),
    ...findRepeated(
      'page at',
      pages.map((page, index) => ({ path: ['pages', index, 'path'], name: page.path })),
    ),
    ...findRepeated('pattern at', patternFolders(pages)),
    ...pages.flatMap((page, index) =>
      checkPage(page, { paths, roots: (site.languages ?? []).map(({ root }) => root) }).map(({ path, message }) => ({
        path: ['pages', index, ...path],
        message,
      })),
    ),
    ...checkDemos(site.website?.demoCollections ?? [], paths),
  ];
}

/** Two patterns in one folder would both match every path there. */
function patternFolders(pages: readonly DocumentPage[]) {
  return pages.flatMap(({ path }, index) =>
    isPattern(path) ? [{ path: ['pages', index, 'path'], name: path.slice(0, path.lastIndexOf('/') + 1) }] : [],
  );
}

interface KnownPaths {
  readonly paths: ReadonlySet<string>;
  /** Path prefixes of the site's other languages. */
  readonly roots: readonly string[];
}

function checkPage({ path, pageType, collection, blocks }: DocumentPage, { paths, roots }: KnownPaths): Mistake[] {
  const isItemPage = path.endsWith('{slug}');
  const mistakes: Mistake[] = [];
  if (isTaken(path) || roots.some((root) => isForMembers(path, root)))
    mistakes.push({ path: ['path'], message: `the server answers ${path} itself` });
  if (isItemPage && collection === undefined)
    mistakes.push({ path: ['collection'], message: 'is missing: a page for items must say whose items it shows' });
  if (!isItemPage && collection !== undefined)
    mistakes.push({ path: ['collection'], message: 'belongs to a page whose path ends in {slug}' });
  if (pageType !== PAGE_TYPE.reviewsRequest && blocks.some(({ type }) => type === BLOCK_TYPE.review))
    mistakes.push({
      path: ['blocks'],
      message: `reviews are asked for on pages of type ${PAGE_TYPE.reviewsRequest} alone`,
    });
  if (collection !== undefined && !isCollection(collection, paths))
    mistakes.push({ path: ['collection'], message: `there is no page at ${collection}` });
  return mistakes;
}

/** True for a path of the members' password pages. */
function isForMembers(path: string, root: string): boolean {
  return Object.values(MEMBER_PATH).some((own) => path === root + own);
}

/** True for a path that no page may have. */
export function isTaken(path: string): boolean {
  const isBelow = [DOWNLOADS, PREVIEWS].some((folder) => path.startsWith(folder));
  return TAKEN.has(path.split('/')[1] ?? '') || TAKEN_PATHS.includes(path) || isBelow;
}

function checkDemos(demos: readonly string[], paths: ReadonlySet<string>): Mistake[] {
  return demos.flatMap((demo, index) =>
    isCollection(demo, paths)
      ? []
      : [{ path: ['site', 'website', 'demoCollections', index], message: `there is no page at ${demo}` }],
  );
}

function isCollection(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) && !isPattern(path);
}
