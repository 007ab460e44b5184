import { sql } from 'kysely';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import { COOKIE } from 'shared-types/site/cookie';
import { MEMBER_PASSWORD_CALLS, MEMBER_PATH } from 'shared-types/site/people/member-password';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { PASSWORD, seedAccount } from '../../../../tools/testing/store/seed-account';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { linkIn } from '../../admin/forgotten-password/emails.fixture';
import { onlyBlockOf } from '../own-pages/admin-pages';
import { countAttempt, MEMBER_REALM } from '../session/sign-in-limit';
import { BILINGUAL_HOST, MIA, OTHER_HOST, prepareMemberEmails } from './member-emails.fixture';

const REQUESTED =
  'If a member of this site has that address, an email is on its way. Its link sets a new password and works for half an hour.';
const NEW_PASSWORD = 'four words are enough';
const NOBODY = 'nobody@shop.example';

const emails = prepareMemberEmails();
const { requestReset, arrived, set, newestToken, member } = emails;
const requestToken = async () => {
  await requestReset();
  return newestToken();
};
const isIn = async (browser: Shopper) => (await browser.get('/members')).statusCode === 200;
const statusOf = async (password: string) => (await signInMember(emails.open.visitor(), MIA, { password })).statusCode;

spec('SESSION-01', 'a member who forgot the password gets a link, and nobody else does', async () => {
  const replies = [
    await requestReset(' Mia@Shop.Example '),
    await requestReset(NOBODY),
    await requestReset(MIA, emails.open.visitor(OTHER_HOST)),
  ];
  for (const { statusCode, headers, json } of replies)
    expect([statusCode, Object.keys(headers).sort(), json()]).toEqual([
      200,
      Object.keys(replies[0]?.headers ?? {}).sort(),
      { message: REQUESTED },
    ]);
  const [mail, ...others] = await arrived();
  expect([mail?.recipients, others]).toEqual([[MIA], []]);
  expect(linkIn(mail, MEMBER_PATH.newPassword)).toMatch(/^http:\/\/shop\.example\/site-users\/reset\?token=/);
});

spec('SESSION-01', 'the response time does not reveal members either: the answer does not depend on them', async () => {
  await emails.open.db.transaction().execute(async (trx) => {
    await sql`lock table site_member, member_reset, mail_outbox in access exclusive mode`.execute(trx);
    for (const email of [MIA, NOBODY]) expect((await requestReset(email)).json()).toEqual({ message: REQUESTED });
  });
  expect(await arrived()).toHaveLength(1);
});

spec('SESSION-01', 'emails are limited, separately from those of accounts', async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await requestReset()).statusCode).toBe(200);
    await holdRateWindows(emails.open.db);
  }
  expect((await requestReset()).statusCode).toBe(429);
  const account = await emails.open
    .visitor()
    .call('POST', FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path, { email: MIA });
  expect(account.statusCode).toBe(200);
});

spec('SESSION-01', 'the new password works, and the old one and every session no longer do', async () => {
  const [one, other] = [await member(), await member()];
  const here = await member();
  const crumb = here.cookies.get('crumb');
  const token = await requestToken();
  const reply = await set(token, NEW_PASSWORD, here);
  expect(reply.json()).toEqual({
    states: { 'site/session': { revision: expect.any(Number), member: false, account: false } },
    location: expect.stringMatching(/^\/site-users\/sign-in\?sent=[\w-]+$/),
  });
  for (const browser of [one, other, here]) expect(await isIn(browser)).toBe(false);
  expect([here.cookies.has(COOKIE.member), here.cookies.get('crumb') === crumb]).toEqual([false, false]);
  expect([await statusOf(PASSWORD), await statusOf(NEW_PASSWORD)]).toEqual([422, 200]);
  const again = await set(token, 'another five words here');
  expect([again.statusCode, again.json().code]).toEqual([422, 'admin/reset-link-gone']);
});

spec('SESSION-01', 'an email tells the member of the change, and where to get another link', async () => {
  await set(await requestToken(), NEW_PASSWORD);
  const mail = (await arrived()).at(-1);
  expect(mail?.headers).toMatchObject({ to: MIA, subject: 'Your password for Example was changed' });
  expect(mail?.text).toContain('http://shop.example/site-users/forgotten');
  expect(mail?.text).not.toContain(NEW_PASSWORD);
});

spec('SESSION-01', 'a link works only on its own site, for members who may sign in, in its time', async () => {
  await seedMember(emails.open.db, { email: MIA, site: 'other' });
  const token = await requestToken();
  expect((await set(token, NEW_PASSWORD, emails.open.visitor(OTHER_HOST))).statusCode).toBe(422);
  const account = await emails.open
    .visitor()
    .call('POST', NEW_PASSWORD_CALLS.resetPassword.path, { token, password: NEW_PASSWORD });
  expect(account.statusCode).toBe(422);
  const change = (values: object) => emails.open.db.updateTable('site_member').set(values).execute();
  await change({ disabled_at: new Date() });
  expect((await set(token, NEW_PASSWORD)).statusCode).toBe(422);
  await change({ disabled_at: null });
  const { ends_at: endsAt } = await emails.open.db
    .selectFrom('member_reset')
    .select('ends_at')
    .executeTakeFirstOrThrow();
  expect(Math.round((Number(endsAt) - Date.now()) / 60_000)).toBe(30);
  const end = (at: Date) => emails.open.db.updateTable('member_reset').set({ ends_at: at }).execute();
  await end(new Date(Date.now() - 1));
  expect((await set(token, NEW_PASSWORD)).statusCode).toBe(422);
  await end(endsAt);
  expect((await set(token, NEW_PASSWORD)).statusCode).toBe(200);
});

spec('SESSION-01', 'an account’s link sets no member’s password', async () => {
  await seedAccount(emails.open.db, { email: MIA, roles: { example: ['admin'] } });
  const path = FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path;
  await emails.open.visitor().call('POST', path, { email: MIA });
  const link = new URL(linkIn((await arrived()).at(-1)));
  expect((await set(link.searchParams.get('token') ?? '', NEW_PASSWORD)).statusCode).toBe(422);
  await emails.open.db.deleteFrom('account').where('email', '=', MIA).execute();
});

spec('SESSION-01', 'a disabled member gets the same answer as everybody, and no email', async () => {
  await emails.open.db.updateTable('site_member').set({ disabled_at: new Date() }).execute();
  expect((await requestReset()).json()).toEqual({ message: REQUESTED });
  expect([await arrived(), await statusOf(PASSWORD)]).toEqual([[], 422]);
});

spec('SESSION-01', 'a member without a password is invited once more, for seven days', async () => {
  await emails.open.db.updateTable('site_member').set({ password_hash: null }).execute();
  expect(await statusOf(PASSWORD)).toBe(422);
  const token = await requestToken();
  expect((await arrived()).at(-1)?.headers['subject']).toBe('You are invited to Example');
  const { ends_at: endsAt } = await emails.open.db.selectFrom('member_reset').selectAll().executeTakeFirstOrThrow();
  expect(Math.round((Number(endsAt) - Date.now()) / 86_400_000)).toBe(7);
  const page = await emails.open.visitor().get(`${MEMBER_PATH.newPassword}?token=${token}`);
  expect(page.body).toContain('<h1>Choose a password</h1>');
  // Another request does not end the link.
  await requestToken();
  expect([(await set(token, NEW_PASSWORD)).statusCode, await statusOf(NEW_PASSWORD)]).toEqual([200, 200]);
});

spec('SESSION-01', 'a reset clears the attempts counted against the member', async () => {
  const site = await emails.open.sites.byHost('shop.example');
  for (let count = 0; count < 100; count += 1)
    await countAttempt(emails.open.db, {
      realm: MEMBER_REALM,
      siteId: site?.id ?? '',
      email: MIA,
      origin: `192.0.2.${count}`,
    });
  expect(await statusOf(PASSWORD)).toBe(429);
  await set(await requestToken(), NEW_PASSWORD);
  expect(await statusOf(NEW_PASSWORD)).toBe(200);
});

spec('SESSION-01', 'without script it redirects to the members’ sign-in, which confirms once', async () => {
  const token = await requestToken();
  const link = `${MEMBER_PATH.newPassword}?token=${token}`;
  const browser = emails.open.visitor();
  const page = await browser.get(link);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(page.body).toContain('<meta name="robots" content="noindex');
  expect(page.body).toContain(`name="token" value="${token}"`);
  const site = await emails.open.sites.byHost('shop.example');
  const block = site ? onlyBlockOf(site.memberPages.newPassword) : '';
  const fields = { page: link, block, token };
  const short = await browser.post(MEMBER_PASSWORD_CALLS.resetMemberPassword.path, { ...fields, password: 'short' });
  expect([short.statusCode, short.body.includes('Choose a password of at least 12 characters.')]).toEqual([422, true]);
  const reply = await browser.post(MEMBER_PASSWORD_CALLS.resetMemberPassword.path, {
    ...fields,
    password: NEW_PASSWORD,
  });
  expect(reply.statusCode).toBe(303);
  const isShown = async () => (await browser.get(String(reply.headers.location))).body.includes('Your password is set');
  expect([await isShown(), await isShown()]).toEqual([true, false]);
  const used = await browser.get(link);
  expect([used.statusCode, used.body.includes('This link does not work')]).toEqual([200, true]);
  expect(used.body).toContain('href="/site-users/forgotten"');
});

spec(
  ['SESSION-01', 'PLAT-08'],
  'in another language of the site pages, answers and emails are in that language',
  async () => {
    await seedMember(emails.open.db, { email: 'marta@bistro.example', site: 'bilingual' });
    const visitor = emails.open.visitor(BILINGUAL_HOST);
    const path = `/pl${MEMBER_PATH.forgottenPassword}`;
    const page = await visitor.get(path);
    expect([page.statusCode, page.body.includes('<h1>Nie pamiętam hasła</h1>')]).toEqual([200, true]);
    expect(page.body).toContain('href="/pl/site-users/sign-in"');
    expect((await visitor.get(`/pl${MEMBER_PATH.signIn}`)).body).toContain('href="/pl/site-users/forgotten"');
    const block = / name="block" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const reply = await visitor.post(MEMBER_PASSWORD_CALLS.requestMemberReset.path, {
      page: path,
      block,
      email: 'marta@bistro.example',
    });
    expect((await visitor.get(String(reply.headers.location))).body).toContain('e-mail jest już w drodze');
    const mail = (await arrived()).at(-1);
    expect(mail?.text).toMatch(/^Ktoś, najpewniej Ty/);
    const link = new URL(linkIn(mail, MEMBER_PATH.newPassword));
    expect(link.pathname).toBe('/pl/site-users/reset');
    expect((await visitor.get(link.pathname + link.search)).body).toContain('<h1>Nowe hasło</h1>');
  },
);

test('the members’ sign-in has a title, and confirms no password that was not set', async () => {
  const { statusCode, body } = await emails.open.visitor().get(MEMBER_PATH.signIn);
  expect([statusCode, body.match(/<h1/g)?.length, body.includes('Sign in as a member</h1>')]).toEqual([200, 1, true]);
  expect(body).not.toContain('Your password is set');
});

test('no members’ page is in the sitemap, and no document can replace one', async () => {
  expect((await emails.open.visitor().get('/sitemap.xml')).body).not.toContain('site-users');
  expect((await emails.open.visitor().get('/site-users')).statusCode).toBe(404);
});
