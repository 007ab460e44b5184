import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import sharp from 'sharp';
import type { SiteDocument } from 'shared-types/site/site-document';
import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database';
import { spec } from '../../../../tools/testing/spec';
import { createFolderStore } from '../../objects/folder-store';
import type { ObjectStore } from '../../objects/object-store';
import { openDatabase, type Database } from '../../schema/database';
import type { SiteProfile } from '../directory/site-profile';
import type { Tables } from '../../schema/tables';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { importSite } from './import-site';
import { patched, REMOVED } from '../../../../tools/testing/site/patched';

let testDatabase: TestDatabase;
let db: Database;
let folder: string;
let objects: ObjectStore;
let files: Record<string, Buffer>;

const painted = (red: number, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = openDatabase(testDatabase.connection, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-import-'));
  objects = createFolderStore(folder);
  files = { 'mug.jpg': await painted(10).jpeg().toBuffer(), 'logo.png': await painted(20, 50, 60).png().toBuffer() };
});
afterEach(async () => {
  await db.deleteFrom('site').execute();
  await rm(folder, { recursive: true, force: true });
});

const mug = exampleDocument().products[0];

const pictures = {
  read: async (file: string) => {
    const bytes = files[file];
    if (!bytes) throw Object.assign(new Error(`ENOENT: ${file}`), { code: 'ENOENT' });
    return bytes;
  },
};
const run = (document: unknown, store = objects) => importSite({ db, objects: store, document, pictures });

async function siteIdOf(document: SiteDocument): Promise<string> {
  const result = await run(document);
  if (!result.ok) throw new Error(result.errors.join('\n'));
  return result.siteId;
}

const all = <T extends keyof Tables & string>(table: T) =>
  db.selectFrom<keyof Tables>(table).selectAll().execute() as unknown as Promise<Selectable<Tables[T]>[]>;
const assetFiles = () => readdir(join(folder, 'assets'));

test('stores everything the document says', async () => {
  const siteId = await siteIdOf(exampleDocument());
  const [site] = await all('site');
  expect(site).toMatchObject({
    id: siteId,
    identifier: 'example',
    name: 'Example',
    hosts: ['shop.example'],
    locale: 'en',
    currency: 'EUR',
  });
  expect(site?.profile).toMatchObject({
    tagline: 'A shop for tests',
    paymentMethods: [{ id: 'offline' }],
    navigation: [{ title: 'Shop', path: '/shop' }],
  });
  expect((await all('page')).map(({ path, collection_path }) => [path, collection_path]).sort()).toEqual([
    ['/', null],
    ['/shop', null],
    ['/shop/p/{slug}', '/shop'],
  ]);
  expect(await all('block')).toHaveLength(4);
  expect(
    (await all('product'))
      .map(({ slug, description_html, workflow_status }) => [slug, description_html, workflow_status])
      .sort(),
  ).toEqual([
    ['guide', '', 1],
    ['mug', '<p>Hold it.</p>', 1],
  ]);
  expect(
    (await all('variant')).map(({ price_cents, sale_price_cents, on_sale, option_values }) => [
      price_cents,
      sale_price_cents,
      on_sale,
      option_values,
    ]),
  ).toEqual(
    expect.arrayContaining([
      [1000, 1000, false, ['Small']],
      [1500, 1200, true, ['Large']],
      [700, 700, false, []],
    ]),
  );
  expect(await all('shipping_option')).toMatchObject([{ name: 'Post', cost_cents: 490, countries: ['DE', 'FR'] }]);
});

spec('CKOUT-08', 'what an owner leaves open about payment in parts is 4 parts, from 50.00 to 2,000.00', async () => {
  const paymentOf = async (installments: unknown) => {
    await siteIdOf(patched({ 'paymentMethods.0.installments': installments }));
    return ((await all('site'))[0]?.profile as SiteProfile).paymentMethods[0]?.installments;
  };
  expect(await paymentOf({})).toEqual({ count: 4, minimumCents: 5000, maximumCents: 200_000 });
  expect(await paymentOf({ count: 3, minimumCents: 100 })).toEqual({
    count: 3,
    minimumCents: 100,
    maximumCents: 200_000,
  });
  expect(await paymentOf(undefined)).toBeUndefined();
});

test('what a product asks its buyers is kept, changed and taken away with the document', async () => {
  const form = { title: 'Engraving', fields: [{ id: 'words', type: 'text', title: 'Words', required: true }] };
  const formOf = async (value: unknown) => {
    await siteIdOf(patched({ 'products.0.form': value }));
    return (await all('product')).find(({ slug }) => slug === 'mug')?.form;
  };
  expect(await formOf(form)).toEqual(form);
  expect(await formOf({ ...form, title: 'Words on it' })).toEqual({ ...form, title: 'Words on it' });
  expect(await formOf(REMOVED)).toBeNull();
});

test('pictures are kept with their size, and settings name them as pictures', async () => {
  await siteIdOf(exampleDocument());
  const logo = (await all('asset')).find(({ name }) => name === 'logo');
  expect(logo).toMatchObject({
    width: 50,
    height: 60,
    content_type: 'image/png',
    focal_x: 0.25,
    focal_y: 0.75,
    file_name: expect.stringMatching(/^logo-[0-9a-f]{16}\.png$/),
  });
  expect(await objects.get(logo?.object_key ?? '')).toEqual(files['logo.png']);
  const text = (await all('block')).find(({ type }) => type === 2);
  expect(text?.settings).toEqual({
    html: '<p>Hello</p>',
    picture: {
      src: `/images/${logo?.id}/${logo?.file_name}`,
      width: 50,
      height: 60,
      alt: '',
      focalPoint: { x: 0.25, y: 0.75 },
    },
  });
});

test('a picture the camera turned has the size it is shown in', async () => {
  files['mug.jpg'] = await painted(10, 40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await siteIdOf(exampleDocument());
  expect((await all('asset')).find(({ name }) => name === 'mug')).toMatchObject({ width: 30, height: 40 });
});

test('an equal document changes nothing, also when two are imported at once', async () => {
  const both = await Promise.all([run(exampleDocument()), run(exampleDocument())]);
  expect(both.map((result) => result.ok && result.changed).sort()).toEqual([false, true]);
  const before = await all('site');
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: false });
  expect(await all('site')).toEqual(before);
});

test('ids stay the same, what is gone is deleted, and the revision grows', async () => {
  await siteIdOf(exampleDocument());
  const ids = async () => ({
    pages: Object.fromEntries((await all('page')).map(({ path, id }) => [path, id])),
    assets: Object.fromEntries((await all('asset')).map(({ name, id }) => [name, id])),
    products: Object.fromEntries((await all('product')).map(({ slug, id }) => [slug, id])),
    variants: Object.fromEntries((await all('variant')).map(({ sku, id }) => [sku, id])),
    shipping: (await all('shipping_option')).map(({ id }) => id),
  });
  const before = await ids();
  const [{ revision } = { revision: 0 }] = await all('site');
  await siteIdOf(
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

test('pages and assets can go too', async () => {
  await siteIdOf(exampleDocument());
  await siteIdOf(
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
  expect(await assetFiles()).toEqual([]);
});

test('a collection whose page is replaced keeps its products', async () => {
  await siteIdOf(exampleDocument());
  const before = await all('product');
  await siteIdOf(
    patched({
      'pages.1.path': '/store',
      'pages.2.collection': '/store',
      'products.0.collection': '/store',
      'products.1.collection': '/store',
    }),
  );
  expect((await all('product')).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('stock that sales have changed is left alone, also where the document has another number', async () => {
  await siteIdOf(exampleDocument());
  await db.updateTable('variant').set({ qty_in_stock: 1 }).where('sku', '=', 'MUG-S').execute();
  await siteIdOf(patched({ 'products.0.variants.0.qtyInStock': 50, 'products.0.variants.0.priceCents': 1100 }));
  expect((await all('variant')).find(({ sku }) => sku === 'MUG-S')).toMatchObject({
    qty_in_stock: 1,
    price_cents: 1100,
  });
});

spec('PROD-11', 'a SKU that was made stays the same when the document comes again', async () => {
  await siteIdOf(exampleDocument());
  const made = async () => (await all('variant')).find(({ option_values }) => option_values[0] === 'Large')?.sku;
  const first = await made();
  expect(first).toMatch(/^SQ\d{7}$/);
  await siteIdOf(patched({ 'site.title': 'Renamed' }));
  expect(await made()).toBe(first);
});

test('other bytes in a file of the same name are a change: same id, another address, and the old bytes go', async () => {
  await siteIdOf(exampleDocument());
  const before = (await all('asset')).find(({ name }) => name === 'mug');
  await objects.put(`resized/${before?.object_key.slice('assets/'.length)}-500.avif`, Buffer.from('x'));
  files['mug.jpg'] = await painted(200, 44, 33).jpeg().toBuffer();
  expect(await run(exampleDocument())).toMatchObject({ ok: true, changed: true });
  const after = (await all('asset')).find(({ name }) => name === 'mug');
  expect(after).toMatchObject({ id: before?.id, width: 44 });
  expect(after?.file_name).not.toBe(before?.file_name);
  expect(await assetFiles()).toHaveLength(2);
  expect(await readdir(join(folder, 'resized'))).toEqual([]);
});

test('a picture that is missing, damaged or none is told with its place, and nothing is written', async () => {
  delete files['mug.jpg'];
  files['logo.png'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await run(exampleDocument())).toEqual({
    ok: false,
    errors: [
      'assets[0].file: mug.jpg cannot be read (there is no such file).',
      'assets[1].file: logo.png is not a JPEG, PNG, WebP, AVIF or GIF picture.',
    ],
  });
  files['mug.jpg'] = (
    await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
  ).subarray(0, 2000);
  expect(await run(exampleDocument())).toMatchObject({
    errors: expect.arrayContaining(['assets[0].file: mug.jpg is damaged.']),
  });
  expect(await all('site')).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test('a wrong document is refused with all its mistakes, and nothing is written', async () => {
  const result = await run(patched({ 'pages.0.socialImage': 'no', 'products.0.collection': '/no' }));
  expect(result).toEqual({
    ok: false,
    errors: [
      'pages[0].socialImage: there is no asset "no".',
      'products[0].collection: no page shows the items of /no.',
    ],
  });
  expect(await all('site')).toEqual([]);
});

test('a host or block of another site is refused, and that site stays whole', async () => {
  await siteIdOf(exampleDocument());
  const thief = patched({ 'site.identifier': 'thief' });
  const result = await run(thief);
  expect(result).toMatchObject({ ok: false });
  expect(!result.ok && result.errors[0]).toBe('site.hosts[0]: shop.example belongs to the site example.');
  expect(!result.ok && result.errors[1]).toMatch(
    /^pages\[0\]\.blocks\[0\]\.id: the block .* belongs to the site example\.$/,
  );
  expect(await all('site')).toHaveLength(1);
});

test('two sites live side by side', async () => {
  await siteIdOf(exampleDocument('one', 'one.example'));
  await siteIdOf(exampleDocument('two', 'two.example'));
  expect(await all('product')).toHaveLength(4);
});

test('a transaction that fails leaves neither rows nor bytes', async () => {
  let puts = 0;
  const failing: ObjectStore = {
    ...objects,
    put: async (key, bytes) => {
      puts += 1;
      if (puts === 2) throw new Error('Could not store: the disk is full.');
      await objects.put(key, bytes);
    },
  };
  await expect(run(exampleDocument(), failing)).rejects.toThrow('the disk is full');
  expect(await all('site')).toEqual([]);
  expect(await assetFiles()).toEqual([]);
});
