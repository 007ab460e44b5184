import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { spec } from '../../../../tools/testing/spec';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedPicture } from '../../../../tools/testing/store/seed-picture';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { productLoader } from './product.loader';

let store: TestStore;
let pictures: Awaited<ReturnType<typeof seedPicture>>[];
beforeAll(async () => {
  store = await openStore();
  const { db, seeded } = store;
  pictures = [await seedPicture(db, seeded, 'Oat'), await seedPicture(db, seeded, 'Ink')];
  await seedProduct(db, seeded, {
    slug: 'mug',
    pictureIds: pictures.map(({ id }) => id),
    optionNames: ['Glaze', 'Size'],
    variants: [
      { options: ['Oat', 'Small'], priceCents: 2400, salePriceCents: 1900, onSale: true, qtyInStock: 4 },
      { options: ['Ink', 'Small'], priceCents: 2600, unlimited: true, pictureId: pictures[1]?.id ?? '' },
    ],
  });
  for (const slug of ['bowl', 'plate', 'apron', 'card']) await seedProduct(db, seeded, { slug, position: 1 });
  await seedProduct(db, seeded, {
    slug: 'guide',
    position: 2,
    productType: PRODUCT_TYPE.digital,
    variants: [{ priceCents: 900, salePriceCents: 700, onSale: true }],
  });
  await seedProduct(db, seeded, { slug: 'draft', workflowStatus: WORKFLOW_STATUS.draft });
  await seedProduct(db, await seedSite(db, { host: 'other.test' }), { slug: 'foreign' });
});
afterAll(() => store.close());

const load = (slug: string) => store.load(productLoader, { path: `/shop/p/${slug}` });

spec(['PROD-01', 'PROD-02'], 'returns the product with all its variants', async () => {
  const view = await load('mug');
  expect(view?.product).toMatchObject({
    slug: 'mug',
    title: 'Stoneware mug',
    excerpt: 'A mug.',
    descriptionHtml: '<p>A mug.</p>',
    optionNames: ['Glaze', 'Size'],
  });
  expect(view?.product.pictures).toEqual(pictures.map(({ picture }) => picture));
  const { productType, variants } = view?.product.structuredContent ?? {};
  expect(productType).toBe(1);
  expect(variants).toEqual([
    expect.objectContaining({
      priceCents: 2400,
      salePriceCents: 1900,
      onSale: true,
      qtyInStock: 4,
      unlimited: false,
      sku: expect.any(String),
      optionValues: [
        { optionName: 'Glaze', value: 'Oat' },
        { optionName: 'Size', value: 'Small' },
      ],
    }),
    expect.objectContaining({ priceCents: 2600, onSale: false, unlimited: true, picture: pictures[1]?.picture }),
  ]);
  expect(variants?.[0]).not.toHaveProperty('picture');
  expect(view?.shopPath).toBe('/shop');
});

spec('PROD-03', 'returns a digital product’s price, sale price and sale state', async () => {
  const view = await load('guide');
  const [variant] = view?.product.structuredContent.variants ?? [];
  expect([view?.product.structuredContent.productType, variant]).toEqual([
    PRODUCT_TYPE.digital,
    expect.objectContaining({ priceCents: 900, salePriceCents: 700, onSale: true }),
  ]);
});

test('shows four other products of the shop beside it, never itself or hidden ones', async () => {
  const related = (await load('mug'))?.related.map(({ path }) => path) ?? [];
  expect(new Set(related).size).toBe(4);
  expect(related).not.toContain('/shop/p/mug');
  expect(related).not.toContain('/shop/p/draft');
});

test('finds nothing for unknown, hidden products and those of another site', async () => {
  for (const slug of ['nothing', 'draft', 'foreign', 'MUG', '%00', "'--"])
    expect([slug, await load(slug)]).toEqual([slug, null]);
});

test('describes the product to search engines and link previews', async () => {
  const view = await load('mug');
  const site = await store.site();
  const item = view && productLoader.item(view, { site, path: '/shop/p/mug', origin: 'https://store.test' });
  expect(item).toMatchObject({
    record: { id: view?.product.id, type: 4 },
    title: 'Stoneware mug',
    path: '/shop/p/mug',
    excerpt: 'A mug.',
    picture: pictures[0]?.picture,
  });
  expect(JSON.parse(item?.structuredData[0] ?? '')).toMatchObject({
    '@type': 'Product',
    url: 'https://store.test/shop/p/mug',
    offers: [{ price: '19.00', priceCurrency: 'EUR' }, { price: '26.00' }],
  });
});
