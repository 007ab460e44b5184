import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { patched } from '../../../../../tools/testing/site/patched';
import { spec } from '../../../../../tools/testing/spec';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(
    patched({
      redirects: [
        { from: '/Old-Shop.html', to: '/shop?from=old#top' },
        { from: '/shop/p/cup', to: '/shop/p/mug', temporary: true },
        { from: '/goods/*', to: '/shop/p/*' },
        { from: '/blog/*', to: 'https://blog.example/', elsewhere: true },
        { from: '/weg', to: 'https://łódź.example/żółw', elsewhere: true },
      ],
    }),
  );
});
afterAll(() => open.close());

async function answerAt(path: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, headers } = await open.app.inject({ method, url: path, headers: { host: 'shop.example' } });
  return [statusCode, headers.location, headers['cache-control']];
}
const FOR_GOOD = 'private, max-age=3600';

spec('ROUTE-05', 'a former address redirects to its new page, with its query', async () => {
  expect(await answerAt('/old-shop.html')).toEqual([301, '/shop?from=old#top', FOR_GOOD]);
  expect(await answerAt('/OLD-shop.HTML?utm=x&a=%26')).toEqual([301, '/shop?from=old&utm=x&a=%26#top', FOR_GOOD]);
  expect(await answerAt('/shop/p/cup')).toEqual([302, '/shop/p/mug', 'private, no-cache']);
  expect(await answerAt('/goods/mug?x')).toEqual([301, '/shop/p/mug?x', FOR_GOOD]);
  expect(await answerAt('/blog/2019/first')).toEqual([301, 'https://blog.example/', FOR_GOOD]);
  expect(await answerAt('/weg?x')).toEqual([301, 'https://xn--d-uga0v4h.example/%C5%BC%C3%B3%C5%82w?x', FOR_GOOD]);
  expect(await answerAt('/goods/mug', 'HEAD')).toEqual([301, '/shop/p/mug', FOR_GOOD]);
});

spec('ROUTE-05', 'what visitors type redirects to the page’s single address', async () => {
  for (const path of ['/shop/', '/Shop', '//shop', '/shop//', '/shop/index.html', '/SHOP/Index.htm/'])
    expect([path, await answerAt(path)]).toEqual([path, [301, '/shop', FOR_GOOD]]);
  expect(await answerAt('/index.html?a=1')).toEqual([301, '/?a=1', FOR_GOOD]);
  expect(await answerAt('/shop/p/Mug/')).toEqual([301, '/shop/p/mug', FOR_GOOD]);
  expect((await answerAt('/shop'))[0]).toBe(200);
});

spec('ROUTE-05', 'no redirect leads to a missing page, or away from a page', async () => {
  for (const path of ['/Nowhere', '/nowhere/', '/shop/p/Nothing', '/blog', '/goods', '/old-shop.html/x'])
    expect([path, (await answerAt(path))[0]]).toEqual([path, 404]);
  expect((await answerAt('/goods//other.example'))[1]).toBe('/shop/p/other.example');
  expect((await answerAt('/shop/p/mug'))[0]).toBe(200);
});

spec('ROUTE-05', 'every redirect reaches its page in one step', async () => {
  for (const path of ['/old-shop.html', '/goods/mug', '/shop/p/cup', '//SHOP//index.html'])
    expect([path, (await answerAt(String((await answerAt(path))[1])))[0]]).toEqual([path, 200]);
});

test('no forged address or host gets into a page or a redirect', async () => {
  const { app } = open;
  const get = (url: string, host = 'shop.example') => app.inject({ url, headers: { host } });
  for (const reply of [
    await get('//evil.example/shop'),
    await get('/%2Fevil.example'),
    await get('/%2F%2Fevil.example/shop'),
    await get('/%2f%5cevil.example/'),
    await get('/%5C%5Cevil.example'),
    await get('/Shop/%2F..%2F%2Fevil.example/'),
    await get('/shop', 'shop.example:80@evil.example'),
    await get('/shop', 'shop.example:x@evil.example:81'),
    await get('/shop/', 'shop.example:80@evil.example'),
  ]) {
    expect(reply.body.replace('/evil.example/shop', '')).not.toContain('evil.example');
    expect(reply.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  }
});

test('a document without redirects deletes earlier ones', async () => {
  await open.load(patched({ 'site.tagline': 'Without' }));
  expect((await answerAt('/old-shop.html'))[0]).toBe(404);
});
