import { CART_CALLS } from 'shared-types/commerce/cart';
import { MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { spec } from '../../../../tools/testing/spec';
import { signInMember } from '../../../../tools/testing/store/seed-member';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { sweepSessions } from '../session/session-rows';
import { MIA, OTHER, prepareMembers } from './members.fixture';

const { path } = MEMBER_CALLS.signOut;
const members = prepareMembers();
const { sessions, signOut } = members;
const isIn = async (browser: Shopper) => (await browser.get('/members')).statusCode === 200;

async function fillCart(browser: Shopper): Promise<void> {
  const { id } = await members.open.db
    .selectFrom('variant')
    .innerJoin('site', 'site.id', 'variant.site_id')
    .select('variant.id')
    .where('site.identifier', '=', 'example')
    .where('sku', '=', 'MUG-S')
    .executeTakeFirstOrThrow();
  const reply = await browser.call('POST', CART_CALLS.addLine.path, {
    variantId: id,
    quantity: 2,
    key: 'K'.repeat(22),
  });
  expect(reply.statusCode).toBe(200);
}
const countIn = async (browser: Shopper) =>
  (await browser.call('GET', CART_CALLS.getCart.path)).json().states['commerce/cart'].items as number;

spec(['SESSION-05', 'SRV-19'], 'signing out ends the session on the server too', async () => {
  const browser = await members.signedIn(MIA);
  const reply = await signOut(browser, '&cloneCart=true');
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { states: { 'site/session': { revision: expect.any(Number), member: false, account: false } } },
  ]);
  expect(reply.cookies.find(({ name }) => name === 'siteUser')?.value).toBe('');
  expect(reply.cookies.find(({ name }) => name === 'crumb')?.value).not.toBe(browser.cookies.get('crumb'));
  expect(await isIn(browser)).toBe(false);
  expect(await sessions()).toEqual([]);
});

spec(
  ['SESSION-05', 'SRV-19', 'SRV-20'],
  'the cart stays after signing in, and with cloneCart after signing out',
  async () => {
    const browser = members.open.visitor();
    await fillCart(browser);
    await signInMember(browser, MIA);
    const member = browser.twin();
    expect(await countIn(member)).toBe(2);
    await signOut(member, '&cloneCart=true');
    expect(await countIn(member)).toBe(2);
  },
);

spec(
  ['SRV-19', 'SRV-20'],
  'without cloneCart the cart ends with the session, and the answer says so to the pages',
  async () => {
    for (const query of ['', '&cloneCart=false', '&cloneCart=']) {
      const browser = await members.signedIn(MIA);
      await fillCart(browser);
      const reply = await signOut(browser, query);
      expect(reply.json().states['commerce/cart']).toMatchObject({ items: 0, subtotalCents: 0 });
      for (const name of ['CART', 'hasCart']) expect(reply.cookies.find((one) => one.name === name)?.value).toBe('');
    }
  },
);

spec(['SESSION-03', 'SESSION-04'], 'a script that does not send the token in the header ends nothing', async () => {
  const browser = await members.signedIn(MIA);
  const reply = await browser.call('DELETE', path);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    403,
    { code: 'site/crumb', crumbFail: true, crumb: expect.any(String) },
  ]);
  expect(await sessions()).toHaveLength(1);
});

spec('SRV-19', 'a form posts to a path of its own, returns to its page, and keeps the cart if it says so', async () => {
  const browser = await members.signedIn(MIA);
  await fillCart(browser);
  const reply = await browser.post(`${path}/end`, { cloneCart: 'true', return: '/members' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/members']);
  expect([await isIn(browser), await countIn(browser)]).toEqual([false, 2]);
  const again = await members.open.visitor().post(`${path}/end`, { return: '/members' });
  expect([again.statusCode, again.headers.location]).toEqual([303, '/members']);
});

spec('SRV-19', 'another website signs nobody out, and a token ends no session of another site', async () => {
  const browser = await members.signedIn(MIA);
  const forged = browser.twin();
  forged.setCookie('crumb', 'another-crumb-of-22-ch');
  expect((await forged.call('DELETE', path)).json().code).toBe('site/crumb');
  const elsewhere = members.open.visitor(OTHER.host);
  elsewhere.setCookie('siteUser', browser.valueOf('siteUser') ?? '');
  expect((await elsewhere.post(`${path}/end`, {})).statusCode).toBe(303);
  expect(await isIn(browser)).toBe(true);
});

test('expired sessions are swept, others stay', async () => {
  await members.signedIn(MIA);
  await members.open.db
    .updateTable('member_session')
    .set({ ends_at: new Date(0) })
    .execute();
  await members.signedIn(MIA);
  expect(await sweepSessions(members.open.db)).toBe(1);
  expect(await sessions()).toHaveLength(1);
});
