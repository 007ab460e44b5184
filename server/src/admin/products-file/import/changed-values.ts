import type { ImportedProduct, ImportedValue } from 'shared-types/admin/store/products-file';
import type { ProductState, VariantState } from '../../product-editor/product-state';
import type { FileSite } from '../columns/file-column';
import { PRODUCT_COLUMNS } from '../columns/product-columns';
import { STOCK_SEEN, VARIANT_COLUMNS } from '../columns/variant-columns';
import type { ProductsFile } from '../read/file-product';

interface ValuesInput extends Pick<ProductsFile, 'headers'> {
  readonly site: FileSite;
}

const VALUES_SHOWN = 8;
/** Longer texts are cut. */
const TEXT_SHOWN = 120;

/** What an import changes of a product, as cells of the file. */
export function changedValues(
  before: ProductState | undefined,
  after: ProductState,
  input: ValuesInput,
): Pick<ImportedProduct, 'values' | 'more'> {
  const values = [
    ...ownValues(before, after, input),
    ...after.variants.flatMap((variant) => {
      const known = before?.variants.find(({ id }) => id === variant.id);
      const name = variant.optionValues.join(' / ') || (known?.sku ?? variant.sku);
      return variantValues(known, variant, { ...input, name: after.variants.length > 1 ? name : '' });
    }),
  ];
  return { values: values.slice(0, VALUES_SHOWN), more: Math.max(0, values.length - VALUES_SHOWN) };
}

function ownValues(before: ProductState | undefined, after: ProductState, input: ValuesInput): ImportedValue[] {
  const { site, headers } = input;
  return PRODUCT_COLUMNS.flatMap(({ key, header, write }) => {
    if (before === undefined && key === 'title') return [];
    const [from, to] = [before ? write(before, site) : '', write(after, site)];
    return from === to ? [] : [{ column: headers.get(key) ?? header, from: cut(from), to: cut(to) }];
  });
}

interface VariantValuesInput extends ValuesInput {
  /** Empty if the product has no other variant. */
  readonly name: string;
}

function variantValues(
  before: VariantState | undefined,
  after: VariantState,
  { site, headers, name }: VariantValuesInput,
): ImportedValue[] {
  return VARIANT_COLUMNS.flatMap(({ key, header, write }) => {
    const [from, to] = [before ? write(before, site) : '', write(after, site)];
    if (from === to || key === STOCK_SEEN) return [];
    const value = { column: headers.get(key) ?? header, from: cut(from), to: cut(to) };
    return [name === '' ? value : { ...value, variant: name }];
  });
}

function cut(text: string): string {
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text;
}
