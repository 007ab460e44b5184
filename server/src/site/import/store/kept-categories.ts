import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from 'shared-types/site/site-document';
import type { Tables } from '../../../platform/schema/tables';
import type { Mistake } from '../check/mistake';

/** The categories of a site that an import leaves alone. */
export interface KeptCategories {
  readonly siteId: string;
  /** Paths of the shops that have some. */
  readonly shops: readonly string[];
}

/** What an import leaves alone: all categories of a site once its owner has changed one. Nobody changes them meanwhile, who has the products' lock. */
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

/** Kept categories that would go with their shop: those of one shop can move to another that has none. */
export function findCategoryConflicts(document: SiteDocument, kept: KeptCategories | undefined): Mistake[] {
  const gone = goneShops(document, kept);
  if (gone.length === 0 || newShop(document, kept) !== undefined) return [];
  const message = `${gone.join(', ')} is no shop any more, and its categories were changed in the admin area; leave it, or remove them there first`;
  return [{ path: ['pages'], message }];
}

/** Gives kept categories whose shop page is gone the one they can move to. */
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

/** What finding another shop works with. */
export interface RehouseInput {
  readonly document: SiteDocument;
  readonly kept: KeptCategories | undefined;
  /** Ids of pages by path. */
  readonly pageIds: ReadonlyMap<string, string>;
}

function shopsIn({ pages }: SiteDocument): string[] {
  return pages.flatMap(({ path, collection }) => (path.endsWith('{slug}') ? (collection ?? []) : []));
}

function goneShops(document: SiteDocument, kept: KeptCategories | undefined): string[] {
  const shops = shopsIn(document);
  return (kept?.shops ?? []).filter((path) => !shops.includes(path));
}

/** The shop that those of the only one that is gone move to: where kept products without a shop do. */
function newShop(document: SiteDocument, kept: KeptCategories | undefined): string | undefined {
  const [first] = shopsIn(document);
  const isFree = first !== undefined && !kept?.shops.includes(first);
  return isFree && goneShops(document, kept).length === 1 ? first : undefined;
}
