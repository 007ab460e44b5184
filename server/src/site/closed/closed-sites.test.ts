import { CART_CALLS } from 'shared-types/commerce/cart';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { SESSION_CALLS } from 'shared-types/site/people/session';
import { WEBSITE_STATUSES, type WebsiteStatus } from 'shared-types/site/website';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { setWebsiteStatus } from './set-website-status';

const CLOSED = 'This website is not available';
const EDITOR = 'editor@shop.example';
const VIEWER = 'viewer@shop.example';
const OPERATOR = 'operator@shop.example';
/** Addresses of pages, missing pages, redirects, and unusual spellings. */
const ADDRESSES = ['/', '/shop', '/shop/p/mug', '/shop/', '/nowhere', '/old', '/search?q=mug', '//shop', '/index.html'];

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [EDITOR]: ['editor'], [VIEWER]: ['viewer'] } });
  await open.load(patched({ redirects: [{ from: '/old', to: '/shop' }] }));
});
afterAll(() => open.close());

async function stand(status: WebsiteStatus, identifier = 'example'): Promise<void> {
  const { id } = await open.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  await setWebsiteStatus(open.db, identifier, status);
  open.sites.invalidate(id);
}

async function as(email: string): Promise<Shopper> {
  const browser = open.visitor();
  expect((await signIn(browser, email)).statusCode).toBe(200);
  return browser.twin();
}

/** A page without its nonces, in which random text may contain short words. */
const withoutNonces = ({ body }: Reply) => body.replaceAll(/nonce="[^"]*"/g, '');

const isClosed = ({ statusCode, body }: Reply) => [statusCode, body.includes(CLOSED)];

spec(
  'ENUM-22',
  'visitors notice nothing of a billing plan that is paid, granted, on trial, overdue or missing',
  async () => {
    for (const status of WEBSITE_STATUSES.filter((one) => one !== 'expired')) {
      await stand(status);
      const page = await open.visitor().get('/');
      expect([status, page.statusCode, page.body.includes('Hello')]).toEqual([status, 200, true]);
    }
  },
);

spec(['ENUM-22', 'ENUM-23'], 'a site whose billing plan has expired shows visitors none of its content', async () => {
  await stand('expired');
  for (const path of ADDRESSES) {
    const page = await open.visitor().get(path);
    expect([path, ...isClosed(page)]).toEqual([path, 503, true]);
    expect(withoutNonces(page)).not.toMatch(/Hello|Mug|mug|Guide/);
    const { 'retry-after': again, 'cache-control': kept, location } = page.headers;
    expect([again, kept, location]).toEqual(['86400', 'no-store', undefined]);
    expect((await open.visitor().call('GET', path)).json()).toMatchObject({ code: 'site/closed' });
  }
});

spec(
  'ENUM-22',
  'its page needs no script, is hidden from search engines, and offers its owner the sign-in',
  async () => {
    await stand('expired');
    const { body, headers } = await open.visitor().get('/shop');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect([...body.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([ADMIN_PATH.home]);
    expect(body).not.toMatch(/<script|<link|<img/);
    const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers['set-cookie']).toBeUndefined();
  },
);

spec('ENUM-22', 'input from visitors is refused, however it is sent', async () => {
  await stand('expired');
  const sent = [CART_CALLS.addLine.path, FORM_CALLS.saveFormSubmission.path, FORM_CALLS.formSubmissionKey.path];
  for (const path of sent) {
    const called = await open.visitor().call('POST', path, {});
    expect([path, called.statusCode, called.json().code]).toEqual([path, 503, 'site/closed']);
    expect([path, ...isClosed(await open.visitor().post(path, { page: '/shop' }))]).toEqual([path, 503, true]);
  }
  expect(await open.db.selectFrom('cart').selectAll().execute()).toEqual([]);
});

spec('ENUM-22', 'no call that stays available reveals a page of it', async () => {
  await stand('expired');
  for (const path of [SIGN_IN_CALLS.login.path, SESSION_CALLS.logout.path])
    for (const page of ['/shop', '/nowhere', '/config/nowhere']) {
      const reply = await open.visitor().post(path, { page, block: 'x', crumb: 'wrong' });
      expect([path, page, ...isClosed(reply)]).toEqual([path, page, 503, true]);
    }
});

spec('ENUM-22', 'nor does an address of the admin area without a page', async () => {
  await stand('expired');
  // A visitor without a session is led to sign in, as for an existing order.
  const { statusCode, headers } = await open.visitor().get('/config/orders/x/');
  expect([statusCode, headers.location]).toEqual([301, '/config/orders/x']);
  await seedAccount(open.db, { email: OPERATOR, roles: { example: ['viewer'] }, platformRole: 'look' });
  expect(isClosed(await (await as(OPERATOR)).get('/config/remotes/nowhere'))).toEqual([503, true]);
});

spec('ENUM-22', 'its owners can sign in, and those who work on it see and use it as usual', async () => {
  await stand('expired');
  const strangers = await open.visitor().get(ADMIN_PATH.home);
  expect([strangers.statusCode, strangers.headers.location]).toEqual([303, '/config/sign-in?return=%2Fconfig%2F']);
  expect((await open.visitor().get(ADMIN_PATH.signIn)).statusCode).toBe(200);
  const editor = await as(EDITOR);
  for (const path of ['/', '/shop', ADMIN_PATH.home, ADMIN_PATH.design])
    expect([path, (await editor.get(path)).statusCode]).toEqual([path, 200]);
  expect((await editor.call('POST', FORM_CALLS.formSubmissionKey.path)).statusCode).toBe(200);
  const viewer = await as(VIEWER);
  expect((await viewer.get(ADMIN_PATH.home)).statusCode).toBe(200);
  expect(isClosed(await viewer.get('/'))).toEqual([503, true]);
});

spec('ENUM-22', 'while sessions cannot be read it is closed to everybody', async () => {
  await stand('expired');
  const editor = await as(EDITOR);
  const away = () => open.db.schema.alterTable('account_session').renameTo('account_session_away').execute();
  await away();
  const logged = jest.spyOn(open.app.log, 'error').mockImplementation(() => undefined);
  try {
    expect(isClosed(await editor.get('/shop'))).toEqual([503, true]);
    expect((await editor.call('POST', FORM_CALLS.formSubmissionKey.path)).statusCode).toBe(500);
    expect(logged).toHaveBeenCalled();
  } finally {
    logged.mockRestore();
    await open.db.schema.alterTable('account_session_away').renameTo('account_session').execute();
  }
});

spec('ENUM-22', 'robots.txt still excludes paths, and the sitemap is closed', async () => {
  await stand('expired');
  const robots = await open.visitor().get('/robots.txt');
  expect([robots.statusCode, robots.body.startsWith('User-agent: *')]).toEqual([200, true]);
  expect((await open.visitor().get('/sitemap.xml')).statusCode).toBe(503);
});

spec('ENUM-22', 'once reopened it is at once as before', async () => {
  await stand('expired');
  expect((await open.visitor().get('/shop')).statusCode).toBe(503);
  await stand('paid');
  const page = await open.visitor().get('/shop');
  expect([page.statusCode, page.body.includes('Mug')]).toEqual([200, true]);
});

spec('ENUM-22', 'in Polish the closed page is Polish, and another site stays open', async () => {
  await stand('paid');
  await open.load(bilingualDocument());
  await stand('expired', bilingualDocument().site.identifier);
  const page = await open.visitor('bilingual.example').get('/pl/shop');
  expect(page.body).toMatch(/<html lang="pl">[^]*<h1>Ta witryna jest niedostępna<\/h1>/);
  expect((await open.visitor().get('/')).statusCode).toBe(200);
});

spec(['ENUM-22', 'ENUM-23'], 'a site on trial is visible to visitors and hidden from search engines', async () => {
  const found = async () => {
    const home = await open.visitor().get('/');
    const product = await open.visitor().get('/shop/p/mug');
    const list = await open.visitor().get('/sitemap.xml');
    const hidden = [home, product].map(({ body }) => body.includes('<meta name="robots" content="noindex"'));
    return [home.statusCode, ...hidden, list.body.includes('<loc>')];
  };
  await stand('trial');
  expect(await found()).toEqual([200, true, true, false]);
  await stand('paid');
  expect(await found()).toEqual([200, false, false, true]);
});

spec('ENUM-23', 'no document sets a site’s billing status, and an import leaves it unchanged', async () => {
  await stand('expired');
  await open.load(patched({ 'site.tagline': 'Another tagline' }));
  expect((await open.visitor().get('/')).statusCode).toBe(503);
  await expect(stand('gone' as 'paid')).rejects.toThrow('site_website_status_check');
});
