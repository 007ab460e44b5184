import { sql, type Kysely } from 'kysely';
import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { createStatement, type ValueOf } from '../../../platform/schema/statement';
import type { Tables } from '../../../platform/schema/tables';
import { COUNTED_TYPES } from '../../../site/catalogue/stock';
import { answerOf, type CartChange } from './change-cart';
import { identityOf, REMEMBERED_MS, type ChangeInput, type CartWriter } from './cart-change';
import { linesToRead, type LineRow } from '../read/cart-lines';
import { MARKED_ROW, withQuantity, type QuantityOfLine, linesAfter } from './cart-write';
import { CART_COLUMNS, nameOf, type CartName } from '../read/stored-cart';

interface QuantityToSet extends CartName, QuantityOfLine {
  readonly identity: string | null;
  /** In milliseconds; older changes are forgotten. */
  readonly since: number;
}

const TITLE = sql<string>`(select title from found)`;

/** Returns the cart's new row, and the lines as they were read. */
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

/** The cart and the title of the line, if this change is new and the line can have so many pieces. */
function foundCart(db: Kysely<Tables>, value: ValueOf<QuantityToSet>) {
  const lines = linesToRead(db)
    .select((line) =>
      line
        .and([
          line('cart_line.id', '=', value('lineId')),
          line('variant.removed_at', 'is', null),
          line('variant.subscription_plan', 'is', null),
          line('product.workflow_status', '=', WORKFLOW_STATUS.published),
          line('product.product_type', '!=', PRODUCT_TYPE.giftCard),
          line.or([
            line('product.product_type', 'not in', [...COUNTED_TYPES]),
            line('variant.unlimited', '=', true),
            line('variant.qty_in_stock', '>=', value('quantity')),
          ]),
        ])
        .as('isFit'),
    )
    .as('line');
  return db
    .selectFrom('cart')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom(lines)
          .select([
            sql<readonly LineRow[]>`json_agg(line)`.as('lines'),
            sql<string | null>`max(line.title) filter (where line."isFit")`.as('title'),
          ])
          .as('read'),
      (join) => join.onTrue(),
    )
    .select([...CART_COLUMNS, 'read.lines', 'read.title'])
    .where('site_id', '=', value('siteId'))
    .where('token_hash', '=', value('tokenHash'))
    .where('order_id', 'is', null)
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
 * Sets the quantity of a line in one statement. Returns undefined and writes nothing in every other case: no such line, not
 * enough stock, a repeated change, or a concurrent one.
 */
export async function setQuantityAtOnce(
  db: Kysely<Tables>,
  { site, cartToken: token }: CartWriter,
  { lineId, quantity, input }: QuantityOfLine & { readonly input: ChangeInput },
): Promise<CartChange | undefined> {
  if (token === undefined || quantity < 1 || quantity > LINE_QUANTITY_MAX) return undefined;
  const since = Date.now() - REMEMBERED_MS;
  const [set] = await SET(db, { ...nameOf(site, token), lineId, quantity, identity: identityOf(input), since });
  if (!set) return undefined;
  const { lines, title, ...row } = set;
  return answerOf(site, { cart: { ...row, token }, title, rows: linesAfter(lines, lineId, { quantity }), row });
}
