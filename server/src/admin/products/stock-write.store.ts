import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { StockInput } from './stock-input';

type NamedInput = Pick<StockInput, 'siteId' | 'variantId' | 'how' | 'pieces'> & { readonly name: string };

/** Whether this key has made this change, or another one; `undefined` if it is new. */
export async function earlierWrite(
  transaction: Transaction<Tables>,
  { siteId, name, variantId, how, pieces }: NamedInput,
): Promise<'same' | 'other' | undefined> {
  const earlier = await transaction
    .selectFrom('stock_write')
    .select(['variant_id', 'how', 'pieces'])
    .where('site_id', '=', siteId)
    .where('key', '=', name)
    .executeTakeFirst();
  if (!earlier) return undefined;
  const isSame = earlier.variant_id === variantId && earlier.how === how && earlier.pieces === pieces;
  return isSame ? 'same' : 'other';
}

/** Records the change in its transaction; false if the key was used meanwhile. */
export async function rememberWrite(
  transaction: Transaction<Tables>,
  { siteId, name, variantId, how, pieces }: NamedInput,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('stock_write')
    .values({ site_id: siteId, key: name, variant_id: variantId, how, pieces })
    .onConflict((conflict) => conflict.columns(['site_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}
