import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { OWNER, prepareSignIns } from './sign-in.fixture';

const { path } = SIGN_IN_CALLS.login;
const OTHER_HOST = 'other.example';
const WRONG = 'The email address or password is wrong. Check both and try again.';

const signIns = prepareSignIns();
const { post, sessions } = signIns;
beforeAll(() => signIns.open.load(exampleDocument('other', OTHER_HOST)));

const sessionCookie = ({ cookies }: Reply) => cookies.find(({ name }) => name === 'session');
const isIn = async (browser: Shopper) => (await browser.get(ADMIN_PATH.home)).statusCode === 200;

spec(['ROLE-02', 'ROLE-05'], 'a valid sign-in opens the admin area, and pages are told', async () => {
  const browser = signIns.open.visitor();
  expect(await isIn(browser)).toBe(false);
  const reply = await signIn(browser, ' Owner@Shop.Example ');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({
    states: { 'site/session': { revision: expect.any(Number), member: false, account: true } },
    location: '/config/',
  });
  expect(await isIn(browser)).toBe(true);
});

spec(
  'ROLE-05',
  'the browser gets a token no script can read, for this host only; the server stores its hash',
  async () => {
    const cookie = sessionCookie(await signIn(signIns.open.visitor(), OWNER));
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 7_776_000 });
    expect(cookie).not.toHaveProperty('domain');
    const [token = '', proof] = cookie?.value.split('~') ?? [];
    expect([token, proof]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    const [session] = await sessions();
    expect(JSON.stringify(session)).not.toContain(token);
    expect(Number(session?.ends_at) - Number(session?.started_at)).toBe(7_776_000_000);
  },
);

spec('ROLE-05', 'every sign-in creates a new token and crumb, and ends the browser’s former session', async () => {
  const browser = signIns.open.visitor();
  const first = await signIn(browser, OWNER);
  const before = browser.twin();
  const crumb = browser.cookies.get('crumb');
  expect(crumb).not.toBe(browser.twin().cookies.get('no such'));
  // The form now contains the new crumb.
  const again = await post(browser, { email: OWNER, password: PASSWORD, crumb });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/config/']);
  expect(sessionCookie(again)?.value).not.toBe(sessionCookie(first)?.value);
  expect(browser.cookies.get('crumb')).not.toBe(crumb);
  expect([await isIn(browser), await isIn(before)]).toEqual([true, false]);
  expect(await sessions()).toHaveLength(1);
});

spec('ROLE-05', 'every failure has the same message, and opens nothing', async () => {
  const attempts = [
    [OWNER, 'wrong'],
    ['nobody@shop.example', PASSWORD],
    [OWNER, `${PASSWORD} `],
  ] as const;
  for (const [email, password] of attempts) {
    const reply = await signIn(signIns.open.visitor(), email, password);
    expect([reply.statusCode, reply.json()]).toEqual([422, { error: WRONG, code: 'admin/sign-in-wrong' }]);
    expect(sessionCookie(reply)).toBeUndefined();
  }
  expect(await sessions()).toEqual([]);
});

spec('ROLE-05', 'an account without a role on the site is unknown there', async () => {
  const reply = await signIn(signIns.open.visitor(OTHER_HOST), OWNER);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'admin/sign-in-wrong']);
});

spec('ROLE-05', 'a token of one site opens nothing on another', async () => {
  const browser = signIns.open.visitor();
  await signIn(browser, OWNER);
  const elsewhere = signIns.open.visitor(OTHER_HOST);
  elsewhere.setCookie('session', browser.valueOf('session') ?? '');
  expect(await isIn(elsewhere)).toBe(false);
  expect((await elsewhere.get('/')).body).not.toContain('authenticatedAccount');
});

spec('ROLE-05', 'without script the page comes back with the message and the address, never the password', async () => {
  const reply = await post(signIns.open.visitor(), { email: OWNER, password: 'a wrong secret' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(WRONG);
  expect(reply.body).toContain(`value="${OWNER}"`);
  expect(reply.body).not.toContain('a wrong secret');
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

test('missing values are reported at their fields', async () => {
  const reply = await signIns.open.visitor().call('POST', path, { email: 'owner', password: '' });
  expect([reply.statusCode, reply.json().data.errors]).toEqual([
    400,
    { email: 'Enter the whole email address, like ada@example.com.', password: 'Enter your password.' },
  ]);
  const long = { email: `${'a'.repeat(300)}@x.example`, password: 'p'.repeat(1001) };
  expect((await signIns.open.visitor().call('POST', path, long)).statusCode).toBe(400);
});

spec('ROLE-05', 'redirects to the page that asked for it, never to another site', async () => {
  const leads = async (wanted: string) =>
    (await post(signIns.open.visitor(), { email: OWNER, password: PASSWORD, return: wanted })).headers.location;
  expect(await leads('/config/forms?page=2')).toBe('/config/forms?page=2');
  expect(await leads('//evil.example/')).toBe('/config/');
  expect(await leads('https://evil.example/')).toBe('/config/');
});

spec('ROLE-05', 'another website cannot sign anybody in', async () => {
  const browser = signIns.open.visitor();
  const headers = { host: 'shop.example', origin: 'https://evil.example', accept: 'application/json' };
  const crumb = browser.cookies.get('crumb') ?? '';
  const reply = await signIns.open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    headers: { ...headers, cookie: `crumb=${crumb}` },
    payload: { email: OWNER, password: PASSWORD },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'site/origin']);
  expect((await browser.call('POST', `${path}?crumb=wrong&x=`, {})).json().code).toBe('site/crumb');
  expect(await sessions()).toEqual([]);
});
