import { sql, type Expression, type Kysely, type QueryCreator } from 'kysely';
import { createStatement, type Statement, type ValueOf } from '../../../platform/schema/statement';
import type { Tables } from '../../../platform/schema/tables';
import { NEXT_REVISION, TODAY } from './cart-row';
import { CART_COLUMNS, type CartRow } from '../read/stored-cart';
import type { LineRow } from '../read/cart-lines';

export interface CartToWrite {
  readonly siteId: string;
  /** The cart as it was read. */
  readonly cart: Pick<CartRow, 'id' | 'revision'>;
  /** Named in the answer to the change. */
  readonly title: string;
  /** Identifies the change; `null` if it has no key. */
  readonly identity: string | null;
}

/**
 * Writes a change in one statement: all of it, or nothing if the cart's revision has changed since it was read. Returns the
 * cart's new row.
 */
type Write<Values> = (db: Kysely<Tables>, to: CartToWrite, values: Values) => Promise<CartRow | undefined>;

interface Marking {
  readonly siteId: string;
  readonly cartId: string;
  readonly foundRevision: number;
  readonly title: string;
  readonly identity: string | null;
}

interface OfLine {
  readonly lineId: string;
}

export interface QuantityOfLine extends OfLine {
  readonly quantity: number;
}

/** The values of a statement as SQL expressions. */
type Given<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

/** Columns of the cart's row after the change. */
export const MARKED_ROW = [
  'marked.id',
  'marked.revision',
  'marked.createdAt',
  'marked.place',
  'marked.shippingOptionId',
  'marked.couponCodes',
] as const;

const writeQuantity = writing(
  createStatement((db, value: ValueOf<Marking & QuantityOfLine>) =>
    withQuantity(db, { ...marking(value), lineId: value('lineId'), quantity: value('quantity') }).select(MARKED_ROW),
  ),
);

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

/** Stores the answers to a line's form; they are given as JSON. */
const writeAnswers = writing(
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

const writeRemoval = writing(
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

/** Adds a line. A variant that was deleted since it was read counts as a concurrent change. */
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

/** Stores the visitor's inputs for the cart; `place` is JSON. */
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
  /** Further changes of the cart's row. */
  readonly become?: {
    readonly place: Expression<string | null>;
    readonly shipping_option_id: Expression<string | null>;
    readonly coupon_codes: Expression<string[]>;
  };
  /** Further conditions. */
  readonly where?: Expression<boolean>;
}

/**
 * Gives the cart its next revision if its revision is unchanged, and remembers the change. A statement that waits here for
 * a concurrent change then finds another revision, and does nothing.
 */
function marked(
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

/** The change of a line. */
export type LineBecomes =
  | Pick<LineRow, 'quantity'>
  | { readonly answers: NonNullable<LineRow['answers']> }
  | { readonly isGone: true };

/** Writes the change of a line; nothing if somebody else has changed the cart since it was read. */
export function writeLine(
  db: Kysely<Tables>,
  to: CartToWrite,
  { lineId, becomes }: { readonly lineId: string; readonly becomes: LineBecomes },
): Promise<CartRow | undefined> {
  if ('isGone' in becomes) return writeRemoval(db, to, { lineId });
  if ('quantity' in becomes) return writeQuantity(db, to, { lineId, quantity: becomes.quantity });
  return writeAnswers(db, to, { lineId, answers: JSON.stringify(becomes.answers) });
}

/** The lines after the change, derived from the lines before it. */
export function linesAfter(rows: readonly LineRow[], lineId: string, becomes: LineBecomes): readonly LineRow[] {
  if ('isGone' in becomes) return rows.filter(({ id }) => id !== lineId);
  return rows.map((row) => (row.id === lineId ? { ...row, ...becomes } : row));
}
