import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { prepareImports } from './imports.fixture';

const imports = prepareImports();
const { all, load, run, stored } = imports;
const mug = exampleDocument().products[0];

test('an equal document changes nothing, even when imported twice simultaneously', async () => {
  const both = await Promise.all([run(exampleDocument()), run(exampleDocument())]);
  expect(both.map((result) => result.ok && result.changed).sort()).toEqual([false, true]);
  const before = await all('site');
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: false });
  expect(await all('site')).toEqual(before);
});

test('ids stay the same, missing items are deleted, and the revision grows', async () => {
  await load(exampleDocument());
  const ids = async () => ({
    pages: Object.fromEntries((await all('page')).map(({ path, id }) => [path, id])),
    assets: Object.fromEntries((await all('asset')).map(({ name, id }) => [name, id])),
    products: Object.fromEntries((await all('product')).map(({ slug, id }) => [slug, id])),
    variants: Object.fromEntries((await all('variant')).map(({ sku, id }) => [sku, id])),
    shipping: (await all('shipping_option')).map(({ id }) => id),
  });
  const before = await ids();
  const [{ revision } = { revision: 0 }] = await all('site');
  await load(
    patched({
      'site.title': 'Renamed',
      products: [{ ...mug, title: 'Another mug', variants: mug?.variants.toReversed() }],
      'assets.0.alt': 'Another mug',
    }),
  );
  const after = await ids();
  expect(after.pages).toEqual(before.pages);
  expect(after.assets).toEqual(before.assets);
  expect(after.shipping).toEqual(before.shipping);
  expect(after.products).toEqual({ mug: before.products['mug'] });
  const { GUIDE, ...mugs } = before.variants;
  expect(GUIDE).toBeDefined();
  expect(after.variants).toEqual(mugs);
  expect((await all('site'))[0]).toMatchObject({ name: 'Renamed', revision: revision + 1 });
});

test('pages and assets can be deleted too', async () => {
  await load(exampleDocument());
  await load(
    patched({
      products: [],
      assets: [],
      pages: [
        {
          ...exampleDocument().pages[0],
          socialImage: undefined,
          blocks: [],
          body: { raw: false, layout: { columns: 12, rows: [] } },
        },
      ],
      shippingOptions: [],
    }),
  );
  for (const table of ['asset', 'block', 'product', 'variant', 'shipping_option'] as const)
    expect(await all(table)).toEqual([]);
  expect((await all('page')).map(({ path }) => path)).toEqual(['/']);
  expect(await stored('assets')).toEqual([]);
});

test('a collection whose page is replaced preserves its products', async () => {
  await load(exampleDocument());
  const before = await all('product');
  await load(
    patched({
      'pages.1.path': '/store',
      'pages.2.collection': '/store',
      'products.0.collection': '/store',
      'products.1.collection': '/store',
    }),
  );
  expect((await all('product')).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('stock changed by sales is not overwritten, even if the document has another number', async () => {
  await load(exampleDocument());
  await imports.db.updateTable('variant').set({ qty_in_stock: 1 }).where('sku', '=', 'MUG-S').execute();
  await load(patched({ 'products.0.variants.0.qtyInStock': 50, 'products.0.variants.0.priceCents': 1100 }));
  expect((await all('variant')).find(({ sku }) => sku === 'MUG-S')).toMatchObject({
    qty_in_stock: 1,
    price_cents: 1100,
  });
});

spec('PROD-11', 'a generated SKU stays the same when the document is imported again', async () => {
  await load(exampleDocument());
  const made = async () => (await all('variant')).find(({ option_values }) => option_values[0] === 'Large')?.sku;
  const first = await made();
  expect(first).toMatch(/^SQ\d{7}$/);
  await load(patched({ 'site.title': 'Renamed' }));
  expect(await made()).toBe(first);
});
