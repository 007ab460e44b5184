import type { CategoryTree } from '../../../site/catalogue/category-tree';
import type { AmountFormat } from '../../../platform/parse-amount';
import type { ProductState, VariantState } from '../../product-editor/product-state';
import type { ProductsFileMessages } from '../products-file.messages';
import type { PictureNames } from './picture-names';

/** What of a site the cells of a file refer to. */
export interface FileSite {
  readonly format: AmountFormat;
  /** Shop pages, the first of which is that of new products. */
  readonly shops: readonly { readonly id: string; readonly path: string }[];
  readonly tree: CategoryTree;
  readonly pictures: PictureNames;
}

/** Changes of form fields by name; `undefined` unticks a box. */
export type ChangedFields = Readonly<Record<string, string | undefined>>;

/** The form fields of a cell, or what is wrong with it. */
export type ReadCell = { readonly fields: ChangedFields; readonly mistake?: undefined } | { readonly mistake: string };

interface CellInput {
  readonly site: FileSite;
  readonly messages: ProductsFileMessages;
}

export interface ProductCellInput extends CellInput {
  /** Absent for a new product. */
  readonly state: ProductState | undefined;
}

export interface VariantCellInput extends CellInput {
  /** Whether the file has a column. */
  readonly hasColumn: (key: string) => boolean;
  /** How the names of the form fields of the variant begin: `v.<row>.`. */
  readonly at: string;
  /** Absent for a new variant. */
  readonly variant: VariantState | undefined;
}

interface Column {
  readonly key: string;
  /** As it is written. */
  readonly header: string;
  /** Other names by which it is known, in lower case. */
  readonly names?: readonly string[];
  /** Form fields whose mistakes are those of this column; of a variant without the beginning. */
  readonly fields: readonly (string | RegExp)[];
}

export interface ProductColumn extends Column {
  readonly write: (state: ProductState, site: FileSite) => string;
  readonly read: (cell: string, input: ProductCellInput) => ReadCell;
}

export interface VariantColumn extends Column {
  readonly write: (variant: VariantState, site: FileSite) => string;
  readonly read: (cell: string, input: VariantCellInput) => ReadCell;
}
