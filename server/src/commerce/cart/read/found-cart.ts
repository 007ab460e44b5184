import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { createStatement, type ValueOf } from '../../../platform/schema/statement';
import type { Tables } from '../../../platform/schema/tables';
import { identityOf, isMeantAgain, REMEMBERED_MS, type ChangeInput, type EarlierChange } from '../write/cart-change';
import type { LineRow } from './cart-lines';
import type { CartWriter } from '../write/cart-writer';
import type { OpenCart } from './just-opened-cart';
import { liveCart, nameOf, type CartName } from './stored-cart';

/** A cart as it was read before a change. */
export interface FoundCart {
  readonly cart: OpenCart;
  readonly rows: readonly LineRow[];
  /** The same change, if it was made before and is not meant again. */
  readonly earlier: EarlierChange | undefined;
  /** Identifies the change; `null` if it has no key. */
  readonly identity: string | null;
}

interface CartAndChange extends CartName {
  readonly identity: string | null;
  /** In milliseconds; older changes are forgotten. */
  readonly since: number;
}

const FIND = createStatement((db, value: ValueOf<CartAndChange>) =>
  liveCart(db, value).select((cart) =>
    jsonObjectFrom(
      cart
        .selectFrom('cart_write')
        .select(['cart_write.title', 'cart_write.revision'])
        .whereRef('cart_write.cart_id', '=', 'cart.id')
        .where('cart_write.identity', '=', value('identity'))
        .where('cart_write.revision', '>', value('since')),
    ).as('earlier'),
  ),
);

/**
 * The visitor's cart, and whether the change was made before, in one statement. A concurrent change shows in neither: the
 * cart still has its previous revision.
 */
export async function findCart(
  db: Kysely<Tables>,
  writer: CartWriter,
  input: ChangeInput,
): Promise<FoundCart | undefined> {
  const { site, cartToken: token } = writer;
  if (token === undefined) return undefined;
  const since = Date.now() - REMEMBERED_MS;
  const identity = identityOf(input);
  const [found] = await FIND(db, { ...nameOf(site, token), identity, since });
  if (!found) return undefined;
  const { lines: rows, earlier, ...row } = found;
  const isMade = earlier && !isMeantAgain(earlier, writer);
  return { cart: { ...row, token }, rows, identity, earlier: isMade ? earlier : undefined };
}
