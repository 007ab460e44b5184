import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import type { CartWriter } from './cart-writer';

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

const DAY_MS = 86_400_000;
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
    .executeTakeFirst();
  return made && !isMeantAgain(made, answered) ? made : undefined;
}

/** Remembers a change that was made, for a day: whoever sends it again until then gets the same answer. */
export async function rememberChange(
  trx: Transaction<Tables>,
  { cartId, siteId, ...made }: EarlierChange & { readonly cartId: string; readonly siteId: string },
  wish: ChangeWish,
): Promise<void> {
  if (wish.key === undefined) return;
  await trx
    .deleteFrom('cart_write')
    .where('cart_id', '=', cartId)
    .where('revision', '<', made.revision - DAY_MS)
    .execute();
  await trx
    .insertInto('cart_write')
    .values({ cart_id: cartId, site_id: siteId, identity: identityOf(wish), ...made })
    .onConflict((conflict) => conflict.columns(['cart_id', 'identity']).doUpdateSet(made))
    .execute();
}

function isMeantAgain({ revision }: EarlierChange, answered: readonly number[]): boolean {
  return answered.includes(revision) && Date.now() - revision > SECOND_CLICK_MS;
}

function identityOf({ key, content }: ChangeWish): string {
  return createHash('sha256')
    .update(JSON.stringify([key, ...content]))
    .digest('base64url');
}
