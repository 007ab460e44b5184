import type { CategoriesView, CategoryEntry } from 'shared-types/admin/store/categories';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const id = (number: number) => `6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4${String(number).padStart(3, '0')}`;
const SHOP = id(1);

const entry = (number: number, changes: Partial<CategoryEntry> = {}): CategoryEntry => ({
  id: id(number),
  name: `Category ${number}`,
  below: 0,
  products: 3,
  path: `/shop/c/category-${number}`,
  ...changes,
});

const sample = (view: Partial<CategoriesView> = {}, form?: FormState): PropsOf<'admin/categories/list'> => ({
  block: { id: id(900), type: ADMIN_BLOCK_TYPE.categories, settings: {} },
  data: {
    'admin/categories/list': {
      shops: [{ id: SHOP, name: 'Shop' }],
      shop: SHOP,
      trail: [],
      entries: [],
      page: 1,
      count: 0,
      siteCount: 0,
      ...view,
    },
  },
  ...(form ? { form } : {}),
});

const entries = [
  entry(11, { name: 'Ceramics', below: 12 }),
  entry(12, { name: 'כלי מטבח', below: 1, products: 0 }),
  entry(13, { name: 'Wwwwwwwwwwwwwwwwwwwwwwwww', products: 1 }),
];
const trail = [
  { id: id(11), name: 'Ceramics' },
  { id: id(21), name: 'Mugs' },
];
const filled = { entries, count: 3, siteCount: 16 };

export const examples = {
  none: sample(),
  noShop: sample({ shops: [], shop: '' }),
  some: sample(filled),
  added: sample({ ...filled, done: 'added' }),
  below: sample({
    ...filled,
    trail,
    shops: [
      { id: SHOP, name: 'Shop' },
      { id: id(2), name: 'Outlet' },
    ],
  }),
  noneBelow: sample({ trail, siteCount: 16, done: 'removed' }),
  pages: sample({ entries, page: 2, count: 9_876, siteCount: 10_000 }),
  behind: sample({ page: 9, count: 60, siteCount: 60 }),
  moving: sample({ ...filled, trail: trail.slice(0, 1), moving: { id: id(13), name: 'Vases', isHere: false } }),
  movingHere: sample({ ...filled, moving: { id: id(12), name: 'כלי מטבח', isHere: true } }),
  taken: sample(filled, {
    values: { shop: SHOP, under: '', name: 'ceramics' },
    errors: {},
    message: 'This category already exists',
  }),
  tooLong: sample(filled, {
    values: { id: id(12), name: 'A name of far too many letters' },
    errors: { name: 'Enter a name of 1 to 25 characters.' },
    message: 'Please fix the errors below.',
  }),
  grown: sample(filled, {
    values: { id: id(11), below: '10' },
    errors: {},
    message: 'This category has more subcategories now. Check them, then remove it.',
  }),
} as const;
