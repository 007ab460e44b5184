import type { Transaction } from 'kysely';
import { PRODUCT_LIMIT } from 'shared-types/commerce/product';
import { withRetries } from '../../platform/schema/with-retries';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import { earlierWrite, rememberWrite } from './stock-write.store';
import type { StockInput } from './stock-input';

/** `pieces` is the current stock. `sent-before`: the key has made another change. */
export type StockOutcome =
  | { readonly kind: 'changed'; readonly isChanged: boolean; readonly title: string; readonly pieces: number }
  | { readonly kind: 'gone' | 'uncounted' }
  | { readonly kind: 'conflict' | 'sent-before' | 'too-few' | 'too-many'; readonly pieces: number };

/**
 * Changes a stock, once per key. Changes are relative to the current stock, so concurrent sales are not lost; a counted
 * value replaces only the stock that its form showed.
 */
export function changeStock(db: Database, input: StockInput): Promise<StockOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => change(transaction, input)));
}

async function change(transaction: Transaction<Tables>, input: StockInput): Promise<StockOutcome> {
  const { siteId, variantId, name } = input;
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
  const { there, title } = variant;
  // A repeated form waits for the variant's lock, and then finds the first change.
  const earlier = name && (await earlierWrite(transaction, { ...input, name }));
  if (earlier === 'same') return { kind: 'changed', isChanged: false, title, pieces: there };
  if (earlier === 'other') return { kind: 'sent-before', pieces: there };
  if (variant.unlimited) return { kind: 'uncounted' };
  const refusal = refusalOf(input, there);
  if (refusal) return refusal;
  if (name && !(await rememberWrite(transaction, { ...input, name }))) return { kind: 'sent-before', pieces: there };
  const pieces = stockAfter(input, there);
  if (pieces === there) return { kind: 'changed', isChanged: false, title, pieces };
  await transaction.updateTable('variant').set({ qty_in_stock: pieces }).where('id', '=', variantId).execute();
  await bumpRevision(transaction, siteId);
  return { kind: 'changed', isChanged: true, title, pieces };
}

function stockAfter({ how, pieces }: StockInput, there: number): number {
  if (how === 'set') return pieces;
  return how === 'add' ? there + pieces : there - pieces;
}

function refusalOf(input: StockInput, there: number): StockOutcome | undefined {
  const after = stockAfter(input, there);
  if (after < 0) return { kind: 'too-few', pieces: there };
  if (after > PRODUCT_LIMIT.stock) return { kind: 'too-many', pieces: there };
  return input.how === 'set' && there !== input.seen && there !== after
    ? { kind: 'conflict', pieces: there }
    : undefined;
}
