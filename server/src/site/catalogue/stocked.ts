import type { Variant } from 'shared-types/commerce/product';
import type { Database } from '../../platform/schema/database';
import type { CatalogueEntry } from './catalogue-entry';

/** Pieces in stock by variant, without unlimited ones. */
export type StockByVariant = ReadonlyMap<string, number>;

/** Reads stock only. */
export async function loadStock(db: Database, siteId: string): Promise<StockByVariant> {
  const rows = await db
    .selectFrom('variant')
    .select(['id', 'qty_in_stock'])
    .where('site_id', '=', siteId)
    .where('removed_at', 'is', null)
    .where('unlimited', '=', false)
    .execute();
  return new Map(rows.map(({ id, qty_in_stock: pieces }) => [id, pieces]));
}

/** The entries with this stock; unchanged entries stay the same objects. */
export function withStock(entries: readonly CatalogueEntry[], stock: StockByVariant): readonly CatalogueEntry[] {
  const piecesOf = ({ id, qtyInStock }: Variant) => stock.get(id) ?? qtyInStock;
  return entries.map((entry) => {
    const { structuredContent } = entry.product;
    const { variants } = structuredContent;
    if (variants.every((variant) => piecesOf(variant) === variant.qtyInStock)) return entry;
    const stocked = variants.map((variant) => ({ ...variant, qtyInStock: piecesOf(variant) }));
    return { ...entry, product: { ...entry.product, structuredContent: { ...structuredContent, variants: stocked } } };
  });
}
