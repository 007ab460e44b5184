import {
  SHOP_LISTING,
  SHOP_SORTS,
  type ShopFilters,
  type ShopListing,
  type ShopPriceLimit,
} from 'shared-types/commerce/shop';
import { amountText } from '../../platform/parse-amount';
import type { Site } from '../../site/directory/site';
import type { StoredCategory } from '../../site/catalogue/categories-of';
import { priceFormat, writeShopQuery, type ShopQuery } from './shop-query';

export interface ShopListingInput {
  readonly site: Pick<Site, 'locale' | 'currency'>;
  /** Path of the page. */
  readonly path: string;
  readonly query: ShopQuery;
  /** Number of matching products. */
  readonly count: number;
  /** Available filters; undefined if the shop does not offer them. */
  readonly offer?: { readonly categories: readonly StoredCategory[]; readonly hasSales: boolean } | undefined;
}

/** Links to other pages of the shop, and its filters. */
export function shopListing(input: ShopListingInput): ShopListing {
  const { query, count } = input;
  const pageCount = Math.max(1, Math.ceil(count / SHOP_LISTING.perPage));
  const lastPage = Math.min(query.lastPage, pageCount);
  const firstPage = Math.min(query.firstPage, lastPage);
  const pathOf = createPathOf(input);
  const pageAt = (page: number) => pathOf({ firstPage: page, lastPage: page });
  return {
    count,
    first: (firstPage - 1) * SHOP_LISTING.perPage + 1,
    firstPage,
    lastPage,
    ...(firstPage > 1 && { previousPath: pageAt(firstPage - 1) }),
    ...(lastPage < pageCount && { nextPath: pageAt(lastPage + 1) }),
    ...(query.lastPage > pageCount && { insteadPath: pathOf({ firstPage, lastPage }) }),
    ...(input.offer && { filters: filtersOf(input, input.offer) }),
  };
}

/** Paths of the same list with changed parameters. */
function createPathOf({ site, path, query }: ShopListingInput): (changes: Partial<ShopQuery>) => string {
  return (changes) => {
    const text = writeShopQuery({ ...query, ...changes }, site).toString();
    return text === '' ? path : `${path}?${text}`;
  };
}

/** A changed filter starts at the first page. */
const FIRST = { firstPage: 1, lastPage: 1 };

function filtersOf(input: ShopListingInput, offer: NonNullable<ShopListingInput['offer']>): ShopFilters {
  const { site, path, query } = input;
  const { sort, categories: chosen, fromCents, toCents } = query;
  const pathOf = createPathOf(input);
  const limit = (cents: number | undefined, without: Partial<ShopQuery>): ShopPriceLimit | undefined =>
    cents === undefined
      ? undefined
      : { cents, text: amountText(cents, priceFormat(site)), pathWithout: pathOf({ ...FIRST, ...without }) };
  const priceFrom = limit(fromCents, { fromCents: undefined });
  const priceTo = limit(toCents, { toCents: undefined });
  const isFiltered = chosen.length > 0 || priceFrom !== undefined || priceTo !== undefined;
  const withoutCategory = (slug: string) => pathOf({ ...FIRST, categories: chosen.filter((one) => one !== slug) });
  return {
    path,
    sort,
    sorts: SHOP_SORTS.filter((one) => one !== 'best-selling' || offer.hasSales),
    categories: offer.categories.map(({ slug, name }) => ({
      slug,
      name,
      ...(chosen.includes(slug) && { pathWithout: withoutCategory(slug) }),
    })),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
    ...(isFiltered && {
      clearPath: pathOf({ ...FIRST, categories: [], fromCents: undefined, toCents: undefined }),
    }),
  };
}
