import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';
import type { LineRow } from '../read/cart-lines';
import { writeAnswers, writeQuantity, writeRemoval, type CartToWrite } from './cart-write';
import type { CartRow } from '../read/stored-cart';

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
