import { sql } from 'kysely';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { Database } from '../../platform/schema/database';

/** As many as are read at a glance; the list of products has the others. */
const PRODUCTS_NAMED = 5;

export interface LowStock {
  readonly count: number;
  /** The scarcest first. */
  readonly products: readonly { readonly id: string; readonly title: string; readonly pieces: number }[];
}

/** Public products with a variant of which there are at most `most` pieces. */
export async function findLowStock(
  db: Database,
  { siteId, most }: { readonly siteId: string; readonly most: number },
): Promise<LowStock> {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['product.id', 'product.title'])
    .select((eb) => eb.fn.min<number>('qty_in_stock').as('pieces'))
    .select(sql<number>`count(*) over ()`.as('count'))
    .where('variant.site_id', '=', siteId)
    .where('variant.removed_at', 'is', null)
    .where('variant.unlimited', '=', false)
    .where('variant.qty_in_stock', '<=', most)
    .where('product.removed_at', 'is', null)
    .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
    .groupBy(['product.id', 'product.title'])
    .orderBy('pieces')
    .orderBy('product.title')
    .orderBy('product.id')
    .limit(PRODUCTS_NAMED)
    .execute();
  return {
    count: Number(rows[0]?.count ?? 0),
    products: rows.map(({ id, title, pieces }) => ({ id, title, pieces: Number(pieces) })),
  };
}
