import { PRODUCT_TYPE, WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedPicture } from '../../../../tools/testing/store/seed-picture';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { spec } from '../../../../tools/testing/spec';
import { productsLoader } from './products.loader';

let store: TestStore;
let mugPicture: Awaited<ReturnType<typeof seedPicture>>;
beforeAll(async () => {
  store = await openStore();
  const { db, seeded } = store;
  mugPicture = await seedPicture(db, seeded, 'A mug');
  await seedProduct(db, seeded, {
    slug: 'guide',
    position: 2,
    productType: PRODUCT_TYPE.digital,
    variants: [{ qtyInStock: 0, priceCents: 900 }],
  });
  await seedProduct(db, seeded, {
    slug: 'mug',
    position: 1,
    pictureIds: [mugPicture.id],
    optionNames: ['Glaze'],
    variants: [
      { options: ['Oat'], priceCents: 2400, salePriceCents: 1900, onSale: true },
      { options: ['Ink'], priceCents: 2600 },
    ],
  });
  await seedProduct(db, seeded, { slug: 'apron', position: 3, variants: [{ qtyInStock: 0 }] });
  await seedProduct(db, seeded, { slug: 'draft', position: 0, workflowStatus: WORKFLOW_STATUS.draft });
  await seedProduct(db, seeded, { slug: 'unbuyable', position: 0, variants: [] });
  await seedProduct(db, await seedSite(db, { host: 'other.test' }), { slug: 'foreign' });
});
afterAll(() => store.close());

const slugs = async (path: string, settings?: unknown) =>
  (await store.load(productsLoader, { path, settings }))?.products.map((product) => product.path);

test('lists the published products of the shop in the owner’s order', async () => {
  expect(await slugs('/shop')).toEqual(['/shop/p/mug', '/shop/p/guide', '/shop/p/apron']);
});

test('shows each with its price, picture and availability', async () => {
  const view = await store.load(productsLoader, { path: '/shop' });
  expect(view?.products).toEqual([
    expect.objectContaining({
      title: 'Stoneware mug',
      picture: mugPicture.picture,
      fromCents: 1900,
      wasCents: 2400,
      priceVaries: true,
      onSale: true,
      soldOut: false,
    }),
    expect.objectContaining({ productType: PRODUCT_TYPE.digital, fromCents: 900, soldOut: false }),
    expect.objectContaining({ soldOut: true }),
  ]);
});

test('lists the named products in the given order, and skips hidden ones', async () => {
  expect(await slugs('/cart', { only: ['apron', 'draft', 'mug', 'nothing', 'foreign'] })).toEqual([
    '/shop/p/apron',
    '/shop/p/mug',
  ]);
});

spec('ENUM-20', 'a list says more of each product than a grid, which has no room for it', async () => {
  const excerpts = async (view?: string) =>
    (await store.load(productsLoader, { path: '/shop', settings: { view } }))?.products.map(({ excerpt }) => excerpt);
  expect(await excerpts('list')).toEqual(['A mug.', 'A mug.', 'A mug.']);
  expect([await excerpts('grid'), await excerpts()]).toEqual(Array(2).fill([undefined, undefined, undefined]));
  await expect(excerpts('product')).rejects.toThrow();
});

test('lists all products of the site on a page that is no collection', async () => {
  expect(await slugs('/cart')).toHaveLength(3);
});

test('throws for settings of another shape: the block then shows its fallback', async () => {
  await expect(slugs('/shop', { only: 'mug' })).rejects.toThrow();
  await expect(slugs('/shop', null)).rejects.toThrow();
});

test('shows a sale as soon as the site is reloaded', async () => {
  await store.db
    .updateTable('variant')
    .set({ price_cents: 100 })
    .where('site_id', '=', store.seeded.id)
    .where('on_sale', '=', false)
    .execute();
  store.forget();
  expect((await store.load(productsLoader, { path: '/shop' }))?.products.map((product) => product.fromCents)).toEqual([
    100, 100, 100,
  ]);
});
