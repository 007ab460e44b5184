import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const robotsAt = (host: string) => open.app.inject({ url: '/robots.txt', headers: { host } });

spec('ROUTE-05', 'excludes robots from addresses that are no pages, and names the sitemap', async () => {
  const { body, headers } = await robotsAt('shop.example');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *
Disallow: /api/
Disallow: /config$
Disallow: /config/
Disallow: /commerce/goto-checkout

Sitemap: http://shop.example/sitemap.xml
`);
});

test.each(['example.colonnade.localhost', 'SHOP.example', 'shop.example:80@evil.example'])(
  'asked at %s, it names the site’s own host',
  async (host) => {
    const { body } = await robotsAt(host);
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
    expect(body).not.toContain('evil');
  },
);

test('a host of no site has no robots.txt', async () => {
  expect((await robotsAt('evil.example')).statusCode).toBe(404);
});
