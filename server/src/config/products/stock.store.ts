import type { Transaction } from 'kysely';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import type { StockChange } from 'shared-types/config/products';
import { withRetries } from '../../schema/with-retries';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { bumpRevision } from '../../site/directory/revision';

/** Whose stock is to become what. */
export interface StockWish {
  readonly siteId: string;
  readonly variantId: string;
  readonly how: StockChange;
  readonly pieces: number;
  /** The stock that was shown; a count of the shelf replaces that one and no other. */
  readonly seen: number;
}

/** How that ended; `pieces` are in stock now. */
export type StockOutcome =
  | { readonly kind: 'changed'; readonly isChanged: boolean; readonly title: string; readonly pieces: number }
  | { readonly kind: 'gone' | 'uncounted' }
  | { readonly kind: 'conflict' | 'too-few' | 'too-many'; readonly pieces: number };

/**
 * Changes the stock of a variant. What buyers take meanwhile is not lost: pieces are added to or taken from what is there
 * then, and a count of the shelf is not written over a stock that nobody has seen.
 */
export function changeStock(db: Database, wish: StockWish): Promise<StockOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => change(transaction, wish)));
}

async function change(transaction: Transaction<Tables>, wish: StockWish): Promise<StockOutcome> {
  const { siteId, variantId } = wish;
  const variant = await transaction
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.qty_in_stock as there', 'variant.unlimited', 'product.title'])
    .where('variant.id', '=', variantId)
    .where('variant.site_id', '=', siteId)
    .where('variant.removed_at', 'is', null)
    .where('product.removed_at', 'is', null)
    .forNoKeyUpdate('variant')
    .executeTakeFirst();
  if (!variant) return { kind: 'gone' };
  if (variant.unlimited) return { kind: 'uncounted' };
  const { there, title } = variant;
  const refusal = refusalOf(wish, there);
  if (refusal) return refusal;
  const pieces = stockAfter(wish, there);
  if (pieces === there) return { kind: 'changed', isChanged: false, title, pieces };
  await transaction.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', variantId).execute();
  await bumpRevision(transaction, siteId);
  return { kind: 'changed', isChanged: true, title, pieces };
}

function stockAfter({ how, pieces }: StockWish, there: number): number {
  if (how === 'set') return pieces;
  return how === 'add' ? there + pieces : there - pieces;
}

function refusalOf(wish: StockWish, there: number): StockOutcome | undefined {
  const after = stockAfter(wish, there);
  if (after < 0) return { kind: 'too-few', pieces: there };
  if (after > PRODUCT_LIMIT.stock) return { kind: 'too-many', pieces: there };
  return wish.how === 'set' && there !== wish.seen && there !== after ? { kind: 'conflict', pieces: there } : undefined;
}
