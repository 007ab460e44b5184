import type { DocumentCategory } from 'shared-types/site/site-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { dataIn } from '../../site/page/template/page-context.fixture';

const one = (slug: string, name: string, under?: string): DocumentCategory => ({
  collection: '/shop',
  slug,
  name,
  ...(under === undefined ? {} : { under }),
});
const CATEGORIES = [
  one('ceramics', 'Ceramics'),
  one('mugs', 'Mugs', 'ceramics'),
  one('empty', 'Nothing yet', 'ceramics'),
];
const DIVIDED = { categories: [...CATEGORIES, one('paper', 'Paper <&>')], 'products.0.categories': ['mugs'] };

let open: ExampleServer;
let siteId: string;
let plain: string;
beforeAll(async () => {
  open = await openExample();
  plain = withoutOwn(await mainAt('/shop'));
  siteId = await open.load(patched(DIVIDED));
});
afterAll(() => open.close());

async function mainAt(path: string): Promise<string> {
  const { body } = await open.visitor().get(path);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
}

/** Without the parts of a single request. */
function withoutOwn(html: string): string {
  return html.replaceAll(/(nonce|value)="[^"]*"/g, '');
}

const links = (html: string) => [...html.matchAll(/href="(\/shop[^"]*)"/g)].map(([, path]) => path);
const address = async (path: string) => (await open.visitor().get(path)).statusCode;
const categoryNames = async () => {
  const rows = await open.db.selectFrom('category').select(['id', 'slug']).where('site_id', '=', siteId).execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

spec(
  'LIMIT-05',
  'a shop links to its categories, and each category to its subcategories and to all products in them',
  async () => {
    const shop = await mainAt('/shop');
    expect(links(shop)).toEqual(['/shop/c/ceramics', '/shop/p/mug', '/shop/p/guide']);
    const ceramics = await mainAt('/shop/c/ceramics');
    expect(links(ceramics)).toEqual(['/shop', '/shop/c/ceramics', '/shop/c/mugs', '/shop/p/mug']);
    expect(ceramics).toContain('>Ceramics</h1>');
    expect(links(await mainAt('/shop/c/mugs'))).toEqual([
      '/shop',
      '/shop/c/ceramics',
      '/shop/c/mugs',
      '/shop/c/mugs',
      '/shop/p/mug',
    ]);
    expect(await mainAt('/shop/c/empty')).toContain('There is nothing here yet');
    expect(await Promise.all(['/shop/c/gone', '/shop/c/', '/shop/c', '/shop/c/mugs/x'].map(address))).toEqual(
      Array(4).fill(404),
    );
  },
);

spec('LIMIT-05', 'the page of a category describes itself to search engines, and is no item of the shop', async () => {
  const { body } = await open.visitor().get('/shop/c/mugs?from=letter');
  expect(body).toContain('<link rel="canonical" href="http://shop.example/shop/c/mugs"');
  expect(body).toMatch(/<title>Mugs – Shop/);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Shop', item: 'http://shop.example/shop' },
      { position: 2, name: 'Ceramics', item: 'http://shop.example/shop/c/ceramics' },
      { position: 3, name: 'Mugs', item: 'http://shop.example/shop/c/mugs' },
    ],
  });
  const { context } = dataIn(body);
  expect([context.item, context.collection?.path, context.pagePath]).toEqual([undefined, '/shop', '/shop/c/mugs']);
  const map = (await open.visitor().get('/sitemap.xml')).body;
  expect(map.match(/<loc>[^<]*\/c\/[^<]*/g)).toEqual(
    ['ceramics', 'mugs'].map((slug) => `<loc>http://shop.example/shop/c/${slug}`),
  );
});

spec('LIMIT-05', 'an import leaves the categories it names again, and a shop without any is unchanged', async () => {
  const before = await categoryNames();
  await open.load(patched({ ...DIVIDED, categories: [one('mugs', 'Cups')], 'products.1.categories': ['mugs'] }));
  expect(await categoryNames()).toEqual(new Map([['mugs', before.get('mugs')]]));
  expect(links(await mainAt('/shop/c/mugs'))).toEqual([
    '/shop',
    '/shop/c/mugs',
    '/shop/c/mugs',
    '/shop/p/mug',
    '/shop/p/guide',
  ]);
  await open.load(patched({}));
  expect(withoutOwn(await mainAt('/shop'))).toBe(plain);
  expect(await address('/shop/c/mugs')).toBe(404);
});
