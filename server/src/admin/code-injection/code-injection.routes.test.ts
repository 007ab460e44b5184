import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { CODE_CALLS } from 'shared-types/admin/pages/code-injection';
import { COOKIE } from 'shared-types/site/cookie';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { findState } from '../../site/saved-state/saved-state';
import { SITE_CODE, siteCodeName } from '../../site/saved-state/site-code';
import { spec } from '../../../../tools/testing/spec';

const OWNER = 'owner@shop.example';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

let open: ExampleServer;
let owner: Shopper;
beforeAll(async () => {
  open = await openExample({ config: { runsJobs: false }, accounts: { [OWNER]: ['admin'] } });
  owner = await signedIn(OWNER);
});
beforeEach(async () => {
  await open.db.deleteFrom('site_code_change').execute();
  await open.db.updateTable('site').set({ document_hash: '' }).execute();
  await open.load(patched({}));
});
afterAll(() => open.close());

const signedIn = async (email: string) => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};
const { path } = CODE_CALLS.saveCode;
const baseOf = async () => {
  const { id } = await open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return siteCodeName((await findState(open.db, SITE_CODE, id)).state);
};
const save = async (fields: Readonly<Record<string, string>>, browser = owner) =>
  browser.call('POST', path, { of: '', head: '', body: '', base: await baseOf(), ...fields });
const pageAt = async (address: string, { browser = open.visitor(), headers = {} } = {}) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await open.app.inject({ url: address, headers: { host: 'shop.example', cookie, ...headers } });
  const policy = String(reply.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { html: reply.body.replaceAll(nonce, 'N'), policy: policy.replaceAll(nonce, 'N') };
};

test('code is at the end of the head and of the body of every page, and its scripts may run', async () => {
  const before = await pageAt('/shop');
  const head = '<meta name="verify" content="7f3a"><script>window.a = 1</script>';
  const reply = await save({ head, body: '<script src="https://x.example/a.js"></script>', consent: 'always' });
  expect(reply.statusCode).toBe(200);
  const { html, policy } = await pageAt('/shop');
  expect(html).toContain('<meta name="verify" content="7f3a"><script nonce="N">window.a = 1</script></head>');
  expect(html).toContain('<script nonce="N" src="https://x.example/a.js"></script></body>');
  expect(policy).toContain(`script-src 'nonce-N' 'strict-dynamic'`);
  expect([policy.includes('trusted-types'), /connect-src 'self'[^;]* https: wss:;/.test(policy)]).toEqual([
    false,
    true,
  ]);
  expect(policy).toContain(`style-src 'self' 'unsafe-inline' https:`);
  await save({});
  const after = await pageAt('/shop');
  expect([after.policy, after.html.includes('verify')]).toEqual([before.policy, false]);
});

test('verification tags change nothing of the policy, and styles keep trusted types', async () => {
  const { policy: before } = await pageAt('/');
  await save({ head: '<!-- a --><meta name="verify" content="7f3a">' });
  expect((await pageAt('/')).policy).toBe(before);
  await save({ head: '<style>p{color:red}</style>' });
  const { html, policy } = await pageAt('/');
  expect(html).toContain('<style nonce="N">p{color:red}</style></head>');
  expect([policy.includes('require-trusted-types-for'), policy.includes(`style-src 'self' 'nonce-N' https:`)]).toEqual([
    true,
    true,
  ]);
});

test('a page has code of its own, behind that of the site; other pages do not', async () => {
  await save({ head: '<meta name="a">' });
  expect((await save({ of: '/shop', head: '<meta name="b">', base: await baseOf() })).statusCode).toBe(200);
  expect((await pageAt('/shop')).html).toContain('<meta name="a"><meta name="b"></head>');
  expect((await pageAt('/')).html).toContain('<meta name="a"></head>');
  expect((await save({ of: '/gone' })).json().data.errors).toEqual({ head: 'There is no such page.' });
});

test('scripts wait for consent unless the owner says otherwise; meta tags and styles do not', async () => {
  await save({ head: '<meta name="a"><style>p{}</style><script>1</script><link rel="x">', consent: 'accepted' });
  const browser = open.visitor();
  browser.setCookie(COOKIE.cookieChoice, 'true');
  const [allowed, declined] = [await pageAt('/', { browser }), await pageAt('/')];
  expect(allowed.html).toContain('<script nonce="N">1</script><link nonce="N" rel="x"></head>');
  expect(declined.html).toContain('<meta name="a"><style nonce="N">p{}</style></head>');
  expect(declined.policy).toContain('require-trusted-types-for');
});

test('whoever may edit code sees pages without it; frames and the admin area never have it', async () => {
  await save({ head: '<meta name="a">', body: '<b>x</b>' });
  const has = async (...input: Parameters<typeof pageAt>) => (await pageAt(...input)).html.includes('<meta name="a">');
  expect([await has('/'), await has('/', { browser: owner }), await has('/?without-code')]).toEqual([true, true, true]);
  expect(await has('/?without-code', { browser: owner })).toBe(false);
  expect(await has('/', { headers: { 'sec-fetch-dest': 'iframe' } })).toBe(false);
  expect([await has(ADMIN_PATH.signIn), await has(ADMIN_PATH.home, { browser: owner })]).toEqual([false, false]);
  const { html } = await pageAt(ADMIN_PATH.codeInjection, { browser: owner });
  expect(html).toContain('href="/?without-code"');
});

spec('EDIT-13', 'on Android the page says that code cannot be edited there', async () => {
  const { html } = await pageAt(ADMIN_PATH.codeInjection, { browser: owner, headers: { 'user-agent': ANDROID } });
  expect([html.includes('Code editing is not available on Android.'), html.includes('<textarea')]).toEqual([
    true,
    false,
  ]);
});

test('of two owners who save code, the second sees what the first has saved, and can replace it', async () => {
  const base = await baseOf();
  await save({ head: '<meta name="a">', base });
  const late = await save({ head: '<meta name="b">', base });
  expect([late.statusCode, late.json().code]).toEqual([409, 'admin/code-conflict']);
  expect(late.json().data.errors).toEqual({ head: 'Saved meanwhile: <meta name="a">' });
  expect((await save({ head: '<meta name="b">', base, key: late.json().key })).statusCode).toBe(200);
  expect((await pageAt('/')).html).toContain('<meta name="b"></head>');
});

test('code of a document is imported, until an owner has saved other code', async () => {
  const code = {
    head: '<meta name="a">',
    body: '',
    consent: 'always',
    pages: [{ path: '/shop', head: '', body: '<i>b</i>' }],
  };
  await open.load(patched({ 'site.code': code }));
  expect((await pageAt('/shop')).html).toMatch(/<meta name="a"><\/head>[\s\S]*<i>b<\/i><\/body>/);
  await save({ head: '<meta name="c">' });
  await open.load(patched({ 'site.code': { ...code, head: '<meta name="d">' } }));
  expect((await pageAt('/shop')).html).toMatch(/<meta name="c"><\/head>[\s\S]*<i>b<\/i><\/body>/);
});

spec('ROLE-04', 'roles without the capability neither see nor save code', async () => {
  const others = (Object.keys(WEBSITE_ROLE) as WebsiteRoleName[]).filter((role) => role !== 'admin');
  for (const role of others) {
    const email = `${role.toLowerCase()}@shop.example`;
    await seedAccount(open.db, { email, roles: { example: [role] } });
    const browser = await signedIn(email);
    const [saved, seen] = [await save({ head: '<b>' }, browser), await browser.get(ADMIN_PATH.codeInjection)];
    expect([role, saved.statusCode, seen.statusCode]).toEqual([role, 403, 403]);
  }
  expect((await save({ head: '<b>' }, open.visitor())).statusCode).toBe(401);
  expect(await open.db.selectFrom('site_code_change').selectAll().execute()).toEqual([]);
});
