import type { ProductsImport, ProductsImportView } from 'shared-types/admin/store/products-file';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const checked: ProductsImport = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3fc001',
  fileName: 'products.csv',
  checkedText: 'November 30, 2026 at 9:04 AM UTC',
  counts: { new: 2, changed: 1, unchanged: 40, wrong: 1 },
  mistakes: [
    { line: 7, column: 'Price', text: 'Enter an amount such as 12.50.' },
    { line: 9, text: 'This line has more cells than the first one. Put texts with commas into quotation marks.' },
  ],
  moreMistakes: 3,
  unknownColumns: ['Vendor', 'Barcode'],
  products: [
    {
      line: 2,
      title: 'Stoneware mug',
      isNew: false,
      values: [
        { column: 'Description', from: '', to: '<p>Holds a third of a litre.</p>' },
        { column: 'Price', variant: 'Small / Blue', from: '12.50', to: '14.00' },
      ],
      more: 2,
    },
    { line: 5, title: 'Tea pot', isNew: true, values: [{ column: 'Price', from: '', to: '45.00' }], more: 0 },
  ],
  progress: { done: 0, failed: 0, products: 3 },
  failed: [],
};

const sample = (view: Partial<ProductsImportView> = {}, form?: FormState): PropsOf<'admin/products-file/checked'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3fc000', type: ADMIN_BLOCK_TYPE.productsImport, settings: {} },
  data: { 'admin/products-file/checked': { currency: 'EUR', ...view } },
  ...(form && { form }),
});

/** Examples of the import of products. */
export const examples = {
  first: sample(),
  refused: sample({}, { values: {}, errors: { file: 'The file can be at most 5 MB.' }, code: 'site/invalid-input' }),
  checked: sample({ checked }),
  interrupted: sample({ checked: { ...checked, progress: { done: 1, failed: 0, products: 3 } } }),
  nothing: sample({
    checked: {
      ...checked,
      counts: { new: 0, changed: 0, unchanged: 44, wrong: 0 },
      mistakes: [],
      moreMistakes: 0,
      products: [],
      progress: { done: 0, failed: 0, products: 0 },
    },
  }),
  done: sample({
    checked: {
      ...checked,
      progress: { done: 3, failed: 1, products: 3 },
      failed: [{ line: 5, title: 'Tea pot', reason: 'Another variant of this site has this SKU.' }],
    },
  }),
} as const;
