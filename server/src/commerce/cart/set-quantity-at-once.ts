import { sql, type Kysely } from 'kysely';
import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { createStatement, type ValueOf } from '../../schema/statement';
import type { Tables } from '../../schema/tables';
import { COUNTED_TYPES } from '../product/stock';
import { answerOf, type CartChange } from './cart-answer';
import { identityOf, REMEMBERED_MS, type ChangeWish } from './cart-change';
import type { LineRow } from './cart-lines';
import { MARKED_ROW, withQuantity, type QuantityOfLine } from './cart-write';
import type { CartWriter } from './cart-writer';
import { linesAfter } from './line-becomes';
import { liveCart, nameOf, type CartName } from './stored-cart';

interface QuantityToSet extends CartName, QuantityOfLine {
  readonly identity: string | null;
  /** In milliseconds; changes from before then are forgotten. */
  readonly since: number;
}

const TITLE = sql<string>`(select title from found)`;

/** Answers the cart's row as it is then, and the lines as they were found. */
const SET = createStatement((db, value: ValueOf<QuantityToSet>) =>
  withQuantity(
    db.with('found', () => foundCart(db, value)),
    {
      siteId: value('siteId'),
      cartId: sql<string>`(select id from found)`,
      foundRevision: sql<number>`(select revision from found)`,
      title: TITLE,
      identity: value('identity'),
      lineId: value('lineId'),
      quantity: value('quantity'),
    },
    { where: sql<boolean>`${TITLE} is not null` },
  )
    .select(MARKED_ROW)
    .select([sql<readonly LineRow[]>`(select lines from found)`.as('lines'), TITLE.as('title')]),
);

/** The cart where this change of it has not been made, with the title of the line where that can have so many pieces. */
function foundCart(db: Kysely<Tables>, value: ValueOf<QuantityToSet>) {
  return liveCart(db, value)
    .select((cart) =>
      cart
        .selectFrom('cart_line')
        .innerJoin('variant', 'variant.id', 'cart_line.variant_id')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select('product.title')
        .whereRef('cart_line.cart_id', '=', 'cart.id')
        .where('cart_line.id', '=', value('lineId'))
        .where('variant.removed_at', 'is', null)
        .where('variant.subscription_plan', 'is', null)
        .where('product.workflow_status', '=', WORKFLOW_STATUS.published)
        .where('product.product_type', '!=', PRODUCT_TYPE.giftCard)
        .where(({ eb, or }) =>
          or([
            eb('product.product_type', 'not in', [...COUNTED_TYPES]),
            eb('variant.unlimited', '=', true),
            eb('variant.qty_in_stock', '>=', value('quantity')),
          ]),
        )
        .as('title'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cart_write')
            .whereRef('cart_write.cart_id', '=', 'cart.id')
            .where('cart_write.identity', '=', value('identity'))
            .where('cart_write.revision', '>', value('since')),
        ),
      ),
    );
}

/**
 * Gives a line of the visitor's cart another quantity in one statement. Answers `undefined`, with nothing written, where there
 * is anything to think about: no such line, pieces that are not there, a change that has been made before, or somebody who
 * changes the cart just now.
 */
export async function setQuantityAtOnce(
  db: Kysely<Tables>,
  { site, cartToken: token }: CartWriter,
  { lineId, quantity, wish }: QuantityOfLine & { readonly wish: ChangeWish },
): Promise<CartChange | undefined> {
  if (token === undefined || quantity < 1 || quantity > LINE_QUANTITY_MAX) return undefined;
  const since = Date.now() - REMEMBERED_MS;
  const [set] = await SET(db, { ...nameOf(site, token), lineId, quantity, identity: identityOf(wish), since });
  if (!set) return undefined;
  const { lines, title, ...row } = set;
  return answerOf(site, { cart: { ...row, token }, title, rows: linesAfter(lines, lineId, { quantity }), row });
}
