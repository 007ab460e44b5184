import type { FormReply } from '../../failure';

export const PRODUCTS_FILE_CALLS = {
  /** Products as CSV: those of the list's filter, or those that the query names. Takes the query of the list. */
  getProductsFile: { method: 'GET', path: '/api/config/products/file' },
  /** Leads to the file with the chosen products. */
  chooseProductsFile: { method: 'POST', path: '/api/config/products/chosen/file' },
  /** A file with two products as an example. */
  getProductsSample: { method: 'GET', path: '/api/config/products/sample-file' },
  /** Says what the import of a file would change; nothing is changed yet. Replaces what the account has checked before. */
  checkProductsFile: { method: 'POST', path: '/api/config/products-import/files' },
  /** Imports the products of the checked file that have no mistakes, each as a save of its own. */
  importProducts: { method: 'POST', path: '/api/config/products-import/imports' },
  cancelProductsImport: { method: 'POST', path: '/api/config/products-import/cancellations' },
} as const;

/** Query parameter of the file: ids of the products it contains, separated by commas; all of the filter if absent. */
export const PRODUCTS_FILE_IDS = 'products';
export const PRODUCTS_FILE_FIELD = 'file';
export const PRODUCTS_FILE_LIMIT = {
  bytes: 5_000_000,
  products: 2000,
  /** Lines with a product or a variant. */
  rows: 20_000,
} as const;

/** Why something of a file cannot be imported. */
export interface FileMistake {
  /** From 1. */
  readonly line: number;
  /** As in the first line; absent if it is about the whole line. */
  readonly column?: string;
  /** What is wrong, and what to do. */
  readonly text: string;
}

/** One value that an import changes. */
export interface ImportedValue {
  readonly column: string;
  /** The variant it belongs to; absent for the product's own values. */
  readonly variant?: string;
  /** Empty for nothing. */
  readonly from: string;
  readonly to: string;
}

export interface ImportedProduct {
  readonly line: number;
  readonly title: string;
  readonly isNew: boolean;
  /** The first of them. */
  readonly values: readonly ImportedValue[];
  /** Number of the others. */
  readonly more: number;
}

/** What an import of a file would do. */
export interface CheckedFile {
  readonly counts: Readonly<Record<'new' | 'changed' | 'unchanged' | 'wrong', number>>;
  /** The first of them, by line. */
  readonly mistakes: readonly FileMistake[];
  readonly moreMistakes: number;
  /** Columns that are left out, because products have nothing of the kind. */
  readonly unknownColumns: readonly string[];
  /** The first products that are added or changed. */
  readonly products: readonly ImportedProduct[];
}

/** A product that could not be imported, though its lines were right. */
export interface FailedProduct {
  readonly line: number;
  readonly title: string;
  readonly reason: string;
}

export interface ProductsImport extends CheckedFile {
  readonly id: string;
  readonly fileName: string;
  readonly checkedText: string;
  readonly progress: ImportProgress;
  readonly failed: readonly FailedProduct[];
}

/** How far an import is; `done` of `products` have been imported or have failed. */
export interface ImportProgress {
  readonly done: number;
  readonly failed: number;
  readonly products: number;
}

/** Data of the loader `admin/products-file/checked`. */
export interface ProductsImportView {
  /** The file that this account has checked last; absent if there is none. */
  readonly checked?: ProductsImport;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Reply to `importProducts`. */
export interface ImportProductsReply extends FormReply {
  readonly progress: ImportProgress;
  readonly location: string;
}
