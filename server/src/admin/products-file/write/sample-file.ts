import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { ProductState, VariantState } from '../../product-editor/product-state';
import { emptyVariant } from '../../product-editor/read/read-variants';
import { writeCsv } from '../../csv/write-csv';
import { columnsFor } from '../columns/file-columns';
import type { FileSite } from '../columns/file-column';
import { productRows } from './product-rows';

function variant(values: Partial<VariantState>): VariantState {
  const empty = emptyVariant('sample');
  return { ...empty, salePriceCents: values.priceCents ?? empty.priceCents, ...values };
}

/** A T-shirt in two sizes, and a poster without options. */
function samples(shop: string): readonly ProductState[] {
  const shared = {
    collectionId: shop,
    categoryIds: [],
    pictureIds: [],
    pictureAlts: {},
    form: null,
    workflowStatus: WORKFLOW_STATUS.draft,
    productType: PRODUCT_TYPE.physical,
  };
  const shipping = { weight: 0.2, length: 30, width: 20, height: 2 };
  return [
    {
      ...shared,
      title: 'Sample T-shirt',
      slug: 'sample-t-shirt',
      excerpt: 'Organic cotton.',
      descriptionHtml: '<p>Soft, and made to last.</p>',
      optionNames: ['Size'],
      variants: [
        variant({ sku: 'SAMPLE-S', optionValues: ['S'], priceCents: 2500, qtyInStock: 10, shipping }),
        variant({
          sku: 'SAMPLE-M',
          optionValues: ['M'],
          priceCents: 2500,
          salePriceCents: 2000,
          onSale: true,
          qtyInStock: 4,
          shipping,
        }),
      ],
    },
    {
      ...shared,
      title: 'Sample poster',
      slug: 'sample-poster',
      excerpt: '',
      descriptionHtml: '<p>Printed to order.</p>',
      optionNames: [],
      variants: [variant({ sku: 'SAMPLE-POSTER', priceCents: 1200, unlimited: true })],
    },
  ];
}

/** A file that can be imported as it is, which adds two drafts. */
export function sampleCsv(site: FileSite): string {
  const columns = columnsFor(0);
  const rows = samples(site.shops[0]?.id ?? '').flatMap((state) => productRows(state, { columns, site }));
  return writeCsv([columns.map(({ header }) => header), ...rows]);
}
