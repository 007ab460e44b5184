import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SESSION_CALLS } from 'shared-types/site/people/session';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { sweepSessions } from './session-rows';

const { path } = SESSION_CALLS.logout;
const OWNER = 'owner@shop.example';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [OWNER]: ['admin'] } });
});
afterAll(() => open.close());
afterEach(async () => {
  await open.db.deleteFrom('account_session').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const isIn = async (browser: Shopper) => (await browser.get(ADMIN_PATH.home)).statusCode === 200;
const signedIn = async () => {
  const browser = open.visitor();
  await signIn(browser, OWNER);
  return browser.twin();
};
const age = (what: 'seen_at' | 'ends_at', ms: number) =>
  open.db
    .updateTable('account_session')
    .set({ [what]: new Date(Date.now() + ms) })
    .execute();
const DAY_MS = 86_400_000;

spec(
  ['SRV-17', 'LOGOUT-04', 'LOGOUT-07'],
  'signing out ends the session on the server and redirects to the first page with the marker',
  async () => {
    const browser = await signedIn();
    const copy = browser.twin();
    const crumb = browser.cookies.get('crumb');
    const reply = await browser.call('POST', path);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        states: { 'site/session': { revision: expect.any(Number), member: false, account: false } },
        location: '/?logout=true',
      },
    ]);
    expect(browser.cookies.has('session')).toBe(false);
    expect(browser.cookies.get('crumb')).not.toBe(crumb);
    expect(await isIn(copy)).toBe(false);
    expect(await open.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
  },
);

spec('LOGOUT-06', 'signing out deletes the shared identifier of the last site', async () => {
  const browser = await signedIn();
  browser.setCookie('ss_lastid', 'a-site');
  await browser.call('POST', path);
  expect(browser.cookies.has('ss_lastid')).toBe(false);
});

spec('SRV-17', 'without script it redirects there too, even when already signed out', async () => {
  const browser = await signedIn();
  const reply = await browser.post(path, { return: '/config/' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/?logout=true']);
  const again = await open.visitor().post(path, { return: '/config/' });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/?logout=true']);
});

spec('SRV-17', 'another website signs nobody out', async () => {
  const browser = await signedIn();
  browser.setCookie('crumb', 'another-crumb-of-22-ch');
  expect((await browser.call('POST', path)).json().code).toBe('site/crumb');
  expect((await open.db.selectFrom('account_session').selectAll().execute()).length).toBe(1);
});

spec('ROLE-05', 'a session ends 30 days after its last use, and 90 days after it began', async () => {
  const idle = await signedIn();
  await age('seen_at', -29 * DAY_MS);
  expect(await isIn(idle)).toBe(true);
  await age('seen_at', -30 * DAY_MS);
  expect(await isIn(idle)).toBe(false);
  await age('seen_at', 0);
  await age('ends_at', -1);
  expect(await isIn(idle)).toBe(false);
});

test('a visit is recorded once an hour', async () => {
  const browser = await signedIn();
  const seenAt = async () =>
    Number((await open.db.selectFrom('account_session').select('seen_at').executeTakeFirstOrThrow()).seen_at);
  await age('seen_at', -DAY_MS);
  await isIn(browser);
  const seen = await seenAt();
  expect(Date.now() - seen).toBeLessThan(3_600_000);
  await isIn(browser);
  expect(await seenAt()).toBe(seen);
});

spec('ROLE-05', 'forged and malformed tokens count as absent', async () => {
  for (const token of ['A'.repeat(43), '', 'x', '%00', `' or 1=1 --`, 'é'.repeat(43)]) {
    const browser = open.visitor();
    browser.setCookie('session', token);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.get('/')).statusCode).toBe(200);
  }
});

spec('ROLE-04', 'an account without any role on the site is signed out', async () => {
  const browser = await signedIn();
  const roles = await open.db.deleteFrom('website_role').returningAll().execute();
  expect(await isIn(browser)).toBe(false);
  await open.db.insertInto('website_role').values(roles).execute();
  expect(await isIn(browser)).toBe(true);
});

test('expired sessions are swept, others stay', async () => {
  await signedIn();
  await age('seen_at', -31 * DAY_MS);
  await signedIn();
  expect(await sweepSessions(open.db)).toBe(1);
  expect(await sweepSessions(open.db)).toBe(0);
  expect(await open.db.selectFrom('account_session').selectAll().execute()).toHaveLength(1);
});
