import { STORE_PATH } from 'shared-types/commerce/store-path';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { SiteLink } from 'shared-types/site/page/frame';
import type { Site } from '../directory/site';

/** The link to the order lookup in the site locale's language; undefined if the site sells nothing. */
export function orderLookupLink({ pages, root }: Pick<Site, 'pages' | 'root'>): SiteLink | undefined {
  const path = root + STORE_PATH.orderLookup;
  const page = pages.find((one) => one.path === path);
  const looksUp = [...(page?.blocks.values() ?? [])].some(({ type }) => type === BLOCK_TYPE.orderLookup);
  return page && looksUp ? { title: page.title, path } : undefined;
}
