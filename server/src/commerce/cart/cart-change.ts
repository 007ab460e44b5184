import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import { bumpCart, bumped } from './cart-row';
import type { CartWriter } from './cart-writer';
import type { CartRow } from './stored-cart';

/** A change as it is asked for. */
export interface ChangeWish {
  /** Names this one change; without it the change is never recognised. */
  readonly key?: string | undefined;
  /** What is to be changed. The same key with another content is another change: a page from the browser's history keeps its key. */
  readonly content: readonly unknown[];
}

/** A change that has been made before. */
export interface EarlierChange {
  readonly title: string;
  readonly revision: number;
}

/** How long a change is remembered, in milliseconds: a day. */
export const REMEMBERED_MS = 86_400_000;
/** A second click on the same button comes before the page that answers the first; whoever goes back and presses again comes later. */
const SECOND_CLICK_MS = 2_000;

/** The same change, where it has been made in this cart and is not asked for anew. The cart must be locked. */
export async function earlierChange(
  trx: Transaction<Tables>,
  { cartId, answered }: { readonly cartId: string; readonly answered: CartWriter['answered'] },
  wish: ChangeWish,
): Promise<EarlierChange | undefined> {
  if (wish.key === undefined) return undefined;
  const made = await trx
    .selectFrom('cart_write')
    .select(['title', 'revision'])
    .where('cart_id', '=', cartId)
    .where('identity', '=', identityOf(wish))
    .where('revision', '>', Date.now() - REMEMBERED_MS)
    .executeTakeFirst();
  return made && !isMeantAgain(made, answered) ? made : undefined;
}

/** A change that is being made. */
export interface MadeChange {
  readonly cartId: string;
  readonly siteId: string;
  readonly title: string;
  readonly wish: ChangeWish;
}

/**
 * Marks the locked cart as changed, and remembers the change for a day: whoever sends it again until then gets the same
 * answer. Answers the cart's row as it is now.
 */
export function writeChange(trx: Transaction<Tables>, { cartId, siteId, title, wish }: MadeChange): Promise<CartRow> {
  if (wish.key === undefined) return bumpCart(trx, cartId);
  return trx
    .with('bumped', (db) => bumped(db, cartId))
    .with('remembered', (db) =>
      db
        .insertInto('cart_write')
        .columns(['cart_id', 'site_id', 'identity', 'title', 'revision'])
        .expression(
          db
            .selectFrom('bumped')
            .select((one) => [
              'bumped.id',
              sql<string>`${siteId}::uuid`.as('site_id'),
              one.val(identityOf(wish)).as('identity'),
              one.val(title).as('title'),
              'bumped.revision',
            ]),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['cart_id', 'identity'])
            .doUpdateSet((one) => ({ title: one.ref('excluded.title'), revision: one.ref('excluded.revision') })),
        ),
    )
    .selectFrom('bumped')
    .selectAll()
    .executeTakeFirstOrThrow();
}

function isMeantAgain({ revision }: EarlierChange, answered: readonly number[]): boolean {
  return answered.includes(revision) && Date.now() - revision > SECOND_CLICK_MS;
}

function identityOf({ key, content }: ChangeWish): string {
  return createHash('sha256')
    .update(JSON.stringify([key, ...content]))
    .digest('base64url');
}
