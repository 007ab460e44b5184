import type { FileMistake } from 'shared-types/admin/store/products-file';
import type { FileProduct, ProductsFile } from '../read/file-product';
import type { FileFields } from '../read/fields-of-file';
import { PRODUCT_COLUMNS } from '../columns/product-columns';
import { VARIANT_COLUMNS } from '../columns/variant-columns';

interface MistakesInput extends Pick<FileFields, 'lines'>, Pick<ProductsFile, 'headers'> {
  readonly product: FileProduct;
}

const OF_VARIANT = /^v\.([^.]+)\.(.+)$/;

/** The line and column of each error of a product's form. */
export function mistakesOf(
  errors: Readonly<Record<string, string>>,
  { product, lines, headers }: MistakesInput,
): FileMistake[] {
  return Object.entries(errors).map(([field, text]) => {
    const [, row, name] = OF_VARIANT.exec(field) ?? [];
    const columns = row === undefined ? PRODUCT_COLUMNS : VARIANT_COLUMNS;
    const written = name ?? field;
    const column = columns.find(({ fields }) =>
      fields.some((one) => (typeof one === 'string' ? one === written : one.test(written))),
    );
    const line = (row === undefined ? undefined : lines.get(row)) ?? product.line;
    // A column that the file does not have, but needs.
    return { line, ...(column && { column: headers.get(column.key) ?? column.header }), text };
  });
}
