import { SHOP_LISTING, SHOP_SORTS, type ShopSort } from 'shared-types/commerce/shop';
import { amountText, parseAmount, type AmountFormat } from '../../platform/parse-amount';
import type { Site } from '../../site/directory/site';
import { currencyFormat } from '../product/currency-format';

/** Parameters of a shop page's URL. */
export interface ShopQuery {
  /** First and last shown page, from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly sort: ShopSort;
  /** Slugs, sorted and unique. */
  readonly categories: readonly string[];
  /** Price limits in cents. */
  readonly fromCents?: number | undefined;
  readonly toCents?: number | undefined;
}

/** Parameters of a URL without a query. */
export const PLAIN_QUERY: ShopQuery = { firstPage: 1, lastPage: 1, sort: 'featured', categories: [] };

const PAGES = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/;
/** Maximum length of a path segment. */
const LONGEST_SLUG = 200;
const { pageParameter, sortParameter, categoryParameter, priceFromParameter, priceToParameter } = SHOP_LISTING;

/** Parses the parameters. Invalid values are ignored, and swapped price limits are corrected. */
export function readShopQuery(query: URLSearchParams, site: Pick<Site, 'locale' | 'currency'>): ShopQuery {
  const format = priceFormat(site);
  const limits = [priceFromParameter, priceToParameter].map((name) => centsIn(query.get(name), format));
  const [from, to] = limits;
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [fromCents, toCents] = isTurned ? [to, from] : limits;
  const slugs = query.getAll(categoryParameter).filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG);
  return {
    ...pagesIn(query.get(pageParameter)),
    sort: SHOP_SORTS.find((sort) => sort === query.get(sortParameter)) ?? 'featured',
    categories: [...new Set(slugs)].slice(0, SHOP_LISTING.mostCategories).toSorted(),
    fromCents,
    toCents,
  };
}

/** The parameters as a normalized query; empty for the defaults. */
export function writeShopQuery(query: ShopQuery, site: Pick<Site, 'locale' | 'currency'>): URLSearchParams {
  const format = priceFormat(site);
  const { firstPage, lastPage, sort, categories, fromCents, toCents } = query;
  const pages = firstPage === lastPage ? String(lastPage) : `${firstPage}-${lastPage}`;
  const text = new URLSearchParams(categories.map((slug): [string, string] => [categoryParameter, slug]));
  if (fromCents !== undefined) text.append(priceFromParameter, amountText(fromCents, format));
  if (toCents !== undefined) text.append(priceToParameter, amountText(toCents, format));
  if (sort !== 'featured') text.append(sortParameter, sort);
  if (pages !== '1') text.append(pageParameter, pages);
  return text;
}

/** Price format of the site's visitors. */
export function priceFormat({ locale, currency }: Pick<Site, 'locale' | 'currency'>): AmountFormat {
  return { locale, digits: currencyFormat(currency).fractionDigits };
}

function pagesIn(text: string | null): Pick<ShopQuery, 'firstPage' | 'lastPage'> {
  const [, first, last = first] = PAGES.exec(text ?? '') ?? [];
  const [firstPage, lastPage] = [Number(first), Number(last)];
  if (first === undefined || firstPage > lastPage) return { firstPage: 1, lastPage: 1 };
  return { firstPage: Math.max(firstPage, lastPage - SHOP_LISTING.mostPages + 1), lastPage };
}

function centsIn(text: string | null, format: AmountFormat): number | undefined {
  const amount = text === null || text.length > LONGEST_SLUG ? undefined : parseAmount(text, format);
  return amount?.ok ? amount.units : undefined;
}
