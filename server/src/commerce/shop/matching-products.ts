import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { unitPriceCents } from '../../site/catalogue/unit-price';
import type { ShopQuery } from './shop-query';

export interface MatchingInput {
  readonly query: ShopQuery;
  /** Ids of the products in the chosen categories; undefined if none is chosen. */
  readonly inCategories?: ReadonlySet<string> | undefined;
  /** Sold pieces by product id. */
  readonly sold: ReadonlyMap<string, number>;
  /** BCP 47 tag for sorting names. */
  readonly locale: string;
}

/** The matching products of all pages, sorted; equal ones keep the owner's order. */
export function matchingProducts(
  all: readonly CatalogueEntry[],
  { query, inCategories, sold, locale }: MatchingInput,
): readonly CatalogueEntry[] {
  const { sort, fromCents = 0, toCents = Infinity } = query;
  const matching = all.filter(
    (entry) =>
      (inCategories?.has(entry.product.id) ?? true) &&
      pricesOf(entry).some((cents) => cents >= fromCents && cents <= toCents),
  );
  if (sort === 'featured') return matching;
  if (sort === 'name') {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return matching.toSorted((a, b) => compare(a.product.title, b.product.title));
  }
  const rankOf = {
    price: lowestPrice,
    'price-descending': (entry: CatalogueEntry) => -lowestPrice(entry),
    newest: ({ createdAt }: CatalogueEntry) => -createdAt.getTime(),
    'best-selling': ({ product }: CatalogueEntry) => -(sold.get(product.id) ?? 0),
  }[sort];
  return matching.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Prices of the variants in cents. */
function pricesOf({ product }: CatalogueEntry): number[] {
  return product.structuredContent.variants.map(unitPriceCents);
}

function lowestPrice(entry: CatalogueEntry): number {
  return Math.min(...pricesOf(entry));
}
