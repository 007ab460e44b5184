import { MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { PASSWORD, seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { signInMember } from '../../../../tools/testing/store/seed-member';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { MIA, OTHER, prepareMembers } from './members.fixture';

const { path } = MEMBER_CALLS.signIn;
const WRONG = 'The email address or password is wrong. Check both and try again.';
const DAY_MS = 86_400_000;

const members = prepareMembers();
const { sessions } = members;
const memberCookie = ({ cookies }: Reply) => cookies.find(({ name }) => name === 'siteUser');
const isIn = async (browser: Shopper) => (await browser.get('/members')).statusCode === 200;

spec(
  ['SESSION-01', 'SESSION-02', 'SESSION-03', 'SRV-18'],
  'a valid sign-in opens the members’ pages, and returns the session state and a token for later calls',
  async () => {
    const browser = members.open.visitor();
    expect(await isIn(browser)).toBe(false);
    const reply = await signInMember(browser, ' Mia@Shop.Example ', { return: '/members?a=1' });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json()).toEqual({
      xsrfToken: browser.cookies.get('crumb'),
      states: { 'site/session': { revision: expect.any(Number), member: true, account: false } },
      location: '/members?a=1',
    });
    expect(await isIn(browser)).toBe(true);
  },
);

spec('SESSION-02', 'the browser gets a token no script can read; the server stores its hash', async () => {
  const cookie = memberCookie(await signInMember(members.open.visitor(), MIA));
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
  for (const name of ['domain', 'maxAge', 'expires']) expect(cookie).not.toHaveProperty(name);
  // Over http a seal that binds it to the host follows.
  const [, token = ''] = /^([\w-]{43})~/.exec(cookie?.value ?? '') ?? [];
  expect(token).not.toBe('');
  const [session] = await sessions();
  expect(JSON.stringify(session)).not.toContain(token);
  expect(Number(session?.ends_at) - Number(session?.started_at)).toBe(DAY_MS);
});

spec('SESSION-02', 'with rememberMe the session outlasts the browser: 90 days', async () => {
  for (const rememberMe of [true, 'true']) {
    const cookie = memberCookie(await signInMember(members.open.visitor(), MIA, { rememberMe }));
    expect(cookie?.maxAge).toBe(7_776_000);
  }
  for (const session of await sessions())
    expect(Number(session.ends_at) - Number(session.started_at)).toBe(90 * DAY_MS);
  const brief = memberCookie(await signInMember(members.open.visitor(), MIA, { rememberMe: 'false' }));
  expect(brief).not.toHaveProperty('maxAge');
});

spec(
  'SESSION-01',
  'every sign-in gives a new token and a new crumb, and ends the browser’s previous session',
  async () => {
    const browser = await members.signedIn(MIA);
    const [before, crumb] = [browser.twin(), browser.cookies.get('crumb')];
    const reply = await browser.post(path, { email: MIA, password: PASSWORD, return: '/members' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/members']);
    expect(browser.cookies.get('crumb')).not.toBe(crumb);
    expect([await isIn(browser), await isIn(before)]).toEqual([true, false]);
    expect(await sessions()).toHaveLength(1);
  },
);

spec(['SESSION-07', 'SRV-18'], 'any error is reported by the same sentence and opens nothing', async () => {
  const attempts = [
    [MIA, 'wrong'],
    ['nobody@shop.example', PASSWORD],
    ['olga@other.example', PASSWORD],
  ] as const;
  for (const [email, password] of attempts) {
    const reply = await signInMember(members.open.visitor(), email, { password });
    expect([reply.statusCode, reply.json()]).toEqual([422, { error: WRONG, code: 'site/member-sign-in-wrong' }]);
    expect(memberCookie(reply)).toBeUndefined();
  }
  expect(await sessions()).toEqual([]);
});

spec(['SESSION-07', 'SESSION-08'], 'without script the lock screen returns with the message', async () => {
  const visitor = members.open.visitor();
  const [, block = ''] =
    /data-block="([^"]+)" data-feature="blocks\/member-area"/.exec((await visitor.get('/members')).body) ?? [];
  const fields = { email: MIA, password: 'a wrong secret', rememberMe: 'true', block, return: '/members' };
  const reply = await visitor.post(path, fields);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([422, 'private, no-store']);
  for (const text of [WRONG, `value="${MIA}"`, 'checked=""', 'This page available only site members'])
    expect(reply.body).toContain(text);
  expect(reply.body).not.toContain('a wrong secret');
});

spec('SESSION-07', 'reports at the fields what is missing', async () => {
  const reply = await members.open.visitor().call('POST', path, { email: 'mia', password: '' });
  expect([reply.statusCode, reply.json().data.errors]).toEqual([
    400,
    { email: 'Enter the whole email address, like ada@example.com.', password: 'Enter your password.' },
  ]);
});

spec('SESSION-07', 'the eleventh wrong password in a quarter of an hour is not checked', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    statuses.push((await signInMember(members.open.visitor(), MIA, { password: 'wrong' })).statusCode);
    await holdRateWindows(members.open.db);
  }
  const reply = await signInMember(members.open.visitor(), MIA);
  expect([...statuses, reply.statusCode]).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect(reply.json().error).toMatch(/Wait \d+ minutes, then try again\.$/);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
});

spec('SESSION-07', 'wrong passwords for a member do not lock out the account with that address', async () => {
  await seedAccount(members.open.db, { email: MIA, roles: { example: ['admin'] } });
  for (let count = 0; count < 11; count += 1) {
    await signInMember(members.open.visitor(), MIA, { password: 'wrong' });
    await holdRateWindows(members.open.db);
  }
  const reply = await signIn(members.open.visitor(), MIA);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().states['site/session']).toMatchObject({ member: false, account: true });
});

spec('SESSION-01', 'a member’s token is not valid for an account, nor an account’s for a member', async () => {
  const member = await members.signedIn(MIA);
  const account = members.open.visitor();
  await signIn(account, MIA);
  const swapped = members.open.visitor();
  swapped.setCookie('session', member.valueOf('siteUser') ?? '');
  swapped.setCookie('siteUser', account.valueOf('session') ?? '');
  expect(await isIn(swapped)).toBe(false);
  expect((await swapped.get('/config/')).statusCode).toBe(303);
  const both = account.twin();
  both.setCookie('siteUser', member.valueOf('siteUser') ?? '');
  const page = await both.get('/');
  expect(page.body).toContain('"member":true,"account":true');
});

spec('SESSION-01', 'a token of one site opens nothing on another, and a malformed one nothing at all', async () => {
  const token = (await members.signedIn(MIA)).valueOf('siteUser') ?? '';
  const elsewhere = members.open.visitor(OTHER.host);
  elsewhere.setCookie('siteUser', token);
  expect(await isIn(elsewhere)).toBe(false);
  expect((await elsewhere.get('/')).body).not.toContain('"member":true');
  for (const garbage of ['A'.repeat(43), '', 'x', '%00', `' or 1=1 --`, token.slice(1)]) {
    const browser = members.open.visitor();
    browser.setCookie('siteUser', garbage);
    expect([garbage, await isIn(browser)]).toEqual([garbage, false]);
  }
});

spec('SESSION-01', 'a session ends 30 days after its last use, and at its end in any case', async () => {
  const browser = await members.signedIn(MIA);
  const age = (what: 'seen_at' | 'ends_at', ms: number) =>
    members.open.db
      .updateTable('member_session')
      .set({ [what]: new Date(Date.now() + ms) })
      .execute();
  await age('seen_at', -29 * DAY_MS);
  expect(await isIn(browser)).toBe(true);
  await age('seen_at', -30 * DAY_MS);
  expect(await isIn(browser)).toBe(false);
  await age('seen_at', 0);
  await age('ends_at', -1);
  expect(await isIn(browser)).toBe(false);
});

spec('SESSION-02', 'redirects to the page that asked for it, never to another site', async () => {
  const leads = async (wanted: string) =>
    (await members.open.visitor().post(path, { email: MIA, password: PASSWORD, return: wanted })).headers.location;
  expect(await leads('/members/studio?page=2')).toBe('/members/studio?page=2');
  for (const elsewhere of ['//evil.example/', 'https://evil.example/', '/\\evil.example', ''])
    expect(await leads(elsewhere)).toBe('/');
});
