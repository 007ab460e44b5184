import fc from 'fast-check';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const reopen = (back: string) =>
  open.visitor().get(`${BANNER_CALLS.reopen.path}?${new URLSearchParams({ return: back }).toString()}`);

test('leads back to the page with the banner open, and keeps the page’s query', async () => {
  const reply = await reopen('/shop?page=2&q=a%20b');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/shop?page=2&q=a+b&cookie-settings=open#block-consent-cookie-banner');
});

test('leads only to pages of this site, whatever it is given', async () => {
  const path = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('//other.site', '/\\other.site', 'javascript:alert(1)'),
  );
  await fc.assert(
    fc.asyncProperty(path, async (back) => {
      const location = String((await reopen(back)).headers.location);
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, 'http://shop.example').host).toBe('shop.example');
    }),
  );
  expect((await open.visitor().get(BANNER_CALLS.reopen.path)).headers.location).toBe(
    '/?cookie-settings=open#block-consent-cookie-banner',
  );
});

test('the page shows the banner even after a choice, and its form does not reopen it', async () => {
  const visitor = open.visitor();
  visitor.setCookie('CookieChoice', 'true');
  expect((await visitor.get('/shop?from=mail')).body).toMatch(/data-answered="" hidden=""/);
  const { body } = await visitor.get('/shop?from=mail&cookie-settings=open');
  expect(body).toMatch(/data-answered="">/);
  expect(body).toContain('name="return" value="/shop?from=mail"');
  expect(body).not.toMatch(/name="return" value="[^"]*cookie-settings/);
});
