import type { EditedProduct, ProductEditorView } from 'shared-types/admin/store/product-editor';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f1001';
const SMALL = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2001';
const LARGE = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f2002';
const MUG = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f3001';
const SHELF = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f3002';

const CERAMICS = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4001';
const MUGS = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4002';
const NEW = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4003';

const OWN = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f3003';

const variant = (id: string, place: number, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({
      place: String(place),
      price: '12.50',
      sale: '',
      stock: '12',
      seen: '12',
      picture: '',
      ...fields,
    }).map(([name, value]) => [`v.${id}.${name}`, value]),
  );

const SAVED: EditedProduct = {
  base: 'content-1.stock-1',
  values: {
    title: 'Stoneware mug',
    slug: 'stoneware-mug',
    shop: 'shop-1',
    [`c.${MUGS}`]: 'on',
    [`c.${NEW}`]: 'on',
    excerpt: 'A mug that holds what it promises.',
    description: '<p>Thrown by hand, <strong>one by one</strong>.</p>',
    type: '1',
    status: '1',
    'option.1.name': 'Size',
    'option.1.values': 'Small, Large',
    [`p.${MUG}`]: '1',
    [`p.${OWN}`]: '2',
    [`a.${OWN}`]: 'The mug from above',
    'form.title': 'Engraving',
    'q.1.id': 'name',
    'q.1.title': 'What shall we engrave?',
    'q.1.type': 'text',
    'q.1.place': '1',
    'q.1.required': 'on',
    ...variant(SMALL, 1, { sku: 'MUG-S', 'option.1': 'Small', weight: '0.35', length: '9', width: '9', height: '8' }),
    ...variant(LARGE, 2, { sku: 'MUG-L', 'option.1': 'Large', sale: '10.00', onSale: 'on', stock: '0', seen: '0' }),
  },
  variants: [SMALL, LARGE],
  variantPages: { page: 1, last: 1 },
  otherVariants: [],
  variantCount: 2,
  questionCount: 1,
  optionNames: ['Size'],
  pictures: [
    { id: MUG, name: 'A mug', picture: { src: '/images/mug/mug.jpg', width: 1200, height: 1200, alt: 'A mug' } },
    {
      id: OWN,
      name: 'The mug from above',
      picture: { src: '/images/own/own.jpg', width: 900, height: 1200, alt: 'The mug from above' },
      isUploaded: true,
    },
    {
      id: SHELF,
      name: 'A shelf',
      picture: { src: '/images/shelf/shelf.jpg', width: 1600, height: 900, alt: 'A shelf' },
    },
  ],
  picturePages: { page: 1, last: 1 },
  shops: [{ id: 'shop-1', title: 'Shop' }],
  categoryTree: [
    { id: CERAMICS, name: 'Ceramics' },
    { id: MUGS, name: 'Mugs', under: CERAMICS },
    { id: NEW, name: 'New this week' },
  ],
  path: '/shop/p/stoneware-mug',
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};

const sample = (view: Partial<ProductEditorView> = {}, form?: FormState): PropsOf<'admin/product-editor/product'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d21', type: ADMIN_BLOCK_TYPE.productEditor, settings: {} },
  data: {
    'admin/product-editor/product': {
      saved: SAVED,
      id: ID,
      address: `/config/products/${ID}`,
      units: 'metric',
      currency: 'EUR',
      ...view,
    },
  },
  ...(form && { form }),
});

const EMPTY: EditedProduct = {
  base: '',
  values: { shop: 'shop-1', type: '1', status: '4' },
  variants: [],
  variantPages: { page: 1, last: 1 },
  otherVariants: [],
  variantCount: 0,
  questionCount: 0,
  optionNames: [],
  pictures: [],
  picturePages: { page: 1, last: 1 },
  shops: [{ id: 'shop-1', title: 'Shop' }],
};

const TYPED = {
  ...SAVED.values,
  base: SAVED.base,
  fresh: 'fresh-1',
  'categories.shown': '1',
  title: 'Stoneware mug, glazed',
  [`v.${SMALL}.price`]: '12.5O',
  [`v.${LARGE}.sku`]: 'MUG-S',
};
const { saved: _, ...signedOut } = sample().data['admin/product-editor/product'];

export const examples = {
  saved: sample(),
  added: sample({ id: 'new', address: '/config/products/new', saved: EMPTY }),
  digital: sample({ saved: { ...SAVED, values: { ...SAVED.values, type: '2' } } }),
  digitalWithFile: sample({
    saved: {
      ...SAVED,
      values: { ...SAVED.values, type: '2' },
      file: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d77', name: 'A field guide to glazes.pdf', bytes: 112_432 },
    },
  }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  long: sample({
    units: 'imperial',
    saved: {
      ...SAVED,
      values: { ...SAVED.values, title: 'ספל '.repeat(40).trim(), status: '2' },
      otherStatus: 2,
      variantPages: { page: 2, last: 13 },
      picturePages: { page: 1, last: 4 },
      shops: [...SAVED.shops, { id: 'shop-2', title: 'Outlet' }],
    },
  }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: {
        [`v.${SMALL}.price`]: 'Enter an amount such as 12.50.',
        [`v.${LARGE}.sku`]: 'Another variant of this site has this SKU.',
      },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/product-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: { title: 'Saved meanwhile: Stoneware mug', status: 'Saved meanwhile: hidden' },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/product-conflict',
      key: 'content-2.stock-1',
    },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/product-editor/product': signedOut },
  },
  removalRefused: sample(
    {},
    {
      values: { id: ID },
      errors: {},
      message: 'This page has been open for a while. Please send it again.',
      code: 'site/crumb',
    },
  ),
  signedOutRemoving: {
    ...sample(
      {},
      {
        values: { id: ID },
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/product-editor/product': signedOut },
  },
} as const;
