import { productAddress } from './product-address';
import { ADA, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, page, save, stored } = store;

const leadsTo = async (path: string) => (await page(path)).headers.location;

test('an emptied URL is made from the title, and the former one redirects', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  expect((await save(ada, await filled(id, { title: 'Large cup', slug: '' }))).statusCode).toBe(200);
  expect([(await stored(id)).state.slug, await leadsTo('/shop/p/mug')]).toEqual(['large-cup', '/shop/p/large-cup']);
});

test('a former URL redirects to the new one, and so do earlier ones', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  for (const slug of ['cup', 'beaker', 'becher-ü']) await save(ada, await filled(id, { slug }));
  expect((await page(`/shop/p/${encodeURIComponent('becher-ü')}`)).statusCode).toBe(200);
  const now = `/shop/p/${encodeURIComponent('becher-ü')}`;
  expect(await Promise.all(['mug', 'cup', 'beaker'].map((slug) => leadsTo(`/shop/p/${slug}`)))).toEqual([
    now,
    now,
    now,
  ]);
});

test('back at its first URL, the product is there and the others redirect to it', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  for (const slug of ['cup', 'mug']) await save(ada, await filled(id, { slug }));
  expect([(await page('/shop/p/mug')).statusCode, await leadsTo('/shop/p/cup')]).toEqual([200, '/shop/p/mug']);
  expect(await store.open.db.selectFrom('redirect').select('from_path').execute()).toEqual([
    { from_path: '/shop/p/cup' },
  ]);
});

test('an import keeps these redirects, and takes the document’s own', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { slug: 'cup' }));
  await store.reload();
  expect(await leadsTo('/shop/p/mug')).toBe('/shop/p/cup');
});

test('another product may get a former URL, and is then shown there', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { slug: 'cup' }));
  expect((await save(ada, await store.fresh({ slug: 'mug' }))).statusCode).toBe(200);
  expect((await page('/shop/p/mug')).statusCode).toBe(200);
});

test('the current page of the form is kept, and nothing else of its address', () => {
  expect(productAddress('id', { page: '/config/products/id?variants=2&sent=x&pictures=3&evil=1', sent: 'b' })).toBe(
    '/config/products/id?variants=2&pictures=3&sent=b',
  );
  expect(productAddress('new')).toBe('/config/products/new');
});
