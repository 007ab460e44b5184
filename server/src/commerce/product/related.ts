import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';

const RELATED_COUNT = 4;

/** The next products in the shop; after the last one the list starts again. */
export function relatedTo(entry: CatalogueEntry, catalogue: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const shelf = catalogue.filter((candidate) => candidate.collectionId === entry.collectionId);
  const index = shelf.indexOf(entry);
  return [...shelf.slice(index + 1), ...shelf.slice(0, index)].slice(0, RELATED_COUNT);
}
