import fc from 'fast-check';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { exampleDocument } from '../../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../../tools/testing/site/open-example';
import { PASSWORD } from '../../../../../tools/testing/store/seed-account';
import { createCookieSeal } from './cookie-seal';
import { sealedValue } from './site-cookies';

const ADA = 'ada@shop.example';
const [OWN, NEIGHBOUR] = ['example.colonnade.localhost', 'other.colonnade.localhost'];
const SCHEMES = ['http', 'https'] as const;

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'] }, config: { trustedProxies: ['127.0.0.1'] } });
  await open.load(exampleDocument('other', 'other.example'));
});
afterAll(() => open.close());

interface TestRequest {
  readonly host?: string;
  readonly scheme: (typeof SCHEMES)[number];
  readonly cookie?: readonly string[];
  readonly body?: object;
}

async function call(url: string, { host = OWN, scheme, cookie = [], body }: TestRequest) {
  const headers = { host, 'x-forwarded-proto': scheme, cookie: cookie.join('; '), accept: 'application/json' };
  return open.app.inject({ url, headers, ...(body && { method: 'POST', payload: body }) });
}

/** The cookies of a browser after a page, a choice and a sign-in, as it sends them. */
async function fullJar({ scheme, host = OWN }: TestRequest): Promise<readonly string[]> {
  const jar = new Map<string, string>();
  const send = async (url: string, body?: object) => {
    const cookie = [...jar].map((pair) => pair.join('='));
    const reply = await call(url, { scheme, host, cookie, ...(body && { body }) });
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return reply;
  };
  const change = async (path: string, body: object) => send(`${path}?crumb=${crumbIn(jar)}`, body);
  await send(BANNER_CALLS.choose.path, {});
  expect((await change(BANNER_CALLS.choose.path, { choice: 'accepted' })).statusCode).toBe(200);
  if (host === OWN)
    expect((await change(SIGN_IN_CALLS.login.path, { email: ADA, password: PASSWORD })).statusCode).toBe(200);
  return [...jar].map((pair) => pair.join('='));
}

const crumbIn = (jar: ReadonlyMap<string, string>) => jar.get('crumb') ?? jar.get('__Host-crumb') ?? '';
const crumbOf = (cookies: readonly string[]) =>
  crumbIn(new Map(cookies.map((one) => one.split('=') as [string, string])));
const isIn = async (request: TestRequest) => (await call(ADMIN_PATH.home, request)).statusCode === 200;

/** Whether a change is accepted with this browser's crumb. */
async function mayChange(request: TestRequest): Promise<boolean> {
  const path = `${BANNER_CALLS.choose.path}?crumb=${crumbOf(request.cookie ?? [])}`;
  return (await call(path, { ...request, body: { choice: 'declined' } })).statusCode === 200;
}

test('over https every cookie has a name that browsers accept only from this host', async () => {
  const names = (await fullJar({ scheme: 'https' })).map((cookie) => cookie.split('=')[0]);
  expect(names.toSorted()).toEqual(['__Host-CookieChoice', '__Host-crumb', '__Host-session']);
  const { headers } = await call(BANNER_CALLS.choose.path, { scheme: 'https', body: {} });
  expect(headers['set-cookie']).toMatch(/^__Host-crumb=[\w-]{44}; Path=\/; Secure; SameSite=Lax$/);
});

for (const scheme of SCHEMES)
  test(`over ${scheme} cookies that a neighbour sets for the parent domain are ignored`, async () => {
    const own = await fullJar({ scheme });
    expect([await isIn({ scheme, cookie: own }), await mayChange({ scheme, cookie: own })]).toEqual([true, true]);
    // Over https the neighbour may know valid values, from its own sign-in, but cannot set cookies with the prefix.
    const planted =
      scheme === 'https'
        ? own.map((cookie) => cookie.replace('__Host-', ''))
        : await fullJar({ scheme, host: NEIGHBOUR });
    expect([await isIn({ scheme, cookie: planted }), await mayChange({ scheme, cookie: planted })]).toEqual([
      false,
      false,
    ]);
    // Browsers order cookies by path length and age, not by the site that set them.
    for (const cookie of [
      [...planted, ...own],
      [...own, ...planted],
    ]) {
      expect(await isIn({ scheme, cookie })).toBe(true);
      const path = `${BANNER_CALLS.choose.path}?crumb=${crumbOf(own)}`;
      expect((await call(path, { scheme, cookie, body: { choice: 'accepted' } })).statusCode).toBe(200);
    }
  });

test('over http a cart cookie of another host, or without a seal, is ignored', async () => {
  const { id: variantId } = await open.db
    .selectFrom('variant')
    .innerJoin('site', 'site.id', 'variant.site_id')
    .select('variant.id')
    .where('site.identifier', '=', 'example')
    .executeTakeFirstOrThrow();
  const shopper = open.visitor(OWN);
  await shopper.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 1 });
  const value = shopper.valueOf('CART') ?? '';
  const sealed = (host: string) => sealedValue(open.app.cookieSeal, { host, name: 'CART', value });
  const itemsWith = async (cart: string) => {
    const reply = await call(CART_CALLS.getCart.path, { scheme: 'http', cookie: [`CART=${cart}`] });
    return reply.json<{ cart: { entries: unknown[] } }>().cart.entries.length;
  };
  expect(await Promise.all([sealed(OWN), sealed(NEIGHBOUR), value].map(itemsWith))).toEqual([1, 0, 0]);
});

test('a crumb is valid only for its session', async () => {
  const scheme = 'https';
  const signedIn = await fullJar({ scheme });
  const { cookies } = await call(BANNER_CALLS.choose.path, { scheme, body: {} });
  const stranger = cookies.map(({ name, value }) => `${name}=${value}`);
  const swapped = [...signedIn.filter((cookie) => !cookie.startsWith('__Host-crumb=')), ...stranger];
  expect([await mayChange({ scheme, cookie: stranger }), await mayChange({ scheme, cookie: swapped })]).toEqual([
    true,
    false,
  ]);
  const other = await fullJar({ scheme });
  expect(other.find((cookie) => cookie.startsWith('__Host-session='))).not.toBe(
    signedIn.find((cookie) => cookie.startsWith('__Host-session=')),
  );
});

test('declining also deletes visit cookies with their former names', async () => {
  const cookie = [...(await fullJar({ scheme: 'https' })), 'ss_cvr=own|1|2|3|4'];
  const path = `${BANNER_CALLS.choose.path}?crumb=${crumbOf(cookie)}`;
  const { headers } = await call(path, { scheme: 'https', cookie, body: { choice: 'declined' } });
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^ss_cvr=; Max-Age=0/));
});

test('a proof is valid only for its secret, host, name and value', () => {
  const seal = createCookieSeal(new Uint8Array(32));
  const parts = fc.array(fc.string(), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(parts, parts, fc.uint8Array({ minLength: 32, maxLength: 32 }), (own, other, secret) => {
      const proof = seal.prove(own);
      expect(seal.isProven(own, proof)).toBe(true);
      expect(seal.isProven(other, proof)).toBe(JSON.stringify(own) === JSON.stringify(other));
      expect(createCookieSeal(secret).isProven(own, proof)).toBe(secret.every((byte) => byte === 0));
      expect(seal.isProven(own, proof.slice(1))).toBe(false);
    }),
  );
});
