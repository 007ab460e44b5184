import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import { NEW_EMAIL_CALLS } from 'shared-types/admin/people/new-email';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { createResetToken } from '../../site/password-reset/reset-token.store';
import { ADA, BEA, OTHER_HOST, OTTO, prepareTeams } from '../team/team.fixture';

const teams = prepareTeams();
const NEW = 'ada@new.example';
const NEW_PASSWORD = 'other words than before';
const ROLES = Object.keys(WEBSITE_ROLE) as WebsiteRoleName[];
const call = (browser: Shopper, name: keyof typeof ACCOUNT_CALLS, body: object) =>
  browser.call('POST', ACCOUNT_CALLS[name].path, body);
const isIn = async (browser: Shopper) => (await browser.get('/config/')).statusCode === 200;
const confirm = (browser: Shopper, token: string) => browser.call('POST', NEW_EMAIL_CALLS.confirmEmail.path, { token });
const ageConfirmation = () =>
  teams.open.db
    .updateTable('account_session')
    .set({ confirmed_at: new Date(Date.now() - 601_000) })
    .execute();

spec('ROLE-05', 'every role opens its own account and changes its name, and nobody else does', async () => {
  for (const role of ROLES) {
    const email = `${role.toLowerCase()}@shop.example`;
    await seedAccount(teams.open.db, { email, roles: { example: [role] } });
    const browser = await teams.as(email);
    const { statusCode, body } = await browser.get(ADMIN_PATH.account);
    expect([role, statusCode, body.includes(`You sign in with ${email}.`)]).toEqual([role, 200, true]);
    expect([role, (await call(browser, 'saveName', { displayName: ` ${role}  One ` })).statusCode]).toEqual([
      role,
      200,
    ]);
    expect((await browser.get(ADMIN_PATH.account)).body).toContain(`value="${role} One"`);
  }
  for (const name of Object.keys(ACCOUNT_CALLS) as (keyof typeof ACCOUNT_CALLS)[])
    expect((await call(teams.open.visitor(), name, {})).statusCode).toBe(401);
  expect((await teams.open.visitor().get(ADMIN_PATH.account)).statusCode).toBe(303);
});

spec('ROLE-05', 'a new password needs the present one, and signs out everywhere else', async () => {
  const [here, there] = [await teams.as(ADA), await teams.as(ADA)];
  const change = (currentPassword: string, password: string) =>
    call(here, 'changePassword', { currentPassword, password });
  const wrong = await change('not my password', NEW_PASSWORD);
  expect([wrong.json().code, Object.keys(wrong.json().data.errors)]).toEqual([
    'admin/password-wrong',
    ['currentPassword'],
  ]);
  const weak = await change(PASSWORD, 'ada ada ada 1');
  expect([weak.statusCode, Object.keys(weak.json().data.errors)]).toEqual([400, ['password']]);
  expect((await change(PASSWORD, NEW_PASSWORD)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect((await signIn(teams.open.visitor(), ADA)).statusCode).toBe(422);
  expect((await signIn(teams.open.visitor(), ADA, NEW_PASSWORD)).statusCode).toBe(200);
  const [mail] = await teams.arrived();
  expect([mail?.recipients, mail?.headers['subject']]).toEqual([[ADA], 'Your password for Example was changed']);
});

test('of two changes of a password at once, one is right', async () => {
  const browsers = [await teams.as(ADA), await teams.as(ADA), await teams.as(ADA)];
  const replies = await Promise.all(
    browsers.map((browser, index) =>
      call(browser, 'changePassword', { currentPassword: PASSWORD, password: `${NEW_PASSWORD} ${index}` }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
});

spec('ROLE-05', 'a new address counts once its link is used, and the former one is told', async () => {
  const ada = await teams.as(ADA);
  expect((await call(ada, 'requestEmailChange', { email: ` ${NEW.toUpperCase()} ` })).statusCode).toBe(200);
  expect((await ada.get(ADMIN_PATH.account)).body).toContain(`We sent a link to ${NEW}`);
  const token = await teams.newestToken(ADMIN_PATH.newEmail);
  const page = await ada.get(`${ADMIN_PATH.newEmail}?token=${token}`);
  expect(page.body).toContain(`you sign in with ${NEW}`);
  expect((await signIn(teams.open.visitor(), NEW)).statusCode).toBe(422);
  const replies = await Promise.all([1, 2, 3].map(() => confirm(ada, token)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  expect([await isIn(ada), (await signIn(teams.open.visitor(), NEW)).statusCode]).toEqual([true, 200]);
  expect((await signIn(teams.open.visitor(), ADA)).statusCode).toBe(422);
  const mails = (await teams.arrived()).map(({ recipients, text }) => [recipients[0], text.split('\n')[0]]);
  expect(mails.toSorted()).toEqual([
    [NEW, expect.stringMatching(/^Someone, most likely you/)],
    [ADA, 'A new email address was requested for your account. It changes once the link sent there is opened.'],
    [ADA, 'The email address of your account was changed. You sign in with the new one from now on.'],
  ]);
});

spec('ROLE-05', 'who else reads the link of a new address gets nothing of the account', async () => {
  const ada = await teams.as(ADA);
  await call(ada, 'requestEmailChange', { email: NEW });
  const token = await teams.newestToken(ADMIN_PATH.newEmail);
  const address = `${ADMIN_PATH.newEmail}?token=${token}`;
  const opened = await teams.open.visitor().get(address);
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `${ADMIN_PATH.signIn}?${new URLSearchParams({ return: address })}`,
  ]);
  const bea = await teams.as(BEA);
  expect((await bea.get(address)).body).toContain('This link does not work');
  const replies = [
    await confirm(teams.open.visitor(), token),
    await confirm(bea, token),
    await confirm(await teams.as(OTTO, OTHER_HOST), token),
  ];
  expect(replies.map((reply) => reply.json().code)).toEqual([
    'site/login-required',
    'admin/email-link-gone',
    'admin/email-link-gone',
  ]);
  expect((await confirm(ada, token)).statusCode).toBe(200);
});

test('a new address ends links to a new password, which the former one got', async () => {
  const ada = await teams.as(ADA);
  const { siteId, open } = teams;
  const { token } = await createResetToken(open.db, 'account', { siteId, ownerId: await teams.idOf(ADA) });
  await call(ada, 'requestEmailChange', { email: NEW });
  await confirm(ada, await teams.newestToken(ADMIN_PATH.newEmail));
  const reset = await open
    .visitor()
    .call('POST', NEW_PASSWORD_CALLS.resetPassword.path, { token, password: NEW_PASSWORD });
  expect(reset.json().code).toBe('admin/reset-link-gone');
});

spec('ROLE-05', 'administrators see that a password was reset by an emailed link', async () => {
  const { siteId, open } = teams;
  const { token } = await createResetToken(open.db, 'account', { siteId, ownerId: await teams.idOf(ADA) });
  const sent = { token, password: NEW_PASSWORD };
  expect((await open.visitor().call('POST', NEW_PASSWORD_CALLS.resetPassword.path, sent)).statusCode).toBe(200);
  const { body } = await (await teams.as(BEA)).get(ADMIN_PATH.team);
  expect(body).toContain('ada set a new password by an emailed link.');
});

test('an address of another account is told to who opens the link only', async () => {
  const ada = await teams.as(ADA);
  expect((await call(ada, 'requestEmailChange', { email: BEA })).statusCode).toBe(200);
  expect((await confirm(ada, await teams.newestToken(ADMIN_PATH.newEmail))).json().code).toBe('admin/email-taken');
  expect((await call(ada, 'requestEmailChange', { email: ADA })).json().data.errors.email).toBe(
    'This is already your address.',
  );
});

spec('ROLE-05', 'a new address needs a password of the last ten minutes', async () => {
  const ada = await teams.as(ADA);
  await ageConfirmation();
  const body = (await ada.get(ADMIN_PATH.account)).body;
  expect([body.includes('Confirm that it is you'), body.includes('New email address')]).toEqual([true, false]);
  expect((await call(ada, 'requestEmailChange', { email: NEW })).json().code).toBe('admin/confirm-first');
  expect((await call(ada, 'confirmIdentity', { currentPassword: 'wrong' })).json().code).toBe('admin/password-wrong');
  expect((await call(ada, 'confirmIdentity', { currentPassword: PASSWORD })).statusCode).toBe(200);
  expect((await call(ada, 'requestEmailChange', { email: NEW })).statusCode).toBe(200);
});

test('wrong passwords of a session count as attempts to sign in', async () => {
  const ada = await teams.as(ADA);
  for (let count = 0; count < 10; count += 1) await call(ada, 'confirmIdentity', { currentPassword: 'wrong' });
  expect((await call(ada, 'confirmIdentity', { currentPassword: PASSWORD })).statusCode).toBe(429);
});

spec('PLAT-08', 'without script the page comes back with its message, and never with a password', async () => {
  const ada = await teams.as(ADA);
  const sent = { ...teams.own('account'), form: 'password', currentPassword: 'my wrong guess', password: NEW_PASSWORD };
  const wrong = await ada.post(ACCOUNT_CALLS.changePassword.path, sent);
  expect([wrong.statusCode, wrong.body.includes('This is not your current password')]).toEqual([422, true]);
  expect([wrong.body.includes('my wrong guess'), wrong.body.includes(NEW_PASSWORD)]).toEqual([false, false]);
  const done = await ada.post(ACCOUNT_CALLS.changePassword.path, { ...sent, currentPassword: PASSWORD });
  expect(done.statusCode).toBe(303);
  const isShown = async () => (await ada.get(String(done.headers.location))).body.includes('Your password is changed');
  expect([await isShown(), await isShown()]).toEqual([true, false]);
});
