import type { SentFields } from '../../field-reader';
import { TICKED } from '../../form-fields';
import type { ProductState } from '../product-state';

const ROW = /^v\.([\w-]{1,40})\./;

/** Rows that the form has sent. */
export function sentRows(fields: SentFields): readonly string[] {
  return [...new Set(Object.keys(fields).flatMap((name) => ROW.exec(name)?.[1] ?? []))];
}

/** Saved and sent rows, without those that the form removes. */
export function rowsOf(fields: SentFields, state: Pick<ProductState, 'variants'> | undefined): readonly string[] {
  const rows = new Set([...(state?.variants ?? []).map(({ id }) => id), ...sentRows(fields)]);
  return [...rows].filter((row) => fields[`v.${row}.remove`] !== TICKED);
}
