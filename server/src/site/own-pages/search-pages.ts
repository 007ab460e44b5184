import { SEARCH } from 'shared-types/blocks/search';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { languageOf } from '../../platform/language';
import { lastingId } from './lasting-id';
import { SEARCH_PAGE_MESSAGES } from './messages/search-page.messages';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';

export interface SearchPagesInput {
  readonly siteId: string;
  readonly siteLocales: readonly Pick<Site, 'locale' | 'root'>[];
  readonly pages: readonly SitePage[];
}

/**
 * The built-in search pages, one for each language in which the owner has no page at the path.
 *
 * @implements SRV-03
 */
export function searchPages({ siteId, siteLocales, pages }: SearchPagesInput): SitePage[] {
  const taken = new Set(pages.map(({ path }) => path));
  return siteLocales
    .filter(({ root }) => !taken.has(root + SEARCH.path))
    .map((siteLocale) => searchPage(siteId, siteLocale));
}

function searchPage(siteId: string, siteLocale: Pick<Site, 'locale' | 'root'>): SitePage {
  const path = siteLocale.root + SEARCH.path;
  const block: Block = { id: lastingId(`search block ${siteId} ${path}`), type: BLOCK_TYPE.search, settings: {} };
  return {
    id: lastingId(`search page ${siteId} ${path}`),
    path,
    pageType: PAGE_TYPE.search,
    ...SEARCH_PAGE_MESSAGES[languageOf(siteLocale)],
    indexed: false,
    // Built-in pages never change.
    changedAt: new Date(0),
    body: { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [block.id] }] }] } },
    blocks: new Map([[block.id, block]]),
  };
}
