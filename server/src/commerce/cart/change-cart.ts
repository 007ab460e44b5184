import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import type { ErrorCode } from '../../errors';
import type { CartWishes } from '../pricing/priced-cart';
import { answerOf, type CartChange } from './cart-answer';
import type { ChangeWish } from './cart-change';
import { lockOwnCart } from './cart-row';
import { writeWishes } from './cart-write';
import type { CartWriter } from './cart-writer';
import type { CartRow } from './stored-cart';
import { storedWishes } from './stored-wishes';
import { unlessOvertaken } from './unless-overtaken';

/** A change of what a visitor wishes of a cart. */
export interface WishChange {
  readonly wish: ChangeWish;
  /** Says what is wished from now on, and what the change is called, or why not. Wishes that are left out stay. */
  readonly change: (db: Kysely<Tables>, cart: CartRow) => Promise<NewWishes | WishRefusal>;
}

/** What is wished from now on. */
export interface NewWishes {
  readonly title: string;
  readonly wishes: Partial<CartWishes>;
}

/** A change that was not made. Nothing has been stored. */
export interface WishRefusal {
  readonly ok: false;
  readonly code: ErrorCode;
  /** Sentences by field. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Changes what the visitor wishes of a cart with something in it; sent again, it is changed once. */
export function changeCart(
  db: Database,
  writer: CartWriter,
  { wish, change }: WishChange,
): Promise<CartChange | WishRefusal> {
  const { site } = writer;
  const empty = { ok: false, code: 'commerce/cart-empty' } as const;
  return unlessOvertaken<WishRefusal>(db, writer, {
    wish,
    lock: (trx) => lockOwnCart(trx, writer),
    make: async (on, { cart, rows, identity }) => {
      if (rows.length === 0) return empty;
      const made = await change(on, cart);
      if ('ok' in made) return made;
      const { title } = made;
      const row = await writeWishes(
        on,
        { siteId: site.id, cart, title, identity },
        storedWishes({ ...cart, ...made.wishes }),
      );
      return answerOf(site, { cart, title, rows, row });
    },
    makeWithout: async () => empty,
  });
}
