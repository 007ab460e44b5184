import { ANNOUNCEMENT_CALLS } from 'shared-types/site/page/announcement-bar';
import { ANNOUNCEMENT_COOKIE_SECONDS, COOKIE } from 'shared-types/site/cookie';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import { ANNOUNCEMENT, withAnnouncement } from '../../../../tools/testing/site/with-announcement';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

const { path: PATH } = ANNOUNCEMENT_CALLS.closeAnnouncement;
const ID = 'a-b_c'.padEnd(16, '0');

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample();
});
afterAll(() => open.close());

const cookieOf = ({ cookies }: Reply) => cookies.find(({ name }) => name === COOKIE.announcement);
const close = (visitor: Shopper, announcement: unknown = ID) => visitor.call('POST', PATH, { announcement });
/** The example with an announcement and these cookie settings. */
const load = (policy: Readonly<Record<string, boolean>>) =>
  open.load(
    patched(
      Object.fromEntries(Object.entries(policy).map(([name, value]) => [`site.cookieSettings.${name}`, value])),
      withAnnouncement(exampleDocument()),
    ),
  );

test('closing is remembered for a year if the visitor allows it, in a cookie the page can read', async () => {
  await load({ isRestrictiveCookiePolicyEnabled: false });
  const reply = await close(open.visitor());
  expect(reply.statusCode).toBe(200);
  expect(cookieOf(reply)).toMatchObject({ value: ID, maxAge: ANNOUNCEMENT_COOKIE_SECONDS, path: '/', sameSite: 'Lax' });
  expect(cookieOf(reply)).not.toHaveProperty('httpOnly');
});

test.each<readonly [string, Readonly<Record<string, boolean>>, string | undefined]>([
  ['before a choice, where the policy is restrictive', { isRestrictiveCookiePolicyEnabled: true }, undefined],
  ['after a no', { isRestrictiveCookiePolicyEnabled: false }, 'false'],
  [
    'where the policy is absolute, whatever was chosen',
    { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true },
    'true',
  ],
])('%s it is remembered until the browser closes', async (_when, policy, choice) => {
  await load(policy);
  const visitor = open.visitor();
  if (choice) visitor.setCookie(COOKIE.cookieChoice, choice);
  const cookie = cookieOf(await close(visitor));
  expect(cookie).toMatchObject({ value: ID });
  expect(cookie).not.toHaveProperty('maxAge');
  expect(cookie).not.toHaveProperty('expires');
});

test('without script it redirects to the page, which no longer shows the bar', async () => {
  await load({ isRestrictiveCookiePolicyEnabled: false });
  const visitor = open.visitor();
  const { body } = await visitor.get('/shop?a=1');
  expect(body).toContain(ANNOUNCEMENT.text);
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const reply = await visitor.post(PATH, { return: value('return'), announcement: value('announcement') });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/shop?a=1']);
  expect((await visitor.get('/shop?a=1')).body).not.toContain(ANNOUNCEMENT.text);
});

test('an outdated crumb returns the page with a message in the bar and a valid crumb', async () => {
  await load({ isRestrictiveCookiePolicyEnabled: false });
  const visitor = open.visitor();
  const { body } = await visitor.get('/shop');
  const value = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const fields = { return: '/shop', block: value(body, 'block'), announcement: value(body, 'announcement') };
  const refused = await visitor.post(PATH, { ...fields, crumb: 'C'.repeat(22) });
  expect([refused.statusCode, cookieOf(refused)]).toEqual([422, undefined]);
  expect(refused.body).toContain('Please send it again.</p></form></aside>');
  const again = await visitor.post(PATH, { ...fields, crumb: value(refused.body, 'crumb') });
  expect([again.statusCode, cookieOf(again)?.value]).toEqual([303, fields.announcement]);
});

test.each([undefined, '', 'short', 'x'.repeat(17), 'a;Path=/;Domain=', 7, [ID]])(
  '%j is no announcement',
  async (wrong) => {
    const reply = await open.visitor().call('POST', PATH, { announcement: wrong });
    expect(reply.statusCode).toBe(400);
    expect(cookieOf(reply)).toBeUndefined();
    expect(reply.json().data.errors.announcement).toBe('This is no announcement of the site. Please reload the page.');
  },
);
