import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { onlyBlockOf } from '../../site/own-pages/admin-pages';
import { OWNER } from '../forgotten-password/emails.fixture';
import { hashPassword } from '../../site/password/password';
import { ACCOUNT_REALM, countAttempt } from '../../site/session/sign-in-limit';
import { NEW_PASSWORD, OTHER_HOST, prepareLinks, tokenIn } from './links.fixture';

const { path } = NEW_PASSWORD_CALLS.resetPassword;

const { emails, newToken, set } = prepareLinks();

const post = async (browser: Shopper, link: string, password: string): Promise<Reply> => {
  const site = await emails.open.sites.byHost('shop.example');
  const block = site ? onlyBlockOf(site.adminPages.newPassword) : '';
  return browser.post(path, { page: link, block, token: tokenIn(link), password });
};
const isOpenElsewhere = async (link: string) =>
  (await emails.open.visitor(OTHER_HOST).get(link)).body.includes('name="token"');
const isIn = async (browser: Shopper) => (await browser.get(ADMIN_PATH.home)).statusCode === 200;
const statusOf = async (password: string, browser = emails.open.visitor()) =>
  (await signIn(browser, OWNER, password)).statusCode;
const sessions = () => emails.open.db.selectFrom('account_session').selectAll().execute();

spec('ROLE-05', 'the link of an email opens a form that no browser stores and no other site can see', async () => {
  const link = await emails.link();
  const page = await emails.open.visitor().get(link);
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'private, no-store',
    'strict-origin-when-cross-origin',
  ]);
  expect(page.body).toContain(`name="token" value="${tokenIn(link)}"`);
  expect(page.body).toMatch(/autocomplete="new-password"/i);
  expect(page.body).toContain('<meta name="robots" content="noindex');
  expect(await isOpenElsewhere(link)).toBe(false);
});

spec('ROLE-05', 'a new password is set, and the old one no longer works', async () => {
  const browser = emails.open.visitor();
  const reply = await set(await newToken(), NEW_PASSWORD, browser);
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(reply.json()).toEqual({
    states: { 'site/session': { revision: expect.any(Number), member: false, account: false } },
    location: expect.stringMatching(/^\/config\/sign-in\?sent=[\w-]+$/),
  });
  expect([await statusOf(PASSWORD), await statusOf(NEW_PASSWORD)]).toEqual([422, 200]);
  const [row] = await emails.open.db.selectFrom('account').select('password_hash').execute();
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
});

spec(
  'ROLE-05',
  'an email tells the account’s owner about the change, and what to do if it was somebody else',
  async () => {
    await set(await newToken());
    const message = (await emails.arrived()).at(-1);
    expect(message?.headers).toMatchObject({ to: OWNER, subject: 'Your password for Example was changed' });
    expect(message?.text).toMatch(/^The password for owner@shop\.example at Example was changed on .+ UTC\./);
    expect(message?.text).toContain('http://shop.example/config/forgotten');
    expect(message?.text).not.toContain(NEW_PASSWORD);
  },
);

spec('ROLE-05', 'refused passwords and used links cause no email', async () => {
  const token = await newToken();
  await set(token, 'too short');
  expect(await emails.arrived()).toHaveLength(1);
  await Promise.all([set(token), set(token), set(token)]);
  expect(await emails.arrived()).toHaveLength(2);
});

spec('ROLE-05', 'all sessions of the account end, on every site and in every browser', async () => {
  const { db } = emails.open;
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'other')
    .executeTakeFirstOrThrow();
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', OWNER)
    .executeTakeFirstOrThrow();
  await db.insertInto('website_role').values({ site_id: siteId, account_id: accountId, role: 1 }).execute();
  const browsers = [emails.open.visitor(), emails.open.visitor(), emails.open.visitor(OTHER_HOST)];
  for (const browser of browsers) expect(await statusOf(PASSWORD, browser)).toBe(200);
  for (const browser of browsers) expect(await isIn(browser)).toBe(true);
  await set(await newToken());
  for (const browser of browsers) expect(await isIn(browser)).toBe(false);
  expect(await sessions()).toEqual([]);
  await db.deleteFrom('website_role').where('site_id', '=', siteId).execute();
});

spec('ROLE-05', 'other accounts stay signed in, except in the browser that sets the password', async () => {
  const email = 'editor@shop.example';
  await seedAccount(emails.open.db, { email, roles: { [exampleDocument().site.identifier]: ['editor'] } });
  const signedIn = async () => {
    const browser = emails.open.visitor();
    await signIn(browser, email);
    return browser.twin();
  };
  const [here, elsewhere] = [await signedIn(), await signedIn()];
  const before = here.twin();
  const crumb = here.cookies.get('crumb');
  await set(await newToken(), NEW_PASSWORD, here);
  expect([await isIn(here), await isIn(before), await isIn(elsewhere)]).toEqual([false, false, true]);
  expect([here.cookies.has('session'), here.cookies.get('crumb') === crumb]).toEqual([false, false]);
  await emails.open.db.deleteFrom('account').where('email', '=', email).execute();
});

spec('ROLE-05', 'a page with an invalid link says so, and where to request another email', async () => {
  for (const query of ['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00', `?token=${'x'.repeat(5000)}`]) {
    const { statusCode, body } = await emails.open.visitor().get(`${ADMIN_PATH.newPassword}${query}`);
    expect([query, statusCode, body.includes('This link does not work'), body.includes('name="token"')]).toEqual([
      query,
      200,
      true,
      false,
    ]);
    expect(body).toContain('href="/config/forgotten"');
  }
});

spec(
  'ROLE-05',
  'without script it redirects to the sign-in page, which says once that the password is changed',
  async () => {
    const browser = emails.open.visitor();
    const link = await emails.link();
    const reply = await post(browser, link, NEW_PASSWORD);
    expect(reply.statusCode).toBe(303);
    const address = String(reply.headers.location);
    const isShown = async () => (await browser.get(address)).body.includes('Your password was changed');
    expect([await isShown(), await isShown()]).toEqual([true, false]);
    const used = await post(browser, link, NEW_PASSWORD);
    expect([used.statusCode, used.body.includes('This link does not work')]).toEqual([422, true]);
  },
);

spec('ROLE-05', 'a password of the wrong length is reported at the field, and the link still works', async () => {
  const link = await emails.link();
  const browser = emails.open.visitor();
  const page = await post(browser, link, 'eleven char');
  expect([page.statusCode, page.body.includes('Choose a password of at least 12 characters.')]).toEqual([422, true]);
  expect([page.body.includes('eleven char'), page.body.includes(`value="${tokenIn(link)}"`)]).toEqual([false, true]);
  const long = await set(tokenIn(link), 'x'.repeat(1001));
  expect([long.statusCode, long.json().data.errors]).toEqual([
    400,
    { password: 'Choose a password of at most 1000 characters.' },
  ]);
  const longest = 'four words are enough'.padEnd(1000, 'ä');
  expect([(await set(tokenIn(link), longest)).statusCode, await statusOf(longest)]).toEqual([200, 200]);
});

spec('ROLE-05', 'a password that is easy to guess is reported at the field, and the link still works', async () => {
  const link = await emails.link();
  const page = await post(emails.open.visitor(), link, 'passwordpassword');
  expect([page.statusCode, page.body.includes('This password is easy to guess')]).toEqual([422, true]);
  const own = await set(tokenIn(link), 'owner@shop.example');
  expect([own.statusCode, own.json().data.errors]).toEqual([
    400,
    { password: 'Choose a password that is not made of your name or email address.' },
  ]);
  expect((await set(tokenIn(link), NEW_PASSWORD)).statusCode).toBe(200);
});

spec('ROLE-05', 'a shorter password from before still signs its account in', async () => {
  const short = 'shorter';
  const { db } = emails.open;
  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(short) })
    .where('email', '=', OWNER)
    .execute();
  expect(await statusOf(short)).toBe(200);
});

spec('ROLE-05', 'rate limits of the account are reset, so that its owner can sign in', async () => {
  const site = await emails.open.sites.byHost('shop.example');
  const attempt = { realm: ACCOUNT_REALM, siteId: site?.id ?? '', email: OWNER };
  for (let count = 0; count < 11; count += 1) await countAttempt(emails.open.db, { ...attempt, origin: '127.0.0.1' });
  for (let count = 0; count < 100; count += 1)
    await countAttempt(emails.open.db, { ...attempt, origin: `192.0.2.${count}` });
  expect(await statusOf(PASSWORD)).toBe(429);
  await set(await newToken());
  expect(await statusOf(NEW_PASSWORD)).toBe(200);
});
