import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import type { ErrorCode } from '../../../platform/errors';
import type { CartInputs } from '../../pricing/priced-cart';
import {
  type ChangeInput,
  type CartWriter,
  identityOf,
  isMeantAgain,
  REMEMBERED_MS,
  type EarlierChange,
} from './cart-change';
import { lockOwnCart, storedInputs, type OpenCart } from './cart-row';
import { writeInputs } from './cart-write';
import { type CartRow, liveCart, nameOf, type CartName, type StoredCart } from '../read/stored-cart';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { createStatement, type ValueOf } from '../../../platform/schema/statement';
import { type LineRow, entryOf } from '../read/cart-lines';
import type { Site } from '../../../site/directory/site';

interface InputChange {
  readonly input: ChangeInput;
  /** The new inputs and the name of the change, or why it is refused. Absent inputs are kept. */
  readonly change: (db: Kysely<Tables>, cart: CartRow) => Promise<NewInputs | InputRefusal>;
}

interface NewInputs {
  readonly title: string;
  readonly inputs: Partial<CartInputs>;
}

/** A refused change. Nothing has been stored. */
export interface InputRefusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Messages by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Changes the visitor's inputs for a cart that is not empty; a repeated request changes them once. */
export function changeCart(
  db: Database,
  writer: CartWriter,
  { input, change }: InputChange,
): Promise<CartChange | InputRefusal> {
  const { site } = writer;
  const empty = { ok: false, code: 'commerce/cart-empty' } as const;
  return unlessOvertaken<InputRefusal>(db, writer, {
    input,
    lock: (trx) => lockOwnCart(trx, writer),
    make: async (on, { cart, rows, identity }) => {
      if (rows.length === 0) return empty;
      const made = await change(on, cart);
      if ('ok' in made) return made;
      const { title } = made;
      const row = await writeInputs(
        on,
        { siteId: site.id, cart, title, identity },
        storedInputs({ ...cart, ...made.inputs }),
      );
      return answerOf(site, { cart, title, rows, row });
    },
    makeWithout: async () => empty,
  });
}

interface CartChanging<Refusal> {
  readonly input: ChangeInput;
  /** Locks the visitor's cart until the transaction ends. */
  readonly lock: (trx: Transaction<Tables>) => Promise<OpenCart | undefined>;
  /**
   * Decides by what was read, and writes in one statement. Returns undefined and writes nothing if somebody else has
   * changed the cart meanwhile.
   */
  readonly make: (db: Kysely<Tables>, found: FoundCart) => Promise<CartChange | Refusal | undefined>;
  /** As `make`, for a visitor without a cart. */
  readonly makeWithout: (trx: Transaction<Tables>) => Promise<CartChange | Refusal | undefined>;
}

/**
 * Changes a cart without a lock first, since concurrent changes are rare. After a conflict the cart is read and changed
 * again under its lock. A repeated change gets the same answer.
 */
export async function unlessOvertaken<Refusal>(
  db: Database,
  writer: CartWriter,
  { input, lock, make, makeWithout }: CartChanging<Refusal>,
): Promise<CartChange | Refusal> {
  const change = async (on: Kysely<Tables>, cartToken = writer.cartToken) => {
    const found = await findCart(on, { ...writer, cartToken }, input);
    return found && (earlierAnswer(writer, found) ?? make(on, found));
  };
  const made = await change(db);
  if (made) return made;
  return db.transaction().execute(async (trx) => {
    const cart = await lock(trx);
    const last = await (cart ? change(trx, cart.token) : makeWithout(trx));
    if (!last) throw new Error('A locked cart was changed by somebody else.');
    return last;
  });
}

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
async function findCart(db: Kysely<Tables>, writer: CartWriter, input: ChangeInput): Promise<FoundCart | undefined> {
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

/** A change of a cart, made now or by an earlier request with the same key. */
export interface CartChange {
  readonly ok: true;
  readonly cart: StoredCart;
  /** Opens the cart. */
  readonly token: string;
  /** Title of the changed product, or the code of a coupon; may be empty. */
  readonly title: string;
  /** The cart's revision after this change. */
  readonly revision: number;
}

/** The answer to a repeated change: the current cart. */
function earlierAnswer({ site }: CartWriter, { cart, rows, earlier }: FoundCart): CartChange | undefined {
  if (!earlier) return undefined;
  const { token, ...row } = cart;
  return { ok: true, cart: withLines(site, row, rows), token, ...earlier };
}

interface WrittenChange {
  readonly cart: OpenCart;
  readonly title: string;
  /** The lines after the change. */
  readonly rows: readonly LineRow[];
  /** The cart's row after the change; undefined if somebody else has changed the cart meanwhile. */
  readonly row: CartRow | undefined;
}

/** The answer to a change; undefined if somebody else has changed the cart meanwhile. */
export function answerOf(site: Site, { cart, title, rows, row }: WrittenChange): CartChange | undefined {
  return row && { ok: true, cart: withLines(site, row, rows), token: cart.token, title, revision: row.revision };
}

function withLines(site: Site, row: CartRow, rows: readonly LineRow[]): StoredCart {
  return { ...row, lines: rows.map((line) => entryOf(site, line)) };
}
