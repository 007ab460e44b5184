import { hashPassword } from '../password/password';
import { LOCK_SCREEN_CALLS } from 'shared-types/site/page/lock-screen';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { MEMBERS_WORD, STUDIO_WORD, withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { long, spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { dataIn } from '../page/template/page-context.fixture';
import { createCrumb } from '../../platform/http/cookie/crumb';

const { path } = LOCK_SCREEN_CALLS.unlock;
const PASSWORD = 'open sesame';
const OTHER_HOST = 'other.example';

/** The example with pages locked by password; both have the same password, hashed separately. */
async function withPasswords(document: SiteDocument, password = PASSWORD): Promise<SiteDocument> {
  const pages = withLockedPages(document).pages.map(async (page) =>
    page.lock ? { ...page, lock: { by: 'password' as const, passwordHash: await hashPassword(password) } } : page,
  );
  return { ...document, pages: await Promise.all(pages) };
}

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
  await open.load(await withPasswords(exampleDocument()));
  await open.load(await withPasswords(exampleDocument('other', OTHER_HOST)));
});
afterAll(() => open.close());
afterEach(() => open.db.deleteFrom('rate_window').execute());

const unlock = (browser: Shopper, fields: object = {}) =>
  browser.call('POST', path, { password: PASSWORD, return: '/members', ...fields });
const isOpen = async (browser: Shopper, page = '/members') => (await browser.get(page)).statusCode === 200;
const tokens = ({ cookies }: Shopper) => [...cookies].filter(([name]) => name.startsWith('unlocked-'));

spec(['SRV-34', 'ROLE-03'], 'a page with a password is a lock screen until the password is given', async () => {
  const browser = open.visitor();
  const locked = await browser.get('/members');
  expect([locked.statusCode, locked.headers['cache-control']]).toEqual([403, 'private, no-store']);
  expect(dataIn(locked.body).context.pageType).toBe(103);
  for (const text of ['<h1>This page is locked</h1>', `action="${path}"`]) expect(locked.body).toContain(text);
  expect(locked.body).not.toContain(MEMBERS_WORD);
  const reply = await unlock(browser, { return: '/members?a=1' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { location: '/members?a=1' }]);
  const page = await browser.get('/members');
  expect([page.statusCode, page.headers['cache-control'], page.body.includes(MEMBERS_WORD)]).toEqual([
    200,
    'private, no-store',
    true,
  ]);
});

spec(
  'SRV-34',
  'the browser gets a cookie for this page alone, until it closes, and no script can read it',
  async () => {
    const reply = await unlock(open.visitor());
    const cookie = reply.cookies.find(({ name }) => name.startsWith('unlocked-'));
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    for (const name of ['domain', 'maxAge', 'expires']) expect(cookie).not.toHaveProperty(name);
  },
);

spec('SRV-34', 'a password unlocks its page and no other, not even one with the same password', async () => {
  const browser = open.visitor();
  await unlock(browser);
  expect([await isOpen(browser), await isOpen(browser, '/members/studio')]).toEqual([true, false]);
  const [[, value = ''] = []] = tokens(browser);
  const site = await open.sites.byHost('shop.example');
  browser.setCookie(`unlocked-${site?.pageAt('/members/studio')?.page.id}`, value);
  expect(await isOpen(browser, '/members/studio')).toBe(false);
  expect((await browser.get('/members/studio')).body).not.toContain(STUDIO_WORD);
  const elsewhere = open.visitor(OTHER_HOST);
  for (const [name, token] of tokens(browser)) elsewhere.setCookie(name, token);
  const other = await open.sites.byHost(OTHER_HOST);
  elsewhere.setCookie(`unlocked-${other?.pageAt('/members')?.page.id}`, value);
  expect(await isOpen(elsewhere)).toBe(false);
});

spec('SRV-34', 'a malformed cookie unlocks nothing', async () => {
  const browser = open.visitor();
  await unlock(browser);
  const [[name = '', value = ''] = []] = tokens(browser);
  const later = String(Number(value.slice(0, 10)) + 1);
  for (const garbage of [
    '',
    'x',
    value.slice(1),
    `${value}A`,
    later + value.slice(10),
    `${value.slice(0, 11)}${'A'.repeat(43)}`,
  ]) {
    browser.setCookie(name, garbage);
    expect([garbage, await isOpen(browser)]).toEqual([garbage, false]);
  }
});

spec('SRV-34', 'a new password locks the page again for visitors with the old one', async () => {
  const browser = open.visitor(OTHER_HOST);
  await unlock(browser);
  expect(await isOpen(browser)).toBe(true);
  await open.load(await withPasswords(exampleDocument('other', OTHER_HOST), 'another'));
  expect(await isOpen(browser)).toBe(false);
});

spec(
  'SRV-34',
  'a wrong password is reported in one sentence, with script and without, and unlocks nothing',
  async () => {
    const browser = open.visitor();
    const reply = await unlock(browser, { password: 'wrong' });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { error: 'The password is wrong. Check it and try again.', code: 'site/page-password-wrong' },
    ]);
    const [, block = ''] =
      /data-block="([^"]+)" data-feature="blocks\/page-password"/.exec((await browser.get('/members')).body) ?? [];
    const page = await browser.post(path, { password: 'a wrong secret', block, page: '/members', return: '/members' });
    expect([page.statusCode, page.body.includes('The password is wrong')]).toEqual([422, true]);
    for (const text of ['a wrong secret', MEMBERS_WORD]) expect(page.body).not.toContain(text);
    expect(tokens(browser)).toEqual([]);
    const right = await browser.post(path, { password: PASSWORD, block, page: '/members', return: '/members' });
    expect([right.statusCode, right.headers.location, await isOpen(browser)]).toEqual([303, '/members', true]);
  },
);

spec('SRV-34', 'the eleventh wrong password in a quarter of an hour is not checked, for this page', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await unlock(open.visitor(), { password: 'wrong' })).statusCode);
    await holdRateWindows(open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect((await unlock(open.visitor(), { return: '/members/studio' })).statusCode).toBe(200);
});

/** Sends the page's password from an address. */
async function unlockFrom(remoteAddress: string, password = PASSWORD): Promise<number> {
  const crumb = createCrumb(open.app.cookieSeal, { host: 'shop.example' });
  const headers = { host: 'shop.example', accept: 'application/json', cookie: `crumb=${crumb}` };
  const payload = { password, return: '/members' };
  const url = `${path}?crumb=${crumb}`;
  const { statusCode } = await open.app.inject({ method: 'POST', url, remoteAddress, headers, payload });
  await holdRateWindows(open.db);
  return statusCode;
}

spec('SRV-34', 'a visitor with the right password gets in, however many are behind one address', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) statuses.add(await unlockFrom('192.0.2.1'));
  expect([...statuses]).toEqual([200]);
});

long.spec('SRV-34', 'visitors with the right password get in, from however many addresses', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 101; count += 1) statuses.add(await unlockFrom(`192.0.2.${count}`));
  expect([...statuses]).toEqual([200]);
});

spec('SRV-34', 'a right password does not reset the count of earlier wrong ones', async () => {
  const attempts = [...Array.from({ length: 9 }, () => 'wrong'), PASSWORD, 'wrong', PASSWORD];
  const statuses: number[] = [];
  for (const password of attempts) statuses.push(await unlockFrom('192.0.2.1', password));
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 200, 422, 429]);
});

spec('SRV-34', 'without a password to give nothing is done, and nobody is redirected to another site', async () => {
  for (const [wanted, location] of [
    ['/shop', '/shop'],
    ['/nowhere', '/nowhere'],
    ['//evil.example/', '/'],
  ]) {
    const browser = open.visitor();
    expect((await unlock(browser, { return: wanted })).json()).toEqual({ location });
    expect(tokens(browser)).toEqual([]);
  }
});
