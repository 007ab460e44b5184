import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';

/** The products with these slugs, in this order; hidden ones are skipped. */
export function picked(catalogue: readonly CatalogueEntry[], slugs: readonly string[]): readonly CatalogueEntry[] {
  const bySlug = new Map(catalogue.map((entry) => [entry.product.slug, entry]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The products of the page's collection; on other pages, all products of the site. */
export function shelf(catalogue: readonly CatalogueEntry[], pageId: string): readonly CatalogueEntry[] {
  const own = catalogue.filter((entry) => entry.collectionId === pageId);
  return own.length > 0 ? own : catalogue;
}
