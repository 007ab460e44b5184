import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import type { Tables } from '../../../platform/schema/tables';
import type { ErrorCode } from '../../../platform/errors';
import type { CartInputs } from '../../pricing/priced-cart';
import { answerOf, type CartChange } from '../read/cart-answer';
import type { ChangeInput } from './cart-change';
import { lockOwnCart } from './cart-row';
import { writeInputs } from './cart-write';
import type { CartWriter } from './cart-writer';
import type { CartRow } from '../read/stored-cart';
import { storedInputs } from '../read/stored-inputs';
import { unlessOvertaken } from './unless-overtaken';

export interface InputChange {
  readonly input: ChangeInput;
  /** The new inputs and the name of the change, or why it is refused. Absent inputs are kept. */
  readonly change: (db: Kysely<Tables>, cart: CartRow) => Promise<NewInputs | InputRefusal>;
}

export interface NewInputs {
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
