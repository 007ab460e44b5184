import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { ORDER_LOOKUP_PAGE_MESSAGES } from './messages/order-lookup-page.messages';
import { ownPage, patternOf, type OwnPage } from './own-page';
import { REVIEW_PAGE_MESSAGES } from './messages/review-page.messages';
import type { SearchPagesInput } from './search-pages';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';

const OWN_PAGES: readonly OwnPage[] = [
  {
    name: 'order lookup',
    path: STORE_PATH.orderLookup,
    pageType: PAGE_TYPE.page,
    blockType: BLOCK_TYPE.orderLookup,
    messages: ORDER_LOOKUP_PAGE_MESSAGES,
  },
  {
    name: 'review',
    path: patternOf(STORE_PATH.review),
    pageType: PAGE_TYPE.reviewsRequest,
    blockType: BLOCK_TYPE.review,
    messages: REVIEW_PAGE_MESSAGES,
  },
];

/**
 * The order lookup and review pages, for each language in which the site shows orders, unless the owner has pages at these
 * paths.
 */
export function orderPages({ siteId, siteLocales, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  const showsOrders = ({ root }: Pick<Site, 'root'>) => taken.has(root + patternOf(STORE_PATH.order));
  return siteLocales
    .filter(showsOrders)
    .flatMap((siteLocale) => OWN_PAGES.map((own) => ownPage(siteId, siteLocale, own)))
    .filter(({ path }) => !taken.has(path));
}
