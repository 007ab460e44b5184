import type { Kysely, Transaction } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { CartInputs } from '../../pricing/priced-cart';
import type { Tables } from '../../../platform/schema/tables';
import type { Site } from '../../../site/directory/site';
import { createStatement, type ValueOf } from '../../../platform/schema/statement';
import { entryOf, linesOfCart, type CartKind } from './cart-lines';
import { tokenHash } from '../../../platform/http/token-hash';

export interface CartOwner extends CartKind {
  /** The visitor's token; undefined if there is none. */
  readonly cartToken?: string | undefined;
}

/** The row of a live cart, with the visitor's inputs. */
export interface CartRow extends CartInputs {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: Date;
}

export const CART_COLUMNS = [
  'id',
  'revision',
  'created_at as createdAt',
  'place',
  'shipping_option_id as shippingOptionId',
  'coupon_codes as couponCodes',
] as const;

/** A live cart as stored. */
export interface StoredCart extends CartRow {
  readonly lines: readonly CartEntry[];
}

export interface CartName {
  readonly siteId: string;
  readonly tokenHash: string;
}

export function nameOf(site: Site, cartToken: string): CartName {
  return { siteId: site.id, tokenHash: tokenHash(cartToken) };
}

const FIND = createStatement(liveCart);

/** A live cart with its lines, in one statement, so that they fit together. */
export function liveCart(db: Kysely<Tables>, value: ValueOf<CartName>) {
  return db
    .selectFrom('cart')
    .select([...CART_COLUMNS, linesOfCart(db).as('lines')])
    .where('site_id', '=', value('siteId'))
    .where('token_hash', '=', value('tokenHash'))
    .where('order_id', 'is', null);
}

/** The visitor's cart; undefined if the token belongs to no cart of this site, or to one that was ordered. */
export async function loadCart(
  db: Kysely<Tables>,
  { site, cartToken, isSubscription }: CartOwner,
): Promise<StoredCart | undefined> {
  if (cartToken === undefined) return undefined;
  const [cart] = await FIND(db, nameOf(site, cartToken));
  return cart && { ...cart, lines: cart.lines.map((line) => entryOf(site, line, isSubscription)) };
}

/** The row of the visitor's cart, locked until the transaction ends, so that changes of one cart are serialized. */
export async function lockCart(trx: Transaction<Tables>, owner: CartOwner): Promise<CartRow | undefined> {
  return cartQuery(trx, owner)?.where('order_id', 'is', null).forUpdate().executeTakeFirst();
}

/** As `lockCart`, for orders, which also find a cart that was already ordered. */
export async function lockCartToOrder(
  trx: Transaction<Tables>,
  owner: CartOwner,
): Promise<(CartRow & { readonly orderId: string | null }) | undefined> {
  return cartQuery(trx, owner)?.select('order_id as orderId').forUpdate().executeTakeFirst();
}

function cartQuery(db: Kysely<Tables>, { site, cartToken }: CartOwner) {
  if (cartToken === undefined) return undefined;
  return db
    .selectFrom('cart')
    .select(CART_COLUMNS)
    .where('site_id', '=', site.id)
    .where('token_hash', '=', tokenHash(cartToken));
}
