import { gunzipSync } from 'node:zlib';
import { WORKFLOW_STATUS } from 'shared-types/commerce/product';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { listOf } from './sitemap.route';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const sitemapAt = async (host = 'shop.example') =>
  (await open.app.inject({ url: '/sitemap.xml', headers: { host } })).body;
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
const changesIn = (xml: string) =>
  new Map([...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, address, at]) => [address, at]));

spec('ROUTE-05', 'lists every public page and product, and nothing else', async () => {
  const { pages, products } = exampleDocument();
  const [home, shop, item] = pages;
  const empty = { blocks: [], body: { raw: false, layout: { columns: 12, rows: [] } } };
  await open.load(
    patched({
      pages: [
        home,
        shop,
        item,
        { ...home, ...empty, path: '/cart', pageType: PAGE_TYPE.commerceCartV2 },
        { ...home, ...empty, path: '/hidden', indexed: false },
        { ...home, ...empty, path: '/żurek' },
      ],
      products: [products[0], { ...products[1], workflowStatus: WORKFLOW_STATUS.draft }],
    }),
  );
  expect(addressesIn(await sitemapAt())).toEqual([
    'http://shop.example/',
    'http://shop.example/shop',
    'http://shop.example/%C5%BCurek',
    'http://shop.example/shop/p/mug',
  ]);
});

test('lists each page with all its languages, itself included, if it has more than one', async () => {
  await open.load(bilingualDocument());
  const xml = await sitemapAt('bilingual.example');
  const [entry = ''] = /<url><loc>[^<]*\/pl\/shop<.*?<\/url>/.exec(xml) ?? [];
  expect([...entry.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, ...found]) => found)).toEqual([
    ['pl', 'http://bilingual.example/pl/shop'],
    ['en', 'http://bilingual.example/shop'],
  ]);
  expect(addressesIn(xml)).toEqual(
    expect.arrayContaining(['/pl', '/pl/shop/p/kubek'].map((path) => `http://bilingual.example${path}`)),
  );
  expect(/<url><loc>[^<]*kubek<.*?<\/url>/.exec(xml)?.[0]).not.toContain('hreflang');
});

test('a page’s date is its last change, and a shop’s is that of its products', async () => {
  await open.load(exampleDocument());
  const before = changesIn(await sitemapAt());
  await open.load(patched({ 'products.0.excerpt': 'Another mug.' }));
  const after = changesIn(await sitemapAt());
  const changed = [...after].filter(([address, at]) => before.get(address) !== at).map(([address]) => address);
  expect(changed).toEqual(['http://shop.example/shop', 'http://shop.example/shop/p/mug']);
});

test('it is compressed, and also answers HEAD', async () => {
  const headers = { host: 'shop.example', 'accept-encoding': 'gzip' };
  // Small answers are not compressed, so this one is large.
  const { products } = exampleDocument();
  await open.load(
    patched({
      products: Array.from({ length: 30 }, (_, index) => ({
        ...products[1],
        slug: `guide-${index}`,
        variants: [{ ...products[1]?.variants[0], sku: `GUIDE-${index}` }],
      })),
    }),
  );
  const { rawPayload, headers: sent } = await open.app.inject({ url: '/sitemap.xml', headers });
  expect([sent['content-encoding'], sent['content-type']]).toEqual(['gzip', 'application/xml; charset=utf-8']);
  expect(addressesIn(gunzipSync(rawPayload).toString())).toHaveLength(32);
  expect((await open.app.inject({ method: 'HEAD', url: '/sitemap.xml', headers })).statusCode).toBe(200);
  expect((await open.visitor().get('/sitemap.xml?part=2')).statusCode).toBe(404);
});

test('more addresses than fit one sitemap are split over several, each once', () => {
  const paths = Array.from({ length: 7 }, (_, index) => `/page-${index}`);
  const entries = paths.map((path) => ({ path, changedAt: new Date(0), alternates: [] }));
  const list = (part?: unknown) => listOf({ entries, origin: 'http://shop.example', part, most: 3 });
  expect(list()).toContain('<sitemapindex');
  const parts = addressesIn(list() ?? '').map((address) => new URL(address ?? '').searchParams.get('part'));
  expect(parts).toEqual(['1', '2', '3']);
  expect(parts.flatMap((part) => addressesIn(list(part) ?? ''))).toEqual(
    paths.map((path) => `http://shop.example${path}`),
  );
  for (const part of ['0', '4', '-1', '1.5', 'x', ['1', '2']]) expect(list(part)).toBeUndefined();
});

test('no text of an owner ends its element', () => {
  const entries = [{ path: `/a&b'<"`, changedAt: new Date(0), alternates: [] }];
  expect(listOf({ entries, origin: 'http://shop.example', part: undefined, most: 3 })).toContain(
    '<loc>http://shop.example/a&amp;b&#39;&lt;&quot;</loc>',
  );
});
