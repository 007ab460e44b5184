import type { ProductColumn, VariantColumn } from './file-column';
import { PRODUCT_COLUMNS } from './product-columns';
import { VARIANT_COLUMNS } from './variant-columns';

const OPTION = /^(?:option|value)(\d)$/;
/** Options that every file has columns for. */
const OPTIONS_WRITTEN = 3;

/** All columns in the order in which they are written: the name of each option before its values. */
export const FILE_COLUMNS: readonly (ProductColumn | VariantColumn)[] = [
  ...PRODUCT_COLUMNS.filter(({ key }) => !OPTION.test(key)),
  ...PRODUCT_COLUMNS.filter(({ key }) => OPTION.test(key)).flatMap((name) => {
    const values = VARIANT_COLUMNS.find(({ key }) => key === name.key.replace('option', 'value'));
    return values ? [name, values] : [name];
  }),
  ...VARIANT_COLUMNS.filter(({ key }) => !OPTION.test(key)),
];

/** The columns of a file whose products have up to so many options. */
export function columnsFor(options: number): readonly (ProductColumn | VariantColumn)[] {
  const most = Math.max(options, OPTIONS_WRITTEN);
  return FILE_COLUMNS.filter(({ key }) => Number(OPTION.exec(key)?.[1] ?? 0) <= most);
}

export function isProductColumn(column: ProductColumn | VariantColumn): column is ProductColumn {
  return PRODUCT_COLUMNS.some(({ key }) => key === column.key);
}

/** The column with this header or another known name of it, in any case. */
export function columnNamed(header: string): ProductColumn | VariantColumn | undefined {
  const name = header.trim().toLowerCase();
  return FILE_COLUMNS.find((column) => column.header.toLowerCase() === name || column.names?.includes(name));
}
