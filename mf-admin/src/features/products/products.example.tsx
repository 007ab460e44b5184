import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import type { ListedProduct, ProductsView } from 'shared-types/admin/store/products';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const sample = (view: Partial<ProductsView>, form?: FormState): PropsOf<'admin/products/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d20', type: ADMIN_BLOCK_TYPE.products, settings: {} },
  data: {
    'admin/products/list': {
      page: 1,
      products: [],
      count: 0,
      filter: { search: '' },
      sort: '',
      table: { own: [], columns: ['picture', 'title', 'status', 'stock', 'price', 'type', 'actions'] },
      views: { all: 60, hidden: 1, low: 2 },
      address: '/config/products',
      ...view,
    },
  },
  ...(form && { form }),
});

const variant = (id: string, name: string, qtyInStock: number, unlimited = false) => ({
  id,
  sku: `SQ${id.slice(-7)}`,
  name,
  qtyInStock,
  unlimited,
});

const mug: ListedProduct = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1001',
  title: 'Stoneware mug',
  picture: { src: '/images/mug/mug.jpg', width: 1200, height: 1200, alt: 'A mug' },
  productType: PRODUCT_TYPE.physical,
  workflowStatus: WORKFLOW_STATUS.published,
  fromCents: 1250,
  toCents: 1800,
  variants: [
    variant('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2001', 'Small / Blue', 12),
    variant('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2002', 'Large / Blue', 0),
  ],
};
const lesson: ListedProduct = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1002',
  title: `A lesson at the wheel, ${'with all that belongs to it, '.repeat(5)}`.trim(),
  productType: PRODUCT_TYPE.service,
  workflowStatus: WORKFLOW_STATUS.draft,
  fromCents: 9000,
  toCents: 9000,
  variants: [variant('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2003', 'SQ0000001', 1)],
};
const pattern: ListedProduct = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1003',
  title: 'תבנית להורדה',
  productType: PRODUCT_TYPE.digital,
  workflowStatus: WORKFLOW_STATUS.scheduled,
  fromCents: 500,
  toCents: 500,
  variants: [variant('6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2004', 'SQ0000002', 0)],
};
const gone: ListedProduct = {
  ...pattern,
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1004',
  title: 'Members’ corner',
  productType: PRODUCT_TYPE.paywall,
  workflowStatus: WORKFLOW_STATUS.needsReview,
};

export const examples = {
  some: sample({ products: [mug, lesson, pattern, gone], count: 4 }),
  empty: sample({}),
  noMatch: sample({ filter: { search: 'teapot', status: 'hidden' } }),
  middle: sample({ page: 2, products: [mug], count: 60, filter: { search: 'mug', type: PRODUCT_TYPE.physical } }),
  pastEnd: sample({ page: 9, count: 60 }),
  stocked: sample({ products: [mug, lesson], count: 2, stocked: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2001' }),
  conflict: sample(
    { products: [mug, lesson], count: 2 },
    {
      values: {
        product: mug.id,
        variant: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2002.3',
        how: 'set',
        pieces: '20',
        fresh: 'a-form-of-before',
      },
      errors: { pieces: 'In stock now: 0. Send again to replace that.' },
      message: 'The stock has changed meanwhile. Check the current stock, then save again to replace it.',
      code: 'admin/stock-conflict',
      key: 'a-form-of-before.6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2002.0',
    },
  ),
  sorted: sample({ products: [mug, lesson], count: 2, sort: '-price', filter: { search: '', isLow: true } }),
  hidden: sample({ products: [mug], count: 1, done: { act: 'hide', count: 5, gone: 1 } }),
  noneChosen: sample(
    { products: [mug], count: 1 },
    { values: { act: 'hide' }, errors: {}, message: 'Select the products first.' },
  ),
  deleting: sample(
    { products: [mug, lesson, gone], count: 3 },
    {
      values: { act: 'delete', [`product.${mug.id}`]: 'on', [`product.${lesson.id}`]: 'on' },
      errors: {},
      question: 'Delete these 2 products?',
    },
  ),
  ownView: sample({
    products: [mug, lesson],
    count: 2,
    table: {
      own: [{ id: 'f3', name: 'Mugs', path: '/config/products?search=mug&view=f3' }],
      current: { id: 'f3', name: 'Mugs', path: '/config/products?search=mug&view=f3' },
      columns: ['title', 'sku', 'price'],
      menu: 'columns',
    },
  }),
  viewRefused: sample(
    { products: [mug], count: 1 },
    {
      values: { table: 'products', viewName: 'Mugs' },
      errors: { viewName: 'Another view of yours has this name.' },
      message: 'Please check what you entered.',
    },
  ),
  removed: sample({ products: [mug], count: 1 }, { values: {}, errors: {}, done: true, isFirst: true }),
} as const;
