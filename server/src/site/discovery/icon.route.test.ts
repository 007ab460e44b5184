import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const get = (path: string) => open.visitor().get(path);

spec('ROUTE-05', 'a site without an icon answers with an empty 404', async () => {
  for (const path of ['/favicon.ico', '/favicon.svg']) {
    const { statusCode, body, headers } = await get(path);
    expect([statusCode, body, headers['cache-control']]).toEqual([404, '', 'public, max-age=86400']);
  }
});

spec('ROUTE-05', 'a site’s icon is linked, cached for good, and can run nothing', async () => {
  await open.load(patched({ 'site.icon': ICON }));
  const [, address = ''] = /<link rel="icon" href="([^"]+)"/.exec((await get('/')).body) ?? [];
  expect(address).toMatch(/^\/favicon\.svg\?v=[0-9a-f]{8}$/);
  const { body, headers } = await get(address);
  expect([body, headers['content-type'], headers['cache-control']]).toEqual([
    ICON,
    'image/svg+xml; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(headers['content-security-policy']).toContain(`default-src 'none'`);
  expect((await get('/favicon.svg?v=old')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await get('/favicon.ico')).headers.location).toBe(address);
});
