import fc from 'fast-check';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { CODE_FIELD, PASSKEY_FIELD, TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { spec } from '../../../../tools/testing/spec';
import { PASSWORD, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { createTextSeal } from '../../platform/text-seal';
import { ADA, BEA, OTHER_HOST, prepareTeams } from '../team/team.fixture';
import { createSoftwarePasskey } from './software-passkey.fixture';
import { addPasskey, codeOf, codesOn, secretOn, sendCode, setUpApp, usePasskey } from './two-step.fixture';

const teams = prepareTeams();
const isIn = async (browser: Shopper) => (await browser.get('/config/')).statusCode === 200;
const account = async (browser: Shopper) => (await browser.get(ADMIN_PATH.account)).body;

/** A browser that has entered the right password. */
async function halfway(email = ADA): Promise<Shopper> {
  const browser = teams.open.visitor();
  await signIn(browser, email);
  return browser;
}
const ageConfirmation = () =>
  teams.open.db
    .updateTable('account_session')
    .set({ confirmed_at: new Date(Date.now() - 601_000) })
    .execute();

spec('ROLE-05', 'with an app the password opens nothing: the code of the app signs in, once', async () => {
  const { secret } = await setUpApp(await teams.as(ADA));
  const [row] = await teams.open.db.selectFrom('account_authenticator').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(secret);
  const browser = teams.open.visitor();
  const reply = await signIn(browser, ADA);
  expect([reply.statusCode, reply.json()]).toEqual([200, { location: '/config/second-step' }]);
  expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false]);
  const code = codeOf(secret);
  expect((await sendCode(browser, '000000')).json().code).toBe('admin/code-wrong');
  const done = await sendCode(browser, code);
  expect([done.statusCode, done.json().location, await isIn(browser)]).toEqual([200, '/config/', true]);
  const again = await halfway();
  expect([(await sendCode(again, code)).json().code, await isIn(again)]).toEqual(['admin/code-wrong', false]);
});

test('a code that several browsers send at once signs one of them in', async () => {
  const { secret } = await setUpApp(await teams.as(ADA));
  const browsers = [await halfway(), await halfway(), await halfway(), await halfway()];
  const code = codeOf(secret);
  const replies = await Promise.all(browsers.map((browser) => sendCode(browser, code)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422]);
});

test('each recovery code works once, however many browsers send them and in whatever order', async () => {
  const { codes } = await setUpApp(await teams.as(ADA));
  expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
  const stored = await teams.open.db.selectFrom('account_recovery_code').selectAll().execute();
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(codes.slice(0, 4), { minLength: 2, maxLength: 3 }), async (chosen) => {
      await teams.open.db.updateTable('account_recovery_code').set({ used_at: null }).execute();
      await teams.open.db.deleteFrom('rate_window').execute();
      const sent = [...chosen, ...chosen];
      const browsers = await Promise.all(sent.map(() => halfway()));
      const replies = await Promise.all(sent.map((code, index) => sendCode(browsers[index]!, code.toUpperCase())));
      expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(chosen.length);
    }),
    { numRuns: 4 },
  );
});

test('recovery codes are shown once, and a new set replaces them', async () => {
  const ada = await teams.as(ADA);
  const { codes } = await setUpApp(ada);
  expect(codesOn(await account(ada))).toEqual([]);
  expect(await account(ada)).toContain('10 codes are left.');
  expect((await ada.call('POST', TWO_STEP_CALLS.renewRecoveryCodes.path)).statusCode).toBe(200);
  const renewed = codesOn(await account(ada));
  expect(renewed).toHaveLength(10);
  expect((await sendCode(await halfway(), codes[0]!)).json().code).toBe('admin/code-wrong');
  expect((await sendCode(await halfway(), renewed[0]!)).statusCode).toBe(200);
  expect(await account(ada)).toContain('9 codes are left.');
});

test('a sign-in that waits is no session, ends with a new password, after ten minutes, and at another site', async () => {
  const ada = await teams.as(ADA);
  const { secret } = await setUpApp(ada);
  const browser = await halfway();
  const { body } = await browser.get(ADMIN_PATH.secondStep);
  expect([body.includes('Your password is right'), body.includes(ADA)]).toEqual([true, false]);
  const elsewhere = teams.open.visitor(OTHER_HOST);
  elsewhere.setCookie('secondStep', browser.valueOf('secondStep') ?? '');
  expect((await sendCode(elsewhere, codeOf(secret))).json().code).toBe('admin/second-step-gone');
  await teams.open.db.updateTable('account').set({ password_hash: 'another' }).where('email', '=', ADA).execute();
  expect((await sendCode(browser, codeOf(secret))).json().code).toBe('admin/second-step-gone');
  expect((await teams.open.visitor().get(ADMIN_PATH.secondStep)).body).toContain('There is no sign-in to finish');
  const bea = await teams.as(BEA);
  const app = await setUpApp(bea);
  const late = await halfway(BEA);
  await teams.open.db
    .updateTable('pending_sign_in')
    .set({ ends_at: new Date(0) })
    .execute();
  expect((await sendCode(late, codeOf(app.secret))).json().code).toBe('admin/second-step-gone');
});

test('codes are limited by account, from however many origins they come', async () => {
  const { secret } = await setUpApp(await teams.as(ADA));
  const browser = await halfway();
  const codes: string[] = [];
  for (let count = 0; count < 21; count += 1) codes.push((await sendCode(browser, '000000')).json().code);
  expect([codes.at(0), codes.at(19), codes.at(20)]).toEqual([
    'admin/code-wrong',
    'admin/code-wrong',
    'admin/sign-in-limited',
  ]);
  const refused = await sendCode(browser, codeOf(secret));
  expect([refused.statusCode, await isIn(browser)]).toEqual([429, false]);
});

spec('ROLE-05', 'a passkey signs in without a password, at the host where it was added', async () => {
  const ada = await teams.as(ADA);
  const passkey = createSoftwarePasskey();
  expect((await addPasskey(ada, passkey)).statusCode).toBe(200);
  expect(await account(ada)).toMatch(/Laptop[^]*Works at shop\.example[^]*Not used yet/);
  const browser = teams.open.visitor();
  const done = await usePasskey(browser, passkey);
  expect([done.statusCode, done.json().location, await isIn(browser)]).toEqual([200, '/config/', true]);
  expect(await account(ada)).not.toContain('Not used yet');
  const elsewhere = teams.open.visitor(OTHER_HOST);
  expect((await usePasskey(elsewhere, passkey, { host: OTHER_HOST })).json().code).toBe('admin/passkey-wrong');
});

spec('ROLE-05', 'with a passkey the password alone opens nothing, and the passkey is its second step', async () => {
  const passkey = createSoftwarePasskey();
  await addPasskey(await teams.as(ADA), passkey);
  const browser = await halfway();
  expect([await isIn(browser), (await browser.get(ADMIN_PATH.secondStep)).body.includes('data-passkey="get"')]).toEqual(
    [false, true],
  );
  const asked = await browser.call('POST', SECOND_STEP_CALLS.askForPasskey.path);
  expect(asked.json().options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.credentialId]);
  expect((await usePasskey(browser, passkey)).statusCode).toBe(200);
  expect([await isIn(browser), await teams.open.db.selectFrom('pending_sign_in').selectAll().execute()]).toEqual([
    true,
    [],
  ]);
});

test('a passkey is refused without verification, with another origin, replayed, or of another account', async () => {
  const ada = await teams.as(ADA);
  const passkey = createSoftwarePasskey();
  expect((await addPasskey(ada, passkey, { isVerified: false })).json().code).toBe('admin/passkey-wrong');
  expect((await addPasskey(ada, passkey, { origin: 'http://evil.example' })).json().code).toBe('admin/passkey-wrong');
  await addPasskey(ada, passkey);
  const browser = teams.open.visitor();
  for (const ceremony of [{ isVerified: false }, { origin: 'http://evil.example' }, { host: 'evil.example' }])
    expect((await usePasskey(browser, passkey, ceremony)).json().code).toBe('admin/passkey-wrong');
  const { options } = (await browser.call('POST', SECOND_STEP_CALLS.askForPasskey.path)).json();
  const answer = { [PASSKEY_FIELD]: passkey.get(options) };
  const replies = await Promise.all(
    [1, 2, 3].map(() => browser.twin().call('POST', SECOND_STEP_CALLS.usePasskey.path, answer)),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  const stranger = createSoftwarePasskey();
  await addPasskey(await teams.as(BEA), stranger);
  expect((await usePasskey(await halfway(), stranger)).json().code).toBe('admin/passkey-wrong');
  expect((await usePasskey(ada, stranger)).json().code).toBe('admin/passkey-wrong');
  for (const junk of ['', '{}', 'null', '{"id":"x","response":{"clientDataJSON":"e30"}}', 'x'.repeat(20_001)]) {
    const { statusCode } = await browser.call('POST', SECOND_STEP_CALLS.usePasskey.path, { [PASSKEY_FIELD]: junk });
    expect([400, 422]).toContain(statusCode);
  }
});

test('before a sign-in nobody learns which accounts have passkeys', async () => {
  await addPasskey(await teams.as(ADA), createSoftwarePasskey());
  const asked = await teams.open.visitor().call('POST', SECOND_STEP_CALLS.askForPasskey.path);
  expect(asked.json().options.allowCredentials).toEqual([]);
});

spec('ROLE-05', 'changes of the sign-in need a password or passkey of the last ten minutes', async () => {
  const ada = await teams.as(ADA);
  const passkey = createSoftwarePasskey();
  await addPasskey(ada, passkey);
  const [{ id } = { id: '' }] = await teams.open.db.selectFrom('account_passkey').select('id').execute();
  await ageConfirmation();
  const calls = [
    ['beginAuthenticator', {}],
    ['confirmAuthenticator', { [CODE_FIELD]: '123456' }],
    ['removeAuthenticator', {}],
    ['renewRecoveryCodes', {}],
    ['offerPasskey', {}],
    ['addPasskey', { name: 'x', [PASSKEY_FIELD]: '{}' }],
    ['removePasskey', { id }],
  ] as const;
  for (const [name, body] of calls) {
    const reply = await ada.call('POST', TWO_STEP_CALLS[name].path, body);
    expect([name, reply.statusCode, reply.json().code]).toEqual([name, 409, 'admin/confirm-first']);
  }
  expect(await account(ada)).toContain('Confirm that it is you');
  expect((await usePasskey(ada, passkey)).statusCode).toBe(200);
  expect(await account(ada)).not.toContain('Confirm that it is you');
  expect((await ada.call('POST', TWO_STEP_CALLS.removePasskey.path, { id })).statusCode).toBe(200);
});

spec(
  'ROLE-05',
  'a site that demands two-step sign-in has it set up at the next sign-in, before there is a session',
  async () => {
    const ada = await teams.as(ADA);
    const bea = await teams.as(BEA);
    expect(
      (
        await ada.call('POST', TEAM_CALLS.saveTwoStepRoles.path, {
          base: '',
          'role.admin': 'on',
          'role.made-up': 'on',
        })
      ).statusCode,
    ).toBe(200);
    expect(await isIn(bea)).toBe(true);
    const browser = await halfway(BEA);
    expect(await isIn(browser)).toBe(false);
    const { body } = await browser.get(ADMIN_PATH.secondStep);
    const secret = secretOn(body);
    expect(secretOn((await browser.get(ADMIN_PATH.secondStep)).body)).toBe(secret);
    expect((await sendCode(browser, codeOf(secret))).json().code).toBe('admin/second-step-gone');
    const setUp = (code: string) => browser.call('POST', SECOND_STEP_CALLS.setUpTwoStep.path, { [CODE_FIELD]: code });
    expect((await setUp('000000')).json().code).toBe('admin/code-wrong');
    expect((await setUp(codeOf(secret, -1))).json().location).toBe(ADMIN_PATH.account);
    expect(codesOn(await account(browser))).toHaveLength(10);
    expect((await browser.twin().call('POST', TWO_STEP_CALLS.removeAuthenticator.path)).json().code).toBe(
      'admin/two-step-demanded',
    );
    const next = await halfway(BEA);
    expect((await sendCode(next, codeOf(secret))).statusCode).toBe(200);
  },
);

test('a set-up that was begun with the password ends once the account has a second step', async () => {
  const bea = await teams.as(BEA);
  await teams.open.db.insertInto('two_step_role').values({ site_id: teams.siteId, role: 1 }).execute();
  const thief = await halfway(BEA);
  const secret = secretOn((await thief.get(ADMIN_PATH.secondStep)).body);
  await setUpApp(bea);
  const reply = await thief.call('POST', SECOND_STEP_CALLS.setUpTwoStep.path, { [CODE_FIELD]: codeOf(secret) });
  expect([reply.json().code, await isIn(thief)]).toEqual(['admin/second-step-gone', false]);
});

test('after the key of the server was changed, the app is said to be lost, and a recovery code signs in', async () => {
  const { secret, codes } = await setUpApp(await teams.as(ADA));
  const former = createTextSeal(new Uint8Array(32)).seal(secret, await teams.idOf(ADA));
  await teams.open.db.updateTable('account_authenticator').set({ secret: former }).execute();
  const browser = await halfway();
  expect((await browser.get(ADMIN_PATH.secondStep)).body).toContain('Codes from your app no longer work');
  expect((await sendCode(browser, codeOf(secret))).json().code).toBe('admin/code-wrong');
  expect((await sendCode(browser, codes[0]!)).statusCode).toBe(200);
  const ada = browser.twin();
  expect(await account(ada)).toContain('Turn the app off, then set it up again');
  expect((await ada.call('POST', TWO_STEP_CALLS.removeAuthenticator.path)).statusCode).toBe(200);
  expect(await account(ada)).toContain('Set up an app');
});

test('the owner is told by email, and administrators see who changed what', async () => {
  const ada = await teams.as(ADA);
  const { codes } = await setUpApp(ada);
  await addPasskey(ada, createSoftwarePasskey());
  await sendCode(await halfway(), codes[0]!);
  await ada.call('POST', TWO_STEP_CALLS.removeAuthenticator.path);
  const mails = await teams.arrived();
  expect(mails.map(({ recipients, text }) => [recipients, text.split('\n')[0]])).toEqual([
    [[ADA], 'An authenticator app was added to your account.'],
    [[ADA], 'A passkey was added to your account.'],
    [[ADA], 'A recovery code was used to sign in to your account. It does not work again.'],
    [[ADA], 'The authenticator app was removed from your account.'],
  ]);
  const { body } = await (await teams.as(BEA)).get(ADMIN_PATH.team);
  for (const text of [
    'ada turned on an authenticator app.',
    'ada added a passkey.',
    'ada signed in with a recovery code.',
    'ada turned off the authenticator app.',
  ])
    expect(body).toContain(text);
});

spec('PLAT-08', 'codes work without script, from the set-up of the app to the next sign-in', async () => {
  const ada = await teams.as(ADA);
  const own = teams.own('account');
  expect((await ada.post(TWO_STEP_CALLS.beginAuthenticator.path, own)).statusCode).toBe(303);
  const secret = secretOn(await account(ada));
  const confirm = (code: string) =>
    ada.post(TWO_STEP_CALLS.confirmAuthenticator.path, { ...own, form: 'confirmAuthenticator', [CODE_FIELD]: code });
  const wrong = await confirm('12345678');
  expect([wrong.statusCode, wrong.body.includes('This code is wrong'), wrong.body.includes('12345678')]).toEqual([
    422,
    true,
    false,
  ]);
  const done = await confirm(codeOf(secret, -1));
  expect(done.statusCode).toBe(303);
  expect(codesOn((await ada.get(String(done.headers.location))).body)).toHaveLength(10);
  const browser = teams.open.visitor();
  const first = await browser.post('/api/auth/Login', {
    ...teams.own('signIn'),
    email: ADA,
    password: PASSWORD,
    return: '/config/sales',
  });
  expect([first.statusCode, first.headers.location]).toEqual([303, '/config/second-step']);
  const second = await browser.post(SECOND_STEP_CALLS.checkCode.path, {
    ...teams.own('secondStep'),
    [CODE_FIELD]: codeOf(secret),
  });
  expect([second.statusCode, second.headers.location, await isIn(browser)]).toEqual([303, '/config/sales', true]);
});
