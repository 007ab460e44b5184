/** A place for a block: in a column, before the block that is there now; or in a new row before the row that is there now. */
export type BlockPlace =
  | { readonly row: number; readonly column: number; readonly index: number }
  | { readonly newRow: number };
