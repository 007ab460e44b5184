import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { ADA, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, page, remove, save, stored } = store;

interface CartLike {
  readonly cart: { readonly entries: readonly { readonly problem?: string; readonly unitPriceCents: number }[] };
}

const variantsOf = async (id: string) => (await stored(id)).state.variants;

test('a removed product leaves the shop at once, carts say so, and orders keep their details', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const [ordered, buyer] = [await store.buyer(first!.id), await store.buyer(first!.id)];
  await store.order(ordered, 1490);
  const isListed = async () => (await page('/shop')).body.includes('href="/shop/p/mug"');
  expect([(await page('/shop/p/mug')).statusCode, await isListed()]).toEqual([200, true]);
  const reply = await remove(ada, id);
  expect([reply.statusCode, (reply.json() as { message: string }).message]).toEqual([200, '“Mug” is removed.']);
  expect([(await page('/shop/p/mug')).statusCode, await isListed()]).toEqual([404, false]);
  expect((await ada.get(`/config/products/${id}`)).statusCode).toBe(404);
  expect((await ada.get('/config/products')).body.includes('>Mug<')).toBe(false);
  const { cart } = (await buyer.call('GET', CART_CALLS.getCart.path)).json() as CartLike;
  expect(cart.entries.map(({ problem }) => problem)).toEqual(['gone']);
  expect((await store.order(buyer, 1490)).statusCode).toBe(404);
  const lines = await store.open.db.selectFrom('order_line').select(['title', 'sku', 'unit_price_cents']).execute();
  expect(lines).toEqual([{ title: 'Mug', sku: 'MUG-S', unit_price_cents: 1000 }]);
  const found = await store.open.db.selectFrom('search_entry').select('id').where('product_id', '=', id).execute();
  expect(found).toEqual([]);
  expect((await remove(ada, id)).statusCode).toBe(404);
});

test('its URL and SKUs can be used again', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  await remove(ada, id);
  const next = await store.fresh({ title: 'Mug', slug: 'mug', 'v.n1.sku': first!.sku });
  expect((await save(ada, next)).statusCode).toBe(200);
  expect((await page('/shop/p/mug')).statusCode).toBe(200);
});

spec('LIMIT-05', 'the list of categories counts existing products, hidden ones too, but no removed one', async () => {
  const categories = [{ collection: '/shop', slug: 'a', name: 'Ceramics' }];
  await store.reload(patched({ categories, 'products.0.categories': ['a'], 'products.1.categories': ['a'] }));
  const [ada, mug, guide] = [await as(ADA), await idOf('mug'), await idOf('guide')];
  const counted = async () => /no products|\d+ products?/.exec((await ada.get('/config/categories')).body)?.[0];
  await save(ada, await filled(guide, { status: '4' }));
  expect(await counted()).toBe('2 products');
  await remove(ada, mug);
  expect(await counted()).toBe('1 product');
  await remove(ada, guide);
  expect(await counted()).toBe('no products');
  await store.reload();
});

test('the form of a product removed meanwhile is refused, and a new one cannot take its id', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const fields = await filled(id, { title: 'Mine' });
  await remove(ada, id);
  expect((await save(ada, fields)).statusCode).toBe(404);
  const made = await save(ada, await store.fresh());
  const { location } = made.json() as { location: string };
  await remove(ada, /products\/([^?]+)/.exec(location)?.[1] ?? '');
  expect((await save(ada, await store.fresh())).statusCode).toBe(404);
});

test('carts show a changed price, and the checkout refuses the former total', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const buyer = await store.buyer(first!.id);
  await save(ada, await filled(id, { [`v.${first!.id}.price`]: '11.00' }));
  const { cart } = (await buyer.call('GET', CART_CALLS.getCart.path)).json() as CartLike;
  expect(cart.entries.map(({ unitPriceCents }) => unitPriceCents)).toEqual([1100]);
  const key = randomUUID();
  const refused = await store.order(buyer, 1490, key);
  expect([refused.statusCode, (refused.json() as { code: string }).code]).toEqual([409, 'commerce/total-changed']);
  expect((await store.order(buyer, 1590, key)).statusCode).toBe(200);
});

test('a hidden product is gone for visitors, and comes back when it is available again', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { status: '4' }));
  expect((await page('/shop/p/mug')).statusCode).toBe(404);
  expect((await ada.get('/config/products?status=hidden')).body.includes('>Mug<')).toBe(true);
  await save(ada, await filled(id, { status: '1' }));
  expect((await page('/shop/p/mug')).statusCode).toBe(200);
});
