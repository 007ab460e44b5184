import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import type { DocumentProduct, SiteDocument } from 'shared-types/site/site-document';
import { ADA, prepareOwnedStore } from '../../admin/product-editor/products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, page, remove, reload, save, stored } = store;

const withProducts = (change: (products: readonly DocumentProduct[]) => readonly DocumentProduct[]): SiteDocument => {
  const document = exampleDocument();
  return { ...document, products: [...change(document.products)] };
};

test('a product saved here is unchanged, whatever its document says', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { title: 'Mine', slug: 'cup', description: '<p>Mine</p>' }));
  const before = await stored(id);
  await reload(
    withProducts(([mug, ...others]) => [{ ...mug!, title: 'Theirs', variants: mug!.variants.slice(0, 1) }, ...others]),
  );
  expect(await stored(id)).toEqual(before);
  expect((await page('/shop')).body.match(/Theirs/)).toBeNull();
  const found = store.open.db.selectFrom('search_entry').select('title').where('product_id', '=', id);
  expect(await found.execute()).toEqual([{ title: 'Mine' }]);
  // Not even if the document no longer contains it.
  await reload(withProducts(([, ...others]) => others));
  expect(await stored(id)).toEqual(before);
});

test('all others still belong to the document', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { title: 'Mine' }));
  await reload(withProducts((products) => products.map((one) => ({ ...one, title: 'Theirs' }))));
  expect((await stored(await idOf('guide'))).state.title).toBe('Theirs');
  expect((await stored(id)).state.title).toBe('Mine');
});

test('a product removed here does not return, and one created here stays', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await remove(ada, id);
  await save(ada, await store.fresh({ title: 'Tea pot' }));
  await reload();
  const bodies = (await page('/shop')).body;
  expect([bodies.includes('>Mug<'), bodies.includes('Tea pot')]).toEqual([false, true]);
  expect((await page('/shop/p/mug')).statusCode).toBe(404);
});

test('its pictures stay, though the document no longer has them', async () => {
  const [ada, id] = [await as(ADA), await idOf('guide')];
  const { assets, ...document } = exampleDocument();
  const logo = await store.open.db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', store.siteId)
    .where('name', '=', 'logo')
    .executeTakeFirstOrThrow();
  await save(ada, await filled(id, { [`p.${logo.id}`]: '1' }));
  const [first] = document.pages;
  const text = { ...first!.blocks[0]!, settings: { html: '<p>Hello</p>' } };
  const pages = [{ ...first!, blocks: [text, ...first!.blocks.slice(1)] }, ...document.pages.slice(1)];
  await reload({ ...document, pages, assets: assets.filter(({ name }) => name !== 'logo') });
  expect((await stored(id)).state.pictureIds).toEqual([logo.id]);
  expect((await page(`/images/${logo.id}/${logo.file_name}`)).statusCode).toBe(200);
});

test('when its shop page is gone it moves to the first remaining one', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  await save(ada, await filled(id, { title: 'Mine' }));
  const { pages, products, site, ...document } = exampleDocument();
  const moved = (path: string) => path.replace('/shop', '/store');
  await reload({
    ...document,
    site: { ...site, navigation: [] },
    pages: pages.map((one) => ({
      ...one,
      path: moved(one.path),
      ...(one.collection === undefined ? {} : { collection: moved(one.collection) }),
    })),
    products: products.map((product) => ({ ...product, collection: moved(product.collection) })),
  });
  expect((await page('/store/p/mug')).body).toContain('Mine');
});

spec('LIMIT-10', 'a document that wants what an owner gave to another product is refused, with the place', async () => {
  const ada = await as(ADA);
  await save(ada, await store.fresh({ title: 'Tea pot', slug: 'pot', 'v.n1.sku': 'POT' }));
  const pot = { ...exampleDocument().products[1]!, slug: 'pot' };
  const wanting = withProducts((products) => [
    ...products,
    { ...pot, variants: [{ ...pot.variants[0]!, sku: 'POT' }] },
  ]);
  await expect(reload(wanting)).rejects.toThrow(
    'products[2].slug: pot belongs to a product that was saved in the admin area.\n' +
      'products[2].variants[0].sku: POT belongs to a product that was saved in the admin area.',
  );
  const many = Array.from({ length: 198 }, (_, index) => ({
    ...pot,
    slug: `pot-${index}`,
    variants: [{ ...pot.variants[0]!, sku: `POT-${index}` }],
  }));
  await expect(reload(withProducts((products) => [...products, ...many]))).rejects.toThrow(
    'holds at most 200 products, and would hold 201 with the 1 that were saved in the admin area',
  );
  await reload(withProducts((products) => [...products, ...many.slice(1)]));
  const full = await save(ada, await store.fresh({ title: 'One more', fresh: 'form-2' }));
  expect(full.json()).toMatchObject({
    data: { errors: { shop: expect.stringMatching(/^A shop page holds at most 200 products/) } },
  });
});
