import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import type { LineRow } from './cart-lines';

/** What becomes of a line. */
export type LineBecomes = Partial<Pick<LineRow, 'quantity' | 'answers'>> | { readonly isGone: true };

/** Changes the line of a locked cart. */
export async function writeLine(trx: Transaction<Tables>, lineId: string, becomes: LineBecomes): Promise<void> {
  if ('isGone' in becomes) {
    await trx.deleteFrom('cart_line').where('id', '=', lineId).execute();
    return;
  }
  const { answers, ...others } = becomes;
  await trx
    .updateTable('cart_line')
    .set({ ...others, ...(answers ? { answers: JSON.stringify(answers) } : {}) })
    .where('id', '=', lineId)
    .execute();
}

/** The lines of a locked cart as they would be read now, when these were read before the change. */
export function linesAfter(rows: readonly LineRow[], lineId: string, becomes: LineBecomes): readonly LineRow[] {
  if ('isGone' in becomes) return rows.filter(({ id }) => id !== lineId);
  return rows.map((row) => (row.id === lineId ? { ...row, ...becomes } : row));
}
