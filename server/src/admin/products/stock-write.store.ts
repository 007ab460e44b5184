import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { StockInput } from './stock-input';

/** A change that came under a name. */
type NamedInput = Pick<StockInput, 'siteId' | 'variantId' | 'how' | 'pieces'> & { readonly name: string };

/** Whether this name has made this change already, or another one; `undefined` where it has made none yet. */
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

/** Remembers the change, in its own transaction. False where the name has made a change of another variant meanwhile. */
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
