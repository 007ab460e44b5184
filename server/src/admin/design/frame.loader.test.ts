import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

const EDITOR = 'editor@shop.example';
const VIEWER = 'viewer@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [EDITOR]: ['editor'], [VIEWER]: ['viewer'] } });
});
afterAll(() => open.close());

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const frameIn = ({ body }: Reply) => /<iframe[^>]* src="([^"]*)"/.exec(body)?.[1];
const at = (query: Record<string, string>) => `/config/design?${new URLSearchParams(query)}`;
const leads = ({ statusCode, headers }: Reply) => [statusCode, headers.location];

spec('SRV-04', 'shows the first page, or the requested one, with query and fragment', async () => {
  const editor = await as(EDITOR);
  const page = await editor.get('/config/design');
  expect([page.statusCode, page.headers['cache-control'], frameIn(page)]).toEqual([200, 'private, no-store', '/']);
  expect(frameIn(await editor.get(at({ frameUrl: '/shop?page=2#a' })))).toBe('/shop?page=2#a');
  expect(frameIn(await editor.get(at({ frameUrl: '/"><script>alert(1)</script>' })))).not.toContain('<');
});

spec('SRV-04', 'an address of no page of this site opens nothing, and the page says so', async () => {
  const editor = await as(EDITOR);
  for (const frameUrl of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/config/',
    '',
  ]) {
    const page = await editor.get(at({ frameUrl }));
    expect([frameUrl, page.statusCode, frameIn(page)]).toEqual([frameUrl, 200, undefined]);
    expect(page.body).toContain('is not a page of this site');
    expect(page.body).not.toMatch(/(href|src|action)="[^"]*evil/);
  }
});

spec(
  ['SRV-04', 'START-04'],
  'frameUrl on the area’s first page redirects to the frame, and other addresses do not',
  async () => {
    const editor = await as(EDITOR);
    const path = (frameUrl: string) => `/config/?${new URLSearchParams({ frameUrl })}`;
    expect(leads(await editor.get(path('/shop?page=2')))).toEqual([303, at({ frameUrl: '/shop?page=2' })]);
    for (const frameUrl of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
      expect([frameUrl, (await editor.get(path(frameUrl))).statusCode]).toEqual([frameUrl, 200]);
    expect(leads(await open.visitor().get(path('/shop')))).toEqual([
      303,
      `/config/sign-in?${new URLSearchParams({ return: path('/shop') })}`,
    ]);
  },
);

spec(['SRV-04', 'ROLE-04'], 'is for accounts that work on the site', async () => {
  expect(leads(await open.visitor().get('/config/design'))).toEqual([303, '/config/sign-in?return=%2Fconfig%2Fdesign']);
  const viewer = await as(VIEWER);
  const refused = await viewer.get('/config/design');
  expect([refused.statusCode, frameIn(refused)]).toEqual([403, undefined]);
  expect((await viewer.get('/config/?frameUrl=%2Fshop')).statusCode).toBe(200);
});

spec('ENUM-21', 'is as wide as a desktop, a tablet or a phone; any other width means a desktop', async () => {
  const editor = await as(EDITOR);
  for (const [view, mode, width] of [
    ['phone', 'phone', 390],
    ['tablet', 'tablet', 768],
    ['desktop', 'desktop', 1024],
    ['watch', 'desktop', 1024],
  ] as const)
    expect((await editor.get(at({ view }))).body).toContain(`data-mode="${mode}" style="--frame-width:${width}px"`);
});

spec('SRV-04', 'lists the site’s pages without error pages and item pages', async () => {
  const { body } = await (await as(EDITOR)).get('/config/design');
  const listed = [...body.matchAll(/data-page="([^"]*)"/g)].map(([, path]) => path);
  expect(listed).toEqual([...listed].sort());
  expect(listed).toEqual(expect.arrayContaining(['/', '/shop', '/search']));
  expect(listed.filter((path) => path?.includes('{') || path?.startsWith('/config'))).toEqual([]);
});

spec('SRV-04', 'admin pages are not shown in the frame but in the whole window', async () => {
  const editor = await as(EDITOR);
  for (const path of ['/config/', '/config/design?frameUrl=%2F', '/config/sign-in?return=%2F', '/config/forms']) {
    const { statusCode, headers, body } = await open.app.inject({
      url: path,
      headers: {
        host: 'shop.example',
        cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-dest': 'iframe',
      },
    });
    expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
    expect(body).toContain(`<a href="${path.replaceAll('&', '&amp;')}" target="_top">`);
    expect(body).not.toContain('admin-');
  }
  const own = await open.app.inject({ url: '/shop', headers: { host: 'shop.example', 'sec-fetch-dest': 'iframe' } });
  expect([own.statusCode, own.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining(`frame-ancestors 'self'`),
  ]);
});

test('the page around the frame has no header and footer, unlike the page in it', async () => {
  const editor = await as(EDITOR);
  const framing = (await editor.get('/config/design')).body;
  const framed = (await editor.get('/')).body;
  for (const part of [
    '<header class="frame-header"',
    '<footer class="frame-footer"',
    'data-feature="commerce/indicator"',
  ])
    expect([part, framing.includes(part), framed.includes(part)]).toEqual([part, false, true]);
  // Overlays belong to the window.
  expect(framing).toContain('data-feature="consent/cookie-banner"');
});
