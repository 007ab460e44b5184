import { sql, type Expression, type Kysely, type QueryCreator } from 'kysely';
import { createStatement, type Statement, type ValueOf } from '../../../platform/schema/statement';
import type { Tables } from '../../../platform/schema/tables';
import { NEXT_REVISION, TODAY } from './cart-row';
import { CART_COLUMNS, type CartRow } from '../read/stored-cart';

/** A change of a cart that is to be written. */
export interface CartToWrite {
  readonly siteId: string;
  /** The cart as it was found. */
  readonly cart: Pick<CartRow, 'id' | 'revision'>;
  /** What is named when the change is answered. */
  readonly title: string;
  /** What the change is recognised by; `null` for one that never is. */
  readonly identity: string | null;
}

/**
 * Writes a change in one statement: all of it, or nothing where the cart is no longer at the revision at which it was found.
 * Answers the cart's row as it is then.
 */
type Write<Values> = (db: Kysely<Tables>, to: CartToWrite, values: Values) => Promise<CartRow | undefined>;

/** Which cart is marked as changed, at which revision, and what is remembered of the change. */
export interface Marking {
  readonly siteId: string;
  readonly cartId: string;
  readonly foundRevision: number;
  readonly title: string;
  readonly identity: string | null;
}

interface OfLine {
  readonly lineId: string;
}

/** Pieces that a line is to have. */
export interface QuantityOfLine extends OfLine {
  readonly quantity: number;
}

/** What a statement is given, each as it stands in its text. */
export type Given<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

/** The cart's row as it is after the change. */
export const MARKED_ROW = [
  'marked.id',
  'marked.revision',
  'marked.createdAt',
  'marked.place',
  'marked.shippingOptionId',
  'marked.couponCodes',
] as const;

/** Gives a line another quantity. */
export const writeQuantity = writing(
  createStatement((db, value: ValueOf<Marking & QuantityOfLine>) =>
    withQuantity(db, { ...marking(value), lineId: value('lineId'), quantity: value('quantity') }).select(MARKED_ROW),
  ),
);

/** Gives a line of the cart that is marked another quantity. */
export function withQuantity(
  db: QueryCreator<Tables>,
  { lineId, quantity, ...mark }: Given<Marking & QuantityOfLine>,
  also: AlsoMarked = {},
) {
  return marked(db, mark, also)
    .with('line', (part) =>
      part
        .updateTable('cart_line')
        .set({ quantity: quantity })
        .where('id', '=', lineId)
        .where('cart_id', 'in', part.selectFrom('marked').select('id')),
    )
    .selectFrom('marked');
}

/** Keeps what was answered to the form of a line, which is given as JSON. */
export const writeAnswers = writing(
  createStatement((db, value: ValueOf<Marking & OfLine & { readonly answers: string }>) =>
    marked(db, marking(value))
      .with('line', (part) =>
        part
          .updateTable('cart_line')
          .set({ answers: value('answers') })
          .where('id', '=', value('lineId'))
          .where('cart_id', 'in', part.selectFrom('marked').select('id')),
      )
      .selectFrom('marked')
      .select(MARKED_ROW),
  ),
);

/** Takes a line out. */
export const writeRemoval = writing(
  createStatement((db, value: ValueOf<Marking & OfLine>) =>
    marked(db, marking(value))
      .with('line', (part) =>
        part
          .deleteFrom('cart_line')
          .where('id', '=', value('lineId'))
          .where('cart_id', 'in', part.selectFrom('marked').select('id')),
      )
      .selectFrom('marked')
      .select(MARKED_ROW),
  ),
);

/** Puts a line in. A variant that has been deleted since it was found counts as a change of the cart by somebody else. */
export const writeNewLine = writing(
  createStatement((db, value: ValueOf<Marking & OfLine & { readonly variantId: string; readonly quantity: number }>) =>
    marked(db, marking(value), {
      where: sql<boolean>`exists (select from variant where id = ${value('variantId')} for key share)`,
    })
      .with('line', (part) =>
        part
          .insertInto('cart_line')
          .columns(['id', 'site_id', 'cart_id', 'variant_id', 'quantity'])
          .expression(
            part
              .selectFrom('marked')
              .select([
                uuid(value('lineId')).as('id'),
                uuid(value('siteId')).as('site_id'),
                'marked.id as cart_id',
                uuid(value('variantId')).as('variant_id'),
                sql<number>`${value('quantity')}::int`.as('quantity'),
              ]),
          ),
      )
      .selectFrom('marked')
      .select(MARKED_ROW),
  ),
);

/** Keeps what the visitor inputs of the cart; `place` is JSON. */
export const writeInputs = writing(
  createStatement(
    (
      db,
      value: ValueOf<
        Marking & {
          readonly place: string | null;
          readonly shippingOptionId: string | null;
          readonly couponCodes: string[];
        }
      >,
    ) =>
      marked(db, marking(value), {
        become: {
          place: value('place'),
          shipping_option_id: value('shippingOptionId'),
          coupon_codes: value('couponCodes'),
        },
      })
        .selectFrom('marked')
        .select(MARKED_ROW),
  ),
);

interface AlsoMarked {
  /** What else the cart becomes. */
  readonly become?: {
    readonly place: Expression<string | null>;
    readonly shipping_option_id: Expression<string | null>;
    readonly coupon_codes: Expression<string[]>;
  };
  /** What else must hold. */
  readonly where?: Expression<boolean>;
}

/**
 * Gives the cart its next revision where it is at the one found, and remembers the change under it. What waits here for
 * somebody else's change finds another revision afterwards, and does nothing: anyone who changes a cart gives it another.
 */
export function marked(
  db: QueryCreator<Tables>,
  mark: Given<Marking>,
  { become, where = sql<boolean>`true` }: AlsoMarked = {},
) {
  return db
    .with('marked', (part) =>
      part
        .updateTable('cart')
        .set({ ...become, revision: NEXT_REVISION, changed_on: TODAY })
        .where('id', '=', mark.cartId)
        .where('revision', '=', mark.foundRevision)
        .where(where)
        .returning(CART_COLUMNS),
    )
    .with('remembered', (part) =>
      part
        .insertInto('cart_write')
        .columns(['cart_id', 'site_id', 'identity', 'title', 'revision'])
        .expression(
          part
            .selectFrom('marked')
            .select([
              'marked.id as cart_id',
              uuid(mark.siteId).as('site_id'),
              sql<string>`${mark.identity}::text`.as('identity'),
              sql<string>`${mark.title}::text`.as('title'),
              'marked.revision',
            ])
            .where(sql<string>`${mark.identity}::text`, 'is not', null),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['cart_id', 'identity'])
            .doUpdateSet((one) => ({ title: one.ref('excluded.title'), revision: one.ref('excluded.revision') })),
        ),
    );
}

/** The same, told with each asking. */
function marking(value: ValueOf<Marking>): Given<Marking> {
  return {
    siteId: value('siteId'),
    cartId: value('cartId'),
    foundRevision: value('foundRevision'),
    title: value('title'),
    identity: value('identity'),
  };
}

function uuid(value: Expression<string>) {
  return sql<string>`${value}::uuid`;
}

function writing<Values>(statement: Statement<Marking & Values, CartRow>): Write<Values> {
  return async (db, { cart, ...marking }, values) => {
    const [row] = await statement(db, { ...marking, cartId: cart.id, foundRevision: cart.revision, ...values });
    return row;
  };
}
