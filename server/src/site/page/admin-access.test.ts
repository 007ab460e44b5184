import { CART_CALLS } from 'shared-types/commerce/cart';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { checkDocument } from '../import/check/check-document';
import { dataIn } from './template/page-context.fixture';

const ADMIN = 'admin@shop.example';
const VIEWER = 'viewer@shop.example';
const NOT_ALLOWED = 'Your roles on this site do not include this.';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADMIN]: ['admin'], [VIEWER]: ['viewer'] } });
});
afterAll(() => open.close());

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const leads = ({ statusCode, headers }: Reply) => [statusCode, headers.location];
const dataOf = ({ body }: Reply) => dataIn(body);

spec(['SRV-05', 'ROLE-02'], 'an anonymous visitor is redirected to the sign-in, which redirects back', async () => {
  const visitor = open.visitor();
  expect(leads(await visitor.get('/config/'))).toEqual([303, '/config/sign-in?return=%2Fconfig%2F']);
  expect(leads(await visitor.get('/config/forms?page=2'))).toEqual([
    303,
    '/config/sign-in?return=%2Fconfig%2Fforms%3Fpage%3D2',
  ]);
  const page = await visitor.get('/config/sign-in?return=%2Fconfig%2Fforms%3Fpage%3D2');
  expect([page.statusCode, page.body.includes('name="return" value="/config/forms?page=2"')]).toEqual([200, true]);
  expect((await visitor.get('/config/sign-in?return=//evil.example')).body).toContain('name="return" value="/config/"');
});

test('its pages ask nobody about cookies, which concern the site’s visitors', async () => {
  const banner = async (path: string) => {
    const [tag = ''] = /<section class="consent-cookie-banner[^>]*>/.exec((await open.visitor().get(path)).body) ?? [];
    return / hidden=""/.test(tag) ? 'hidden' : tag && 'shown';
  };
  expect([await banner('/'), await banner('/config/sign-in')]).toEqual(['shown', 'hidden']);
});

test('no template of its pages is made for an anonymous visitor at another spelling of its address', async () => {
  // Making a page template reads the inlined files.
  const filesRead = jest.spyOn(open.registry.files, 'read');
  expect(leads(await open.visitor().get('/config/Orders/'))).toEqual([301, '/config/orders']);
  expect(filesRead.mock.calls.map(([, file]) => file)).toEqual([]);
});

spec(['SRV-10', 'SRV-11'], 'a script is told that it must sign in, or that it may not see the page', async () => {
  const reply = await open.visitor().call('GET', '/config/forms');
  expect([reply.statusCode, reply.json()]).toEqual([
    401,
    { error: 'Sign in to continue.', code: 'site/login-required', loginRequired: true },
  ]);
  const refused = await (await as(VIEWER)).call('GET', '/config/forms');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { error: NOT_ALLOWED, code: 'site/not-allowed', authorizationFail: true },
  ]);
  expect((await (await as(ADMIN)).call('GET', '/config/forms')).statusCode).toBe(200);
});

spec(
  'ROLE-04',
  'a viewer sees who is signed in, and instead of the submissions that they are not for viewers',
  async () => {
    const viewer = await as(VIEWER);
    const home = await viewer.get('/config/');
    expect([home.statusCode, home.body.includes(VIEWER), home.body.includes('Viewer')]).toEqual([200, true, true]);
    expect(home.body).not.toContain('href="/config/forms"');
    const page = await viewer.get('/config/forms');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(page.body).toContain('You cannot open this page');
    expect(page.body).not.toContain('admin-submissions');
  },
);

spec('ROLE-04', 'an administrator is not advised to ask an administrator for a page of the platform', async () => {
  const admin = await as(ADMIN);
  const helper = 'An administrator of the site can give you one that does.';
  for (const path of ['/config/remotes', '/config/remotes/mf-blocks', '/config/survey']) {
    const { statusCode, body } = await admin.get(path);
    expect([path, statusCode, body.includes(helper)]).toEqual([path, 403, false]);
    expect(body).toContain('This page is for those who run the platform; no role on this site opens it.');
  }
  expect((await (await as(VIEWER)).get('/config/forms')).body).toContain(helper);
});

test('the admin area has an address with a slash, to which the one without redirects', async () => {
  const admin = await as(ADMIN);
  for (const browser of [admin, open.visitor()])
    for (const path of ['/config', '/Config', '/config//', '/config/index.html'])
      expect([path, leads(await browser.get(`${path}?a=1`))]).toEqual([path, [301, '/config/?a=1']]);
  expect((await admin.get('/config/')).statusCode).toBe(200);
  expect(leads(await admin.get('/config/forms/'))).toEqual([301, '/config/forms']);
  for (const path of ['/config/x', '/config/x/y', '/configuration', '/config/no-access'])
    expect([path, (await admin.get(path)).statusCode]).toEqual([path, 404]);
});

test('it links back to the page the user came from, without another redirect, and on this site only', async () => {
  // Accounts that work on the site are redirected to the frame.
  const viewer = await as(VIEWER);
  const at = async (frameUrl: string) => (await viewer.get(`/config/?${new URLSearchParams({ frameUrl })}`)).body;
  for (const [from, back] of [
    ['/shop', '/shop?noredirect'],
    ['/shop?page=2', '/shop?page=2&amp;noredirect'],
    ['/shop?noredirect', '/shop?noredirect'],
    ['/shop#mugs', '/shop?noredirect#mugs'],
  ] as const)
    expect(await at(from)).toContain(`<a href="${back}">Back to the page</a>`);
  for (const elsewhere of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', ''])
    expect([elsewhere, (await at(elsewhere)).includes('Back to the page')]).toEqual([elsewhere, false]);
});

test('no browser caches a page of it, and no robot indexes one', async () => {
  const admin = await as(ADMIN);
  const pages = [
    await open.visitor().get('/config/sign-in'),
    await open.visitor().get('/config/forgotten'),
    await open.visitor().get('/config/reset'),
    await admin.get('/config/'),
    await admin.get('/config/forms'),
  ];
  for (const { statusCode, headers, body } of pages) {
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<meta name="robots" content="noindex');
  }
  expect((await open.visitor().get('/sitemap.xml')).body).not.toContain('/config');
});

spec('ROLE-02', 'a signed-in user is redirected past the sign-in page', async () => {
  const admin = await as(ADMIN);
  expect(leads(await admin.get('/config/sign-in'))).toEqual([303, '/config/']);
  expect(leads(await admin.get('/config/sign-in?return=/config/forms'))).toEqual([303, '/config/forms']);
});

spec(
  'CTX-09',
  'the page knows the account, its roles and that it is signed in; for others it is unchanged',
  async () => {
    const [before, signed, after] = [
      await open.visitor().get('/'),
      await (await as(ADMIN)).get('/'),
      await open.visitor().get('/'),
    ];
    const { context, states } = dataOf(signed);
    expect([context.authenticatedAccount, context.websiteRoles]).toEqual([
      { id: expect.any(String), displayName: 'admin' },
      [1],
    ]);
    expect(states['site/session']).toEqual({ revision: expect.any(Number), member: false, account: true });
    expect(signed.body).not.toContain(ADMIN);
    for (const page of [before, after]) {
      expect(dataOf(page).context).not.toHaveProperty('authenticatedAccount');
      expect([dataOf(page).context.websiteRoles, dataOf(page).states['site/session']]).toEqual([[], undefined]);
    }
  },
);

spec('SRV-01', 'no account gets into HTML that is cached for others', async () => {
  const paths = ['/', '/shop', '/config/sign-in'];
  const admin = await as(ADMIN);
  const id = dataOf(await admin.get('/')).context.authenticatedAccount?.id ?? 'none';
  for (const path of ['/config/', '/config/forms', ...paths]) await admin.get(path);
  const viewer = await as(VIEWER);
  const others = [await viewer.get('/config/'), await viewer.get('/config/forms')];
  for (const path of paths) others.push(await open.visitor().get(path));
  for (const { body } of others) for (const own of [ADMIN, id]) expect(body).not.toContain(own);
});

test('an anonymous visitor gets none of its content, and at the sign-in only what signs in', async () => {
  for (const path of ['/', '/shop']) {
    const page = await open.visitor().get(path);
    expect([path, page.body.includes('mf-admin/')]).toEqual([path, false]);
    expect(Object.keys(dataOf(page).release.remotes)).not.toContain('mf-admin');
  }
  const { body } = await open.visitor().get('/config/sign-in');
  const live = body.matchAll(/data-feature="([^"]+)" data-remote="mf-admin" data-live/g);
  expect([...live].map(([, feature]) => feature)).toEqual(['admin/sign-in']);
});

spec('ROLE-04', 'a refused form shows no page its sender may not see', async () => {
  const sent = await open
    .visitor()
    .post(CART_CALLS.addLine.path, { page: '/config/forms', block: 'x', quantity: '-1' });
  expect(leads(sent)).toEqual([303, '/config/sign-in?return=%2Fconfig%2Fforms']);
  const viewer = await (await as(VIEWER)).post(CART_CALLS.addLine.path, { page: '/config/forms', quantity: '-1' });
  expect(viewer.body).not.toContain('admin-submissions');
});

spec('ENUM-06', 'no document has a block of it', () => {
  const document = exampleDocument();
  for (const type of Object.values(ADMIN_BLOCK_TYPE)) {
    const [first, ...pages] = document.pages;
    const blocks = first?.blocks.map((block) => ({ ...block, type }));
    const result = checkDocument({ ...document, pages: [{ ...first, blocks }, ...pages] });
    expect('mistakes' in result ? JSON.stringify(result.mistakes) : '').toContain('block type');
  }
});

spec(
  'CTX-09',
  'without the session table a page is an anonymous visitor’s, and the admin area is unavailable',
  async () => {
    const admin = await as(ADMIN);
    await open.db.schema.alterTable('account_session').renameTo('account_session_away').execute();
    const logged = jest.spyOn(open.app.log, 'error').mockImplementation(() => undefined);
    try {
      expect((await admin.get('/')).statusCode).toBe(200);
      expect(logged).toHaveBeenCalled();
      expect((await admin.get('/config/')).statusCode).toBe(500);
    } finally {
      await open.db.schema.alterTable('account_session_away').renameTo('account_session').execute();
    }
    expect((await admin.get('/config/')).statusCode).toBe(200);
  },
);
