import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page';
import { PAGE_TYPE } from 'shared-types/site/page-type';
import { languageOf, type InLanguages } from '../../language';
import { lastingId } from './lasting-id';
import { ORDER_LOOKUP_PAGE_SENTENCES } from './order-lookup-page.sentences';
import { REVIEW_PAGE_SENTENCES } from './review-page.sentences';
import type { SearchPagesInput } from './search-pages';
import type { Site, SitePage } from './site';

/** A page that a store has by itself. */
interface OwnPage extends Pick<SitePage, 'path' | 'pageType'> {
  /** Its ids are made of it. */
  readonly name: string;
  readonly blockType: Block['type'];
  readonly sentences: InLanguages<Pick<SitePage, 'title' | 'description'>>;
}

const OWN_PAGES: readonly OwnPage[] = [
  {
    name: 'order lookup',
    path: STORE_PATH.orderLookup,
    pageType: PAGE_TYPE.page,
    blockType: BLOCK_TYPE.orderLookup,
    sentences: ORDER_LOOKUP_PAGE_SENTENCES,
  },
  {
    name: 'review',
    path: patternOf(STORE_PATH.review),
    pageType: PAGE_TYPE.reviewsRequest,
    blockType: BLOCK_TYPE.review,
    sentences: REVIEW_PAGE_SENTENCES,
  },
];

/**
 * The pages on which buyers look for their orders, and say what these were worth: for each language in which the site shows
 * orders, and in which its owner has put nothing there.
 */
export function orderPages({ siteId, editions, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  const showsOrders = ({ root }: Pick<Site, 'root'>) => taken.has(root + patternOf(STORE_PATH.order));
  return editions
    .filter(showsOrders)
    .flatMap((edition) => OWN_PAGES.map((own) => ownPage(siteId, edition, own)))
    .filter(({ path }) => !taken.has(path));
}

/** As pages write it. */
function patternOf(path: string): string {
  return path.replace(':token', '{token}');
}

function ownPage(
  siteId: string,
  edition: Pick<Site, 'locale' | 'root'>,
  { name, path: ownPath, pageType, blockType, sentences }: OwnPage,
): SitePage {
  const path = edition.root + ownPath;
  const block: Block = { id: lastingId(`${name} block ${siteId} ${path}`), type: blockType, settings: {} };
  return {
    id: lastingId(`${name} page ${siteId} ${path}`),
    path,
    pageType,
    ...sentences[languageOf(edition)],
    indexed: false,
    isUnlisted: true,
    // It has been the same ever since.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] } },
    blocks: new Map([[block.id, block]]),
  };
}
