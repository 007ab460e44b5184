import type { Database } from '../../schema/database';
import type { Site } from '../../site/directory/site';
import { catalogueOf, type CatalogueEntry } from './catalogue';
import { collectionPath } from './store-paths';

/** A product among the others of its site. */
export interface FoundProduct {
  readonly entry: CatalogueEntry;
  readonly catalogue: readonly CatalogueEntry[];
  /** Path of the shop it belongs to. */
  readonly shopPath: string;
}

/** The product with this slug; hidden and unknown products are alike. */
export async function productAt(db: Database, site: Site, slug: string | undefined): Promise<FoundProduct | undefined> {
  const catalogue = await catalogueOf(db, site);
  const entry = catalogue.find(({ product }) => product.slug === slug);
  return entry && { entry, catalogue, shopPath: collectionPath(site, entry.collectionId) };
}
