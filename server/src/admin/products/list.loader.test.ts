import { PRODUCTS_PER_PAGE } from 'shared-types/admin/store/products';
import { BEN, CLERK, OTHER_HOST, prepareOwnedStore, ADA } from '../product-editor/products.fixture';
import { seedProduct } from '../../../../tools/testing/store/seed-product';

const store = prepareOwnedStore();
const { as, filled, fresh, idOf, save } = store;

const titlesIn = (body: string) =>
  [...body.matchAll(/<a class="admin-products__title"[^>]*>([^<]*)</g)].map(([, title]) => title);

test('lists every product in shop order with price, stock and state, also hidden ones', async () => {
  const ben = await as(BEN);
  await save(ben, await fresh({ title: 'Tea pot', status: '4' }));
  const body = (await ben.get('/config/products')).body;
  expect(titlesIn(body)).toEqual(['Mug', 'Guide', 'Tea pot']);
  for (const text of ['€10.00 to €12.00', '7 in stock, 2 variants', 'Unlimited stock', 'Available', 'Hidden'])
    expect([text, body.includes(text)]).toEqual([text, true]);
});

test('finds by title, URL and SKU in any case, and by state and kind', async () => {
  const ben = await as(BEN);
  await save(ben, await filled(await idOf('guide'), { status: '4', slug: 'hand-book' }));
  const at = async (query: string) => titlesIn((await ben.get(`/config/products?${query}`)).body);
  expect(await at('search=mUg-s')).toEqual(['Mug']);
  expect(await at('search=HAND')).toEqual(['Guide']);
  expect(await at('search=gui&status=hidden')).toEqual(['Guide']);
  expect(await at('status=available&type=1')).toEqual(['Mug']);
  expect(await at('type=2&status=available')).toEqual([]);
  // Search texts are no patterns, and unknown filter values are ignored.
  for (const odd of ['search=%25', 'search=_', 'search=%00%5C']) expect([odd, await at(odd)]).toEqual([odd, []]);
  expect(await at('status=x&type=99&page=0')).toEqual(['Mug', 'Guide']);
  expect((await ben.get('/config/products?search=nothing')).body).toContain('No product matches.');
});

test('shows pages of fixed size, whose links keep the query', async () => {
  const ben = await as(BEN);
  const shop = await store.open.db
    .selectFrom('product')
    .select('collection_id')
    .where('slug', '=', 'mug')
    .where('site_id', '=', store.siteId)
    .executeTakeFirstOrThrow();
  const site = { id: store.siteId, shopId: shop.collection_id } as Parameters<typeof seedProduct>[1];
  for (let number = 0; number < PRODUCTS_PER_PAGE; number += 1)
    await seedProduct(store.open.db, site, { title: `Pot ${number}`, position: 10 + number, slug: `pot-${number}` });
  const first = (await ben.get('/config/products?status=available')).body;
  expect(titlesIn(first)).toHaveLength(PRODUCTS_PER_PAGE);
  expect(first).toContain('href="/config/products?status=available&amp;page=2"');
  const all = (await ben.get('/config/products?page=2')).body;
  expect(titlesIn(all)).toEqual(['Pot 18', 'Pot 19']);
  expect((await ben.get('/config/products?page=3')).body).toContain('There are no products on this page.');
});

test('sorts by title, price, stock and age, in either direction; what has no counted stock comes last', async () => {
  const ben = await as(BEN);
  await save(ben, await fresh({ title: 'a cup', 'v.n1.price': '11', 'v.n1.stock': '30' }));
  const at = async (sort: string) => titlesIn((await ben.get(`/config/products?sort=${sort}`)).body);
  expect(await at('title')).toEqual(['a cup', 'Guide', 'Mug']);
  expect(await at('-title')).toEqual(['Mug', 'Guide', 'a cup']);
  expect(await at('price')).toEqual(['Guide', 'Mug', 'a cup']);
  expect(await at('-price')).toEqual(['a cup', 'Mug', 'Guide']);
  expect(await at('stock')).toEqual(['Mug', 'a cup', 'Guide']);
  expect(await at('-stock')).toEqual(['a cup', 'Mug', 'Guide']);
  expect((await at('-created'))[0]).toBe('a cup');
  for (const odd of ['', 'nonsense', "title'--", '-'])
    expect([odd, await at(odd)]).toEqual([odd, ['Mug', 'Guide', 'a cup']]);
});

test('counts what each saved view shows, as its list does', async () => {
  const ben = await as(BEN);
  await save(ben, await fresh({ title: 'Tea pot', status: '4' }));
  await save(ben, await fresh({ title: 'Cup', 'v.n1.stock': '0', fresh: 'form-2' }));
  const body = (await ben.get('/config/products')).body.replaceAll('<!-- -->', '');
  const views = [...body.matchAll(/admin-saved-views__link"[^>]*>([^<]*)<span[^>]*> ?(\d+)/g)];
  expect(views.map(([, name, count]) => [name, count])).toEqual([
    ['All', '4'],
    ['Hidden', '1'],
    ['Low stock', '2'],
  ]);
  expect(titlesIn((await ben.get('/config/products?stock=low')).body)).toEqual(['Mug', 'Cup']);
});

test('another site’s products are not listed, nor is the list shown to others', async () => {
  const [ada, clerk] = [await as(ADA, OTHER_HOST), await as(CLERK)];
  await save(await as(BEN), await fresh({ title: 'Tea pot' }));
  expect(titlesIn((await ada.get('/config/products')).body)).toEqual(['Mug', 'Guide']);
  expect((await clerk.get('/config/products')).statusCode).toBe(403);
});
