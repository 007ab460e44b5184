import type { ShopCategories } from 'shared-types/commerce/category';
import type { ShopFilters, ShopListing } from 'shared-types/commerce/shop';
import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { sampleId, sampleTeaser } from '../../parts/sample-store/sample-products.fixture';

const products = [
  sampleTeaser(),
  sampleTeaser({
    id: sampleId(201),
    title: 'Bud vase',
    path: '/shop/p/bud-vase',
    fromCents: 2200,
    wasCents: 2800,
    onSale: true,
  }),
  sampleTeaser({
    id: sampleId(202),
    title: 'Linen apron',
    path: '/shop/p/linen-apron',
    fromCents: 7400,
    soldOut: true,
  }),
  sampleTeaser({
    id: sampleId(203),
    title: 'Dinner plate',
    path: '/shop/p/dinner-plate',
    fromCents: 4200,
    priceVaries: true,
  }),
];
const listed = products.map((product, index) =>
  index === 2 ? product : { ...product, excerpt: 'A wide base and a rim that is kind to the lip.' },
);
const sample = (
  shown = products,
  settings: unknown = { title: 'New this week' },
): PropsOf<'commerce/shop/products'> => ({
  block: { id: sampleId(11), type: BLOCK_TYPE.shop, settings },
  data: { 'commerce/shop/products': { products: shown } },
});

const categories = (view: ShopCategories, shown = products) => {
  const { block } = sample();
  return { block, data: { 'commerce/shop/products': { products: shown, categories: view } } };
};
const link = (name: string, slug: string) => ({ name, path: `/shop/c/${slug}` });
const shopLink = { name: 'The shop', path: '/shop' };

const last = ['Last but one', 'Last'].map((title, index) =>
  sampleTeaser({ id: sampleId(204 + index), title, path: `/shop/p/last-${index}` }),
);
const ofSix = { count: 6, first: 1, firstPage: 1, lastPage: 1 };
const filters: ShopFilters = {
  path: '/shop',
  sort: 'featured',
  sorts: ['featured', 'name', 'newest'],
  categories: [
    { slug: 'ceramics', name: 'Ceramics' },
    { slug: 'kitchen', name: 'כלי מטבח' },
  ],
};
const from = { cents: 1000, text: '10.00', pathWithout: '/shop' };
const chosen: ShopFilters = {
  ...filters,
  categories: filters.categories.map((one, index) =>
    index === 0 ? { ...one, pathWithout: '/shop?price-from=10.00' } : one,
  ),
  priceFrom: { ...from, pathWithout: '/shop?category=ceramics' },
  clearPath: '/shop',
};
const paged = (listing: ShopListing, shown = products) => ({
  block: sample().block,
  data: { 'commerce/shop/products': { products: shown, listing } },
});

/** Examples of the shop. */
export const examples = {
  full: sample(),
  untitled: sample(products, {}),
  list: sample(listed, { title: 'New this week', view: 'list' }),
  empty: sample([]),
  divided: categories({ list: [link('Ceramics', 'ceramics'), link('כלי מטבח', 'kitchen'), link('Linen', 'linen')] }),
  inCategory: categories({
    trail: [shopLink, link('Ceramics', 'ceramics'), link('Mugs', 'mugs')],
    list: [{ ...link('Mugs', 'mugs'), isCurrent: true }, link('Vases', 'vases')],
  }),
  manyCategories: categories({
    list: Array.from({ length: 40 }, (_, index) => link(`Category number ${index + 1} x`, `c-${index + 1}`)),
  }),
  paged: paged({ ...ofSix, nextPath: '/shop?page=2' }),
  secondPage: paged({ ...ofSix, first: 5, firstPage: 2, lastPage: 2, previousPath: '/shop' }, last),
  filtered: paged({ ...ofSix, count: 4, filters: chosen }),
  unfiltered: paged({ ...ofSix, count: 4, filters: { ...filters, priceFrom: from, clearPath: '/shop' } }),
  noMatch: paged({ ...ofSix, count: 0, filters: chosen }, []),
  emptyCategory: categories({ trail: [shopLink, link('Ceramics', 'ceramics')], list: [] }, []),
} as const;
