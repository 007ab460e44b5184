import type { ProductTeaser } from 'shared-types/commerce/product';
import { SHOP_LISTING, type ShopListing } from 'shared-types/commerce/shop';
import type { Site } from '../../site/directory/site';
import type { MatchedPage } from '../../site/directory/site-page';
import { addressOfPage } from '../../site/page/find/address-of-page';
import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { shopListing, type ShopListingInput } from './shop-listing';
import type { ShopQuery } from './shop-query';

export interface PagedProducts {
  readonly products: readonly ProductTeaser[];
  readonly listing?: ShopListing;
}

export interface PagedInput {
  readonly site: Site;
  readonly matched: MatchedPage;
  readonly list: (entry: CatalogueEntry) => ProductTeaser;
  /** Products of all pages. */
  readonly matching: readonly CatalogueEntry[];
  readonly query: ShopQuery;
  readonly offer?: ShopListingInput['offer'];
}

/**
 * The products of the requested pages; all of them, without page links, if they fit on one page and cannot be filtered.
 */
export function pagedProducts({ site, matched, list, matching, query, offer }: PagedInput): PagedProducts {
  const { perPage } = SHOP_LISTING;
  const listing = shopListing({ site, path: addressOfPage(matched), query, count: matching.length, offer });
  const products = matching.slice(listing.first - 1, listing.lastPage * perPage).map(list);
  const isWhole = matching.length <= perPage && !offer && query.lastPage === 1;
  return isWhole ? { products } : { products, listing };
}
