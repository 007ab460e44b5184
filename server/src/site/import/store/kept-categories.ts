import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import type { Mistake } from '../check/mistake';

/** Categories that an import does not change. */
export interface KeptCategories {
  readonly siteId: string;
  /** Paths of their shops. */
  readonly shops: readonly string[];
}

/**
 * All categories of a site, once its owner has changed one. The products' lock keeps owners from changing them meanwhile.
 */
export async function keptCategoriesOf(
  transaction: Transaction<Tables>,
  identifier: string,
): Promise<KeptCategories | undefined> {
  const changed = await transaction
    .selectFrom('category_change')
    .innerJoin('site', 'site.id', 'category_change.site_id')
    .select('site.id as siteId')
    .where('site.identifier', '=', identifier)
    .limit(1)
    .executeTakeFirst();
  if (!changed) return undefined;
  const shops = await transaction
    .selectFrom('category')
    .innerJoin('page', 'page.id', 'category.collection_id')
    .select('page.path')
    .distinct()
    .where('category.site_id', '=', changed.siteId)
    .execute();
  return { ...changed, shops: shops.map(({ path }) => path) };
}

/** Conflicts of kept categories whose shop is deleted: they can only move together, to a shop without categories. */
export function findCategoryConflicts(document: SiteDocument, kept: KeptCategories | undefined): Mistake[] {
  const gone = goneShops(document, kept);
  if (gone.length === 0 || newShop(document, kept) !== undefined) return [];
  const message = `${gone.join(', ')} is no shop any more, and its categories were changed in the admin area; leave it, or remove them there first`;
  return [{ path: ['pages'], message }];
}

/** Moves kept categories whose shop page is deleted to another shop. */
export async function rehouseCategories(
  transaction: Transaction<Tables>,
  { document, kept, pageIds }: RehouseInput,
): Promise<void> {
  const shop = pageIds.get(newShop(document, kept) ?? '');
  if (!kept || shop === undefined) return;
  await transaction
    .updateTable('category')
    .set({ collection_id: shop })
    .where('site_id', '=', kept.siteId)
    .where('collection_id', '!=', sql<string>`all(${[...pageIds.values()]}::uuid[])`)
    .execute();
}

export interface RehouseInput {
  readonly document: SiteDocument;
  readonly kept: KeptCategories | undefined;
  readonly pageIds: ReadonlyMap<string, string>;
}

function shopsIn({ pages }: SiteDocument): string[] {
  return pages.flatMap(({ path, collection }) => (path.endsWith('{slug}') ? (collection ?? []) : []));
}

function goneShops(document: SiteDocument, kept: KeptCategories | undefined): string[] {
  const shops = shopsIn(document);
  return (kept?.shops ?? []).filter((path) => !shops.includes(path));
}

/** The new shop: the one to which kept products move. */
function newShop(document: SiteDocument, kept: KeptCategories | undefined): string | undefined {
  const [first] = shopsIn(document);
  const isFree = first !== undefined && !kept?.shops.includes(first);
  return isFree && goneShops(document, kept).length === 1 ? first : undefined;
}
