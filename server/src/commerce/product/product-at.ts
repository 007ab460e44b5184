import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import { catalogueOf } from '../../site/catalogue/catalogue';
import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { collectionPath } from '../../site/catalogue/store-paths';

/** A product among the others of its site. */
export interface FoundProduct {
  readonly entry: CatalogueEntry;
  readonly catalogue: readonly CatalogueEntry[];
  /** Path of its shop. */
  readonly shopPath: string;
}

/** The product with this slug; undefined if it is hidden or unknown. */
export async function productAt(db: Database, site: Site, slug: string | undefined): Promise<FoundProduct | undefined> {
  const catalogue = await catalogueOf(db, site);
  const entry = catalogue.find(({ product }) => product.slug === slug);
  return entry && { entry, catalogue, shopPath: collectionPath(site, entry.collectionId) };
}
