import type { FileMistake } from 'shared-types/admin/store/products-file';

/** A row with a variant: its cells by column. */
export interface FileVariant {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** The rows of a product. */
export interface FileProduct {
  readonly slug: string;
  /** Its first line. */
  readonly line: number;
  /** Its own values by column. */
  readonly cells: ReadonlyMap<string, string>;
  readonly variants: readonly FileVariant[];
  readonly mistakes: readonly FileMistake[];
}

export interface ProductsFile {
  readonly products: readonly FileProduct[];
  /** The file's own header of each column. */
  readonly headers: ReadonlyMap<string, string>;
  readonly unknownColumns: readonly string[];
}
