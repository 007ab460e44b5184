import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(bilingualDocument());
});
afterAll(() => open.close());

const headAt = async (url: string, { host = 'shop.example', cookie = '' } = {}) => {
  const { body } = await open.app.inject({ url, headers: { host, cookie } });
  const [head = ''] = body.split('</head>');
  const content = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  return { head, content, canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] };
};

spec('ROUTE-05', 'a page has one address, however it was requested', async () => {
  for (const [path, host] of [
    ['/shop', 'shop.example'],
    ['/shop?utm_source=x&return=/', 'shop.example'],
    ['/%73hop', 'shop.example'],
    ['/shop', 'SHOP.EXAMPLE'],
    ['/shop', 'example.colonnade.localhost'],
    ['/shop', 'shop.example:80@evil.example'],
  ] as const)
    expect([host, path, (await headAt(path, { host })).canonical]).toEqual([host, path, 'http://shop.example/shop']);
});

spec('ROUTE-05', 'an item has one address, whichever shop’s page shows it', async () => {
  const { canonical, head } = await headAt('/pl/shop/p/mug', { host: 'bilingual.example' });
  expect(canonical).toBe('http://bilingual.example/shop/p/mug');
  expect(head).not.toContain('rel="alternate"');
});

test('a shared product shows its name, description, picture and price', async () => {
  const { content } = await headAt('/shop/p/mug');
  expect([content('og:title'), content('og:description'), content('og:type'), content('og:url')]).toEqual([
    'Mug',
    'A mug.',
    'product',
    'http://shop.example/shop/p/mug',
  ]);
  expect([content('product:price:amount'), content('product:price:currency')]).toEqual(['10.00', 'EUR']);
  expect(content('og:image')).toMatch(/^http:\/\/shop\.example\/images\/[^/]+\/mug-\w+\.jpg\?format=1500w$/);
  expect([content('og:image:width'), content('og:image:height'), content('og:image:alt')]).toEqual([
    '1200',
    '800',
    'A mug',
  ]);
  const picture = await open.visitor().get(new URL(content('og:image') ?? '').pathname + '?format=1500w');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a page without a description of its own has its site’s', async () => {
  expect((await headAt('/shop')).content('description')).toBe('A shop for tests');
});

test('a personal page, or a preview, is hidden from search engines, whatever the document says', async () => {
  expect((await headAt('/shop', { cookie: 'without-user-scripts=1' })).content('robots')).toBe('noindex');
  expect((await headAt('/nowhere')).canonical).toBeUndefined();
  const [home] = exampleDocument().pages;
  const kept = [
    'commerceCartV2',
    'showCart',
    'checkout',
    'orderConfirmed',
    'search',
    'notFound',
    'lockScreen',
  ] as const;
  for (const type of kept) {
    await open.load(patched({ 'pages.0': { ...home, pageType: PAGE_TYPE[type], indexed: true } }));
    const { content, canonical } = await headAt('/');
    expect([type, content('robots'), canonical]).toEqual([type, 'noindex', undefined]);
  }
  await open.load(patched({}));
  expect((await headAt('/')).content('robots')).toBeUndefined();
});
