import type { ProductState } from '../../product-editor/product-state';
import type { FileSite, ProductColumn, VariantColumn } from '../columns/file-column';
import { markedCell } from '../columns/file-cell';
import { isProductColumn } from '../columns/file-columns';

/** Rows of a product, one for each variant. The first has the product's own values, every one its URL. */
export function productRows(
  state: ProductState,
  { columns, site }: { readonly columns: readonly (ProductColumn | VariantColumn)[]; readonly site: FileSite },
): string[][] {
  return state.variants.map((variant, index) =>
    columns.map((column) => {
      if (!isProductColumn(column)) return markedCell(column.write(variant, site));
      return index === 0 || column.key === 'url' ? markedCell(column.write(state, site)) : '';
    }),
  );
}
