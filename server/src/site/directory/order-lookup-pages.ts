import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { languageOf } from '../../language';
import { lastingId } from './lasting-id';
import { ORDER_LOOKUP_PAGE_SENTENCES } from './order-lookup-page.sentences';
import type { SearchPagesInput } from './search-pages';
import type { Site, SitePage } from './site';

/**
 * The pages on which buyers look for their orders: one for each language in which the site shows orders, and in which its
 * owner has put nothing there.
 */
export function orderLookupPages({ siteId, editions, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  const showsOrders = ({ root }: Pick<Site, 'root'>) => taken.has(root + STORE_PATH.order.replace(':token', '{token}'));
  return editions
    .filter((edition) => showsOrders(edition) && !taken.has(edition.root + STORE_PATH.orderLookup))
    .map((edition) => lookupPage(siteId, edition));
}

function lookupPage(siteId: string, edition: Pick<Site, 'locale' | 'root'>): SitePage {
  const path = edition.root + STORE_PATH.orderLookup;
  const block: Block = {
    id: lastingId(`order lookup block ${siteId} ${path}`),
    type: BLOCK_TYPE.orderLookup,
    settings: {},
  };
  return {
    id: lastingId(`order lookup page ${siteId} ${path}`),
    path,
    pageType: PAGE_TYPE.page,
    ...ORDER_LOOKUP_PAGE_SENTENCES[languageOf(edition)],
    indexed: false,
    isUnlisted: true,
    // It has been the same ever since.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] } },
    blocks: new Map([[block.id, block]]),
  };
}
