import { SEARCH, type SearchResult, type SearchView } from 'shared-types/blocks/search';
import { catalogueOf } from '../../site/catalogue/catalogue';
import { teaserOf } from '../../site/catalogue/teaser';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { excerptOf, markAll } from './excerpt';
import { findEntries, type FoundEntry } from './find-entries';
import { markedPlaces } from './marked-places';
import { isSearchable, parseQuery, type SearchQuery } from './parse-query';

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/**
 * The search results for the query in the address.
 * @implements SRV-33
 */
export const resultsLoader = {
  name: 'blocks/search/results',
  scope: 'query',
  load: async ({ services: { db }, site, query: address }) => {
    const query = parseQuery(address.get(SEARCH.queryParameter) ?? '');
    const page = pageNumber(address.get(SEARCH.pageParameter));
    const outcome = outcomeOf(query);
    const view = { outcome, query: query.text, page } as const;
    if (outcome !== 'searched') return { ...view, results: [], count: 0 };
    const found = await findEntries(db, { site, terms: query.terms, page });
    return { ...view, results: await resultsOf(db, site, found), count: found[0]?.total ?? 0 };
  },
} satisfies Loader<'blocks/search/results'>;

function pageNumber(text: string | null): number {
  return text !== null && PAGE_NUMBER.test(text) ? Number(text) : 1;
}

function outcomeOf(query: SearchQuery): SearchView['outcome'] {
  if (query.text === '') return 'empty';
  if (query.isTooLong) return 'too-long';
  return isSearchable(query) ? 'searched' : 'too-short';
}

/** Skips products that were taken out of the shop since they were indexed. */
async function resultsOf(db: Database, site: Site, found: readonly FoundEntry[]): Promise<SearchResult[]> {
  const catalogue = found.some(({ productId }) => productId !== null) ? await catalogueOf(db, site) : [];
  const products = new Map(catalogue.map((entry) => [entry.product.id, teaserOf(entry)]));
  const pages = new Map(site.pages.map((page) => [page.id, page]));
  return found.flatMap((entry) => {
    const product = products.get(entry.productId ?? '');
    const path = product?.path ?? pages.get(entry.pageId ?? '')?.path;
    return path === undefined ? [] : [{ path, ...textsOf(entry), ...(product ? { product } : {}) }];
  });
}

function textsOf({ title, body, markedTitle, markedBody }: FoundEntry): Pick<SearchResult, 'title' | 'excerpt'> {
  return {
    title: markAll({ text: title, marked: markedPlaces(markedTitle) }),
    excerpt: excerptOf({ text: body, marked: markedPlaces(markedBody) }),
  };
}
