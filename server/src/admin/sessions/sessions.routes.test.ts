import { SESSIONS_CALLS } from 'shared-types/admin/people/sessions';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { OWNER, prepareSignIns } from '../sign-in/sign-in.fixture';

const OTHER = 'viewer@shop.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIns = prepareSignIns();
beforeAll(async () => {
  const { identifier } = await signIns.open.db.selectFrom('site').select('identifier').executeTakeFirstOrThrow();
  await seedAccount(signIns.open.db, { email: OTHER, roles: { [identifier]: ['viewer'] } });
});

async function signedIn(email: string): Promise<Shopper> {
  const browser = signIns.open.visitor();
  await browser.call('POST', SIGN_IN_CALLS.login.path, { email, password: PASSWORD });
  return browser.twin();
}

const isIn = async (browser: Shopper) => (await browser.get(ADMIN_PATH.home)).statusCode === 200;
const idsOn = (html: string) => [...html.matchAll(/data-session="([^"]+)"/g)].map(([, id]) => id ?? '');
const page = async (browser: Shopper) => (await browser.get(ADMIN_PATH.sessions)).body;

test('the page lists the account’s own sessions with browser and system, the current one first', async () => {
  const [here, there, stranger] = [await signedIn(OWNER), await signedIn(OWNER), await signedIn(OTHER)];
  const [row] = await signIns.open.db.selectFrom('account_session').selectAll().orderBy('started_at').execute();
  expect([row?.browser, row?.platform]).toEqual([null, null]);
  await signIns.open.db
    .updateTable('account_session')
    .set({ browser: 'Firefox', platform: 'Linux' })
    .where('id', '=', row?.id ?? '')
    .execute();
  const html = await page(here);
  expect([idsOn(html).length, idsOn(html)[0]]).toEqual([2, row?.id]);
  expect(html).toMatch(/Firefox on Linux[^]*This browser[^]*Unknown browser[^]*Sign out everywhere else/);
  expect(idsOn(await page(there))[0]).not.toBe(row?.id);
  const only = await page(stranger);
  expect([idsOn(only).length, only.includes('You are not signed in anywhere else.')]).toEqual([1, true]);
});

test('a sign-in stores only the names of browser and system', async () => {
  const { app } = signIns.open;
  const crumb = signIns.open.visitor();
  await app.inject({
    method: 'POST',
    url: `${SIGN_IN_CALLS.login.path}?crumb=${crumb.cookies.get('crumb')}`,
    headers: {
      host: 'shop.example',
      accept: 'application/json',
      'user-agent': FIREFOX,
      cookie: `crumb=${crumb.cookies.get('crumb')}`,
    },
    payload: { email: OWNER, password: PASSWORD },
  });
  const row = await signIns.open.db.selectFrom('account_session').selectAll().executeTakeFirstOrThrow();
  expect([row.browser, row.platform]).toEqual(['Firefox', 'Linux']);
  expect(Object.values(row)).not.toContain(FIREFOX);
});

test('without script one session is ended, and the page says so', async () => {
  const [here, there] = [await signedIn(OWNER), await signedIn(OWNER)];
  const [, id = ''] = idsOn(await page(here));
  const reply = await here.post(SESSIONS_CALLS.endSession.path, { session: id, page: ADMIN_PATH.sessions });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/config/sessions?ended=one']);
  expect((await here.get(String(reply.headers.location))).body).toContain('That browser is signed out.');
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect((await there.call('POST', SESSIONS_CALLS.endOtherSessions.path)).statusCode).toBe(401);
});

test('all other sessions of the account are ended at once, and nobody else’s', async () => {
  const [here, one, two, stranger] = [
    await signedIn(OWNER),
    await signedIn(OWNER),
    await signedIn(OWNER),
    await signedIn(OTHER),
  ];
  const reply = await here.call('POST', SESSIONS_CALLS.endOtherSessions.path);
  expect(reply.json()).toEqual({ location: '/config/sessions?ended=others' });
  expect(await Promise.all([here, one, two, stranger].map(isIn))).toEqual([true, false, false, true]);
});

test('the id of another account’s session ends nothing', async () => {
  const [owner, stranger] = [await signedIn(OWNER), await signedIn(OTHER)];
  const [id = ''] = idsOn(await page(owner));
  await stranger.call('POST', SESSIONS_CALLS.endSession.path, { session: id });
  expect([await isIn(owner), await isIn(stranger)]).toEqual([true, true]);
});

test('ending this browser’s own session works like signing out, and other tabs are told', async () => {
  const here = await signedIn(OWNER);
  const [id = ''] = idsOn(await page(here));
  const reply = await here.call('POST', SESSIONS_CALLS.endSession.path, { session: id });
  expect(reply.json()).toMatchObject({ states: { 'site/session': { account: false } }, location: '/?logout=true' });
  expect([await isIn(here), here.cookies.has('session')]).toEqual([false, false]);
});
