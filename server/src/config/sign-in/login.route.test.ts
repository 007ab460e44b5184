import { SIGN_IN_CALLS } from 'shared-types/config/sign-in';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { PASSWORD, seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { configPages } from '../../site/directory/config-pages';

const { path } = SIGN_IN_CALLS.login;
const OWNER = 'owner@shop.example';
const OTHER_HOST = 'other.example';
const WRONG = 'This e-mail address and password do not open this site. Check both and try again.';

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample();
  const { identifier } = exampleDocument().site;
  const other = exampleDocument('other');
  await open.load({ ...other, site: { ...other.site, hosts: [OTHER_HOST] } });
  await seedAccount(open.db, { email: OWNER, roles: { [identifier]: ['admin', 'viewer'] } });
  ({ id: siteId } = await open.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow());
});
afterAll(() => open.close());
afterEach(async () => {
  await open.db.deleteFrom('account_session').execute();
  await open.db.deleteFrom('rate_window').execute();
});

const sessions = () => open.db.selectFrom('account_session').selectAll().execute();
const sessionCookie = ({ cookies }: Reply) => cookies.find(({ name }) => name === 'session');
const isIn = async (browser: Shopper) => (await browser.get(CONFIG_PATH.home)).statusCode === 200;
const blockId = () => [...configPages({ siteId, locale: 'en' }).signIn.blocks.keys()][0] ?? '';
const post = (browser: Shopper, fields: object) =>
  browser.post(path, { page: '/config/sign-in', block: blockId(), return: '/config/', ...fields });

spec(['ROLE-02', 'ROLE-05'], 'a right sign-in opens the configuration area, and tells the pages', async () => {
  const browser = open.visitor();
  expect(await isIn(browser)).toBe(false);
  const reply = await signIn(browser, ' Owner@Shop.Example ');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({
    facts: { 'site/session': { revision: expect.any(Number), member: false, account: true } },
    location: '/config/',
  });
  expect(await isIn(browser)).toBe(true);
});

spec(
  'ROLE-05',
  'the browser gets a token no script can read, for this host alone; the server keeps its hash',
  async () => {
    const cookie = sessionCookie(await signIn(open.visitor(), OWNER));
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 7_776_000 });
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const [session] = await sessions();
    expect(JSON.stringify(session)).not.toContain(cookie?.value);
    expect(Number(session?.ends_at) - Number(session?.started_at)).toBe(7_776_000_000);
  },
);

spec('ROLE-05', 'every sign-in has a new token and a new crumb, and ends the session the browser had', async () => {
  const browser = open.visitor();
  const first = await signIn(browser, OWNER);
  const before = browser.twin();
  const crumb = browser.cookies.get('crumb');
  expect(crumb).not.toBe(browser.twin().cookies.get('no such'));
  // The form that a page sends now carries the new crumb.
  const again = await post(browser, { email: OWNER, password: PASSWORD, crumb });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/config/']);
  expect(sessionCookie(again)?.value).not.toBe(sessionCookie(first)?.value);
  expect(browser.cookies.get('crumb')).not.toBe(crumb);
  expect([await isIn(browser), await isIn(before)]).toEqual([true, false]);
  expect(await sessions()).toHaveLength(1);
});

spec('ROLE-05', 'whatever is wrong, one sentence says so and nothing is opened', async () => {
  const attempts = [
    [OWNER, 'wrong'],
    ['nobody@shop.example', PASSWORD],
    [OWNER, `${PASSWORD} `],
  ] as const;
  for (const [email, password] of attempts) {
    const reply = await signIn(open.visitor(), email, password);
    expect([reply.statusCode, reply.json()]).toEqual([422, { error: WRONG, code: 'config/sign-in-wrong' }]);
    expect(sessionCookie(reply)).toBeUndefined();
  }
  expect(await sessions()).toEqual([]);
});

spec('ROLE-05', 'an account without a role on the site is none there', async () => {
  const reply = await signIn(open.visitor(OTHER_HOST), OWNER);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'config/sign-in-wrong']);
});

spec('ROLE-05', 'a token of one site opens nothing on another', async () => {
  const browser = open.visitor();
  await signIn(browser, OWNER);
  const elsewhere = open.visitor(OTHER_HOST);
  elsewhere.setCookie('session', browser.cookies.get('session') ?? '');
  expect(await isIn(elsewhere)).toBe(false);
  expect((await elsewhere.get('/')).body).not.toContain('authenticatedAccount');
});

spec(
  'ROLE-05',
  'without script the page comes back with the sentence and the address, and never the password',
  async () => {
    const reply = await post(open.visitor(), { email: OWNER, password: 'a wrong secret' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(WRONG);
    expect(reply.body).toContain(`value="${OWNER}"`);
    expect(reply.body).not.toContain('a wrong secret');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  },
);

test('says at the fields what is missing', async () => {
  const reply = await open.visitor().call('POST', path, { email: 'owner', password: '' });
  expect([reply.statusCode, reply.json().data.errors]).toEqual([
    400,
    { email: 'Write the whole e-mail address, like ada@example.com.', password: 'Write your password.' },
  ]);
  const long = { email: `${'a'.repeat(300)}@x.example`, password: 'p'.repeat(1001) };
  expect((await open.visitor().call('POST', path, long)).statusCode).toBe(400);
});

spec('ROLE-05', 'leads to the page that asked for it, never to another site', async () => {
  const leads = async (wanted: string) =>
    (await post(open.visitor(), { email: OWNER, password: PASSWORD, return: wanted })).headers.location;
  expect(await leads('/config/forms?page=2')).toBe('/config/forms?page=2');
  expect(await leads('//evil.example/')).toBe('/config/');
  expect(await leads('https://evil.example/')).toBe('/config/');
});

spec(
  'ROLE-05',
  'the eleventh wrong password in a quarter of an hour is not looked at, nor is a right one then',
  async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await signIn(open.visitor(), OWNER, 'wrong')).statusCode).toBe(422);
      await holdRateWindows(open.db);
    }
    const reply = await signIn(open.visitor(), OWNER);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'config/sign-in-limited']);
    expect(reply.json().error).toMatch(
      /^There have been too many attempts to sign in\. Wait \d+ minutes, then try again\.$/,
    );
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const page = await post(open.visitor(), { email: OWNER, password: PASSWORD });
    expect([page.statusCode, page.body.includes('There have been too many attempts')]).toEqual([429, true]);
    expect(await sessions()).toEqual([]);
  },
);

/** Tries the owner's account with a wrong password, or another one, from an origin. */
async function tryFrom(remoteAddress: string, password: string): Promise<number> {
  const crumb = 'c'.repeat(22);
  const headers = { host: 'shop.example', accept: 'application/json', cookie: `crumb=${crumb}` };
  const payload = { email: OWNER, password };
  const reply = await open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    remoteAddress,
    headers,
    payload,
  });
  return reply.statusCode;
}

spec('ROLE-05', 'who tries wrong passwords keeps the owner, who comes from elsewhere, out of nothing', async () => {
  for (let count = 0; count < 11; count += 1) {
    await tryFrom('192.0.2.1', 'wrong');
    await holdRateWindows(open.db);
  }
  expect(await tryFrom('192.0.2.1', PASSWORD)).toBe(429);
  expect(await tryFrom('192.0.2.2', PASSWORD)).toBe(200);
});

spec('ROLE-05', 'many origins together try no more than a hundred passwords', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) {
    statuses.push(await tryFrom(`192.0.2.${Math.floor(count / 10)}`, 'wrong'));
    await holdRateWindows(open.db);
  }
  expect(statuses.slice(0, 100)).not.toContain(429);
  expect(statuses[100]).toBe(429);
});

spec('ROLE-05', 'an address without account is limited alike', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    statuses.push((await signIn(open.visitor(), 'nobody@shop.example', 'wrong')).statusCode);
    await holdRateWindows(open.db);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

spec('ROLE-05', 'a right password takes the wrong ones before it back, but not from the origin', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await signIn(open.visitor(), OWNER, count % 5 === 4 ? PASSWORD : 'wrong')).statusCode);
    await holdRateWindows(open.db);
  }
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
});

spec('ROLE-05', 'another website signs nobody in', async () => {
  const browser = open.visitor();
  const headers = { host: 'shop.example', origin: 'https://evil.example', accept: 'application/json' };
  const crumb = browser.cookies.get('crumb') ?? '';
  const reply = await open.app.inject({
    method: 'POST',
    url: `${path}?crumb=${crumb}`,
    headers: { ...headers, cookie: `crumb=${crumb}` },
    payload: { email: OWNER, password: PASSWORD },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'site/origin']);
  expect((await browser.call('POST', `${path}?crumb=wrong&x=`, {})).json().code).toBe('site/crumb');
  expect(await sessions()).toEqual([]);
});
