import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { TEAM_INVITATION_CALLS } from 'shared-types/admin/people/team-invitation';
import { WEBSITE_ROLE, type WebsiteRoleName } from 'shared-types/site/people/website-role';
import { spec } from '../../../../tools/testing/spec';
import { holdRateWindows } from '../../../../tools/testing/store/hold-rate-windows';
import { PASSWORD as SEEDED_PASSWORD, seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { sendEmails } from '../../platform/mail/send-emails';
import { CAPABILITIES } from '../../site/session/capabilities';
import { ADA, BEA, EDDA, OTHER_HOST, OTTO, prepareTeams } from './team.fixture';
import { TEAM_MESSAGES } from './team.messages';

const teams = prepareTeams();
const NORA = 'nora@shop.example';
const PASSWORD = 'four words of hers';
const ROLES = Object.keys(WEBSITE_ROLE) as WebsiteRoleName[];

const call = (browser: Shopper, name: keyof typeof TEAM_CALLS, body: object) =>
  browser.call('POST', TEAM_CALLS[name].path, body);
const invite = (browser: Shopper, email = NORA, role: WebsiteRoleName = 'editor') =>
  call(browser, 'inviteTeammate', { email, role });
const accept = (token: string, body: object = { displayName: 'Nora New', password: PASSWORD }, host?: string) =>
  teams.open.visitor(host).call('POST', TEAM_INVITATION_CALLS.acceptInvitation.path, { token, ...body });
const token = () => teams.newestToken(ADMIN_PATH.teamInvitation);
const rolesOf = async (email: string) => {
  const rows = await teams.open.db
    .selectFrom('website_role')
    .select('role')
    .where('account_id', '=', await teams.idOf(email))
    .execute();
  return rows.map(({ role }) => role);
};
const html = async (browser: Shopper, query = '') => (await browser.get(`${ADMIN_PATH.team}${query}`)).body;
const invitations = () => teams.open.db.selectFrom('team_invitation').selectAll().execute();
const changes = async () =>
  (await teams.open.db.selectFrom('team_change').selectAll().orderBy('id').execute()).map(
    ({ act, changed_by: by, subject }) => [act, by, subject],
  );

spec(
  ['ROLE-04', 'ROLE-05'],
  'an invited person chooses name and password, and is signed in with the role',
  async () => {
    const ada = await teams.as(ADA);
    const reply = await invite(ada, ' Nora@Shop.Example ');
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'The invitation is on its way.']);
    expect(await html(ada)).toMatch(/nora@shop\.example[^]*Editor[^]*The email leaves within a few seconds/);
    const sent = await token();
    expect(sent).toHaveLength(43);
    const [row] = await invitations();
    expect(JSON.stringify(row)).not.toContain(sent);
    expect(Number(row?.ends_at) - Number(row?.sent_at)).toBe(604_800_000);
    const nora = teams.open.visitor();
    const joined = await nora.call('POST', TEAM_INVITATION_CALLS.acceptInvitation.path, {
      token: sent,
      displayName: ' Nora  New ',
      password: PASSWORD,
    });
    expect([joined.statusCode, joined.json().location]).toEqual([200, '/config/']);
    expect([(await nora.get('/config/')).statusCode, await rolesOf(NORA)]).toEqual([200, [WEBSITE_ROLE.editor]]);
    expect(await html(ada)).toMatch(/Nora New[^]*nora@shop\.example/);
    expect(await changes()).toEqual([
      ['invited', 'ada', NORA],
      ['joined', 'Nora New', 'Nora New'],
    ]);
  },
);

spec('ROLE-04', 'only administrators of the site open the page and use its calls', async () => {
  const bodies = {
    inviteTeammate: { email: 'x@shop.example', role: 'viewer' },
    resendInvitation: { invitation: '00000000-0000-4000-8000-000000000001' },
    withdrawInvitation: { invitation: '00000000-0000-4000-8000-000000000001' },
    changeRole: { person: await teams.idOf(ADA), role: 'viewer' },
    removeTeammate: { person: await teams.idOf(ADA), confirmed: 'yes' },
    endTeammateSessions: { person: await teams.idOf(ADA) },
    saveTwoStepRoles: { base: '' },
  } satisfies Record<keyof typeof TEAM_CALLS, object>;
  for (const role of ROLES.filter((name) => name !== 'admin')) {
    const email = `${role.toLowerCase()}@shop.example`;
    await seedAccount(teams.open.db, { email, roles: { example: [role] } });
    const browser = await teams.as(email);
    expect([role, (await browser.get(ADMIN_PATH.team)).statusCode]).toEqual([role, 403]);
    for (const [name, body] of Object.entries(bodies)) {
      const { statusCode } = await call(browser, name as keyof typeof TEAM_CALLS, body);
      expect([role, name, statusCode]).toEqual([role, name, 403]);
    }
  }
  for (const [name, body] of Object.entries(bodies))
    expect((await call(teams.open.visitor(), name as keyof typeof TEAM_CALLS, body)).statusCode).toBe(401);
  expect([await rolesOf(ADA), (await invitations()).length]).toEqual([[WEBSITE_ROLE.admin], 0]);
});

const ageConfirmation = () =>
  teams.open.db
    .updateTable('account_session')
    .set({ confirmed_at: new Date(Date.now() - 601_000) })
    .execute();

spec('ROLE-04', 'changes of the team need a password or passkey of the last ten minutes', async () => {
  const ada = await teams.as(ADA);
  await invite(ada);
  await ageConfirmation();
  const [{ id: invitation } = { id: '' }] = await invitations();
  const person = await teams.idOf(BEA);
  const bodies = {
    inviteTeammate: { email: 'x@shop.example', role: 'viewer' },
    resendInvitation: { invitation },
    withdrawInvitation: { invitation },
    changeRole: { person, role: 'viewer' },
    removeTeammate: { person, confirmed: 'yes' },
    endTeammateSessions: { person },
    saveTwoStepRoles: { base: '' },
  } satisfies Record<keyof typeof TEAM_CALLS, object>;
  for (const [name, body] of Object.entries(bodies)) {
    const { statusCode, ...reply } = await call(ada, name as keyof typeof TEAM_CALLS, body);
    expect([name, statusCode, reply.json().code]).toEqual([name, 409, 'admin/confirm-first']);
  }
  expect(await html(ada)).toMatch(/Confirm that it is you[^]*bea@shop\.example/);
  const confirm = { ...teams.own('team'), form: 'confirm', at: 'team' };
  const wrong = await ada.post(ACCOUNT_CALLS.confirmIdentity.path, { ...confirm, currentPassword: 'wrong' });
  expect([wrong.statusCode, wrong.body.includes('This is not your current password')]).toEqual([422, true]);
  const done = await ada.post(ACCOUNT_CALLS.confirmIdentity.path, { ...confirm, currentPassword: SEEDED_PASSWORD });
  expect([done.statusCode, (await ada.get(String(done.headers.location))).body]).toEqual([
    303,
    expect.stringContaining('You can change the team for the next ten minutes'),
  ]);
  expect((await call(ada, 'changeRole', bodies.changeRole)).statusCode).toBe(200);
});

spec(
  'ROLE-04',
  'open sessions without a second step end when their account gets a role that requires one',
  async () => {
    const [ada, edda] = [await teams.as(ADA), await teams.as(EDDA)];
    const person = await teams.idOf(EDDA);
    const roles = { base: '', 'role.billing': 'on' };
    expect((await call(ada, 'saveTwoStepRoles', roles)).statusCode).toBe(200);
    await call(ada, 'changeRole', { person, role: 'reporting' });
    expect((await edda.get('/config/')).statusCode).toBe(200);
    await call(ada, 'changeRole', { person, role: 'billing' });
    expect((await edda.get('/config/')).statusCode).toBe(303);
  },
);

test('roles that must use two-step sign-in are not saved over those that somebody else has saved', async () => {
  const ada = await teams.as(ADA);
  const save = (base: string, role: string) => call(ada, 'saveTwoStepRoles', { base, [`role.${role}`]: 'on' });
  expect((await save('', 'editor')).statusCode).toBe(200);
  expect((await save('', 'viewer')).json().code).toBe('admin/two-step-roles-conflict');
  expect(await html(ada)).toContain('name="base" value="editor"');
  expect((await save('editor', 'viewer')).statusCode).toBe(200);
});

spec('ROLE-04', 'another site’s owner reaches neither people nor invitations of this site', async () => {
  await invite(await teams.as(ADA));
  const [{ id } = { id: '' }] = await invitations();
  const otto = await teams.as(OTTO, OTHER_HOST);
  expect(await html(otto)).not.toContain(NORA);
  expect(await html(otto)).not.toContain(ADA);
  const person = await teams.idOf(ADA);
  const replies = [
    await call(otto, 'changeRole', { person, role: 'viewer' }),
    await call(otto, 'removeTeammate', { person, confirmed: 'yes' }),
    await call(otto, 'endTeammateSessions', { person }),
    await call(otto, 'resendInvitation', { invitation: id }),
    await call(otto, 'withdrawInvitation', { invitation: id }),
  ];
  expect(replies.map((reply) => reply.json().code)).toEqual([
    'admin/teammate-gone',
    'admin/teammate-gone',
    'admin/teammate-gone',
    'admin/team-invitation-gone',
    'admin/team-invitation-gone',
  ]);
  const sent = await token();
  expect((await accept(sent, undefined, OTHER_HOST)).json().code).toBe('admin/team-invitation-gone');
  expect((await accept(sent)).statusCode).toBe(200);
});

test('the table of roles says what the capabilities allow, each in words and in both languages', async () => {
  const page = await html(await teams.as(ADA));
  for (const role of ROLES) {
    const [, may = ''] = new RegExp(`<dt>${TEAM_MESSAGES.en.roles[role]}</dt><dd><ul>(.*?)</ul>`).exec(page) ?? [];
    const words = [...may.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);
    expect([role, words.toSorted()]).toEqual([
      role,
      CAPABILITIES[WEBSITE_ROLE[role]].map((capability) => TEAM_MESSAGES.en.may[capability]).toSorted(),
    ]);
  }
  expect(new Set(Object.values(TEAM_MESSAGES.pl.may)).size).toBe(CAPABILITIES[WEBSITE_ROLE.admin].length);
});

spec('ROLE-04', 'a role changes at once in open sessions, and replaces all former ones', async () => {
  const [ada, bea] = [await teams.as(ADA), await teams.as(BEA)];
  const person = await teams.idOf(BEA);
  expect((await bea.get(ADMIN_PATH.team)).statusCode).toBe(200);
  expect((await call(ada, 'changeRole', { person, role: 'reporting' })).statusCode).toBe(200);
  expect([(await bea.get(ADMIN_PATH.team)).statusCode, (await bea.get(ADMIN_PATH.sales)).statusCode]).toEqual([
    403, 200,
  ]);
  expect(await rolesOf(BEA)).toEqual([WEBSITE_ROLE.reporting]);
  const signedIn = await teams.open.db
    .selectFrom('website_role')
    .select('signed_in_at')
    .where('account_id', '=', person)
    .execute();
  expect(signedIn).toEqual([{ signed_in_at: expect.anything() }]);
  expect((await changes()).at(-1)).toEqual(['role-changed', 'ada', 'bea']);
});

spec('ROLE-04', 'a removed person is signed out at once, here only, after a question', async () => {
  const ada = await teams.as(ADA);
  const person = await teams.idOf(BEA);
  const other = await teams.open.db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', 'other')
    .executeTakeFirstOrThrow();
  await teams.open.db.insertInto('website_role').values({ site_id: other.id, account_id: person, role: 1 }).execute();
  const [here, there] = [await teams.as(BEA), await teams.as(BEA, OTHER_HOST)];
  const asked = await call(ada, 'removeTeammate', { person });
  expect([asked.statusCode, asked.json().message]).toEqual([200, expect.stringContaining('bea (bea@shop.example)')]);
  expect((await here.get('/config/')).statusCode).toBe(200);
  expect((await call(ada, 'removeTeammate', { person, confirmed: 'yes' })).statusCode).toBe(200);
  expect([(await here.get('/config/')).statusCode, (await there.get('/config/')).statusCode]).toEqual([303, 200]);
  expect((await signIn(teams.open.visitor(), BEA)).statusCode).toBe(422);
  expect((await call(ada, 'removeTeammate', { person, confirmed: 'yes' })).json().code).toBe('admin/teammate-gone');
});

spec('ROLE-04', 'the last administrator can be neither removed nor given another role', async () => {
  const ada = await teams.as(ADA);
  await call(ada, 'changeRole', { person: await teams.idOf(BEA), role: 'viewer' });
  const person = await teams.idOf(ADA);
  expect(await html(ada)).toContain('The only administrator');
  for (const reply of [
    await call(ada, 'changeRole', { person, role: 'editor' }),
    await call(ada, 'removeTeammate', { person }),
    await call(ada, 'removeTeammate', { person, confirmed: 'yes' }),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'admin/last-administrator']);
  expect((await call(ada, 'changeRole', { person, role: 'admin' })).statusCode).toBe(200);
  expect(await rolesOf(ADA)).toEqual([WEBSITE_ROLE.admin]);
});

spec('ROLE-04', 'two administrators who remove or demote each other at once leave one of them', async () => {
  for (let round = 0; round < 12; round += 1) {
    await teams.open.db
      .updateTable('website_role')
      .set({ role: WEBSITE_ROLE.admin })
      .where('site_id', '=', teams.siteId)
      .execute();
    for (const email of [ADA, BEA]) {
      const row = { site_id: teams.siteId, account_id: await teams.idOf(email), role: WEBSITE_ROLE.admin };
      await teams.open.db
        .insertInto('website_role')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await teams.open.db
      .deleteFrom('website_role')
      .where('account_id', '=', await teams.idOf(EDDA))
      .execute();
    const [ada, bea] = [await teams.as(ADA), await teams.as(BEA)];
    const [a, b] = [await teams.idOf(ADA), await teams.idOf(BEA)];
    const act = (browser: Shopper, person: string, isRemoval: boolean) =>
      isRemoval
        ? call(browser, 'removeTeammate', { person, confirmed: 'yes' })
        : call(browser, 'changeRole', { person, role: 'viewer' });
    await Promise.all([act(ada, b, round % 2 === 0), act(bea, a, round % 3 === 0)]);
    const admins = await teams.open.db
      .selectFrom('website_role')
      .select('account_id')
      .where('site_id', '=', teams.siteId)
      .where('role', '=', WEBSITE_ROLE.admin)
      .execute();
    expect([round, admins.length]).toEqual([round, 1]);
    await teams.open.db.deleteFrom('rate_window').execute();
  }
});

test('an address of the team or with an open invitation is refused at the field', async () => {
  const ada = await teams.as(ADA);
  const known = await invite(ada, EDDA.toUpperCase());
  expect([known.statusCode, known.json().data.errors]).toEqual([422, { email: 'This person is already in the team.' }]);
  const together = await Promise.all([1, 2, 3].map(() => invite(ada)));
  expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  expect(together.find(({ statusCode }) => statusCode === 422)?.json().data.errors.email).toMatch(
    /^This person has already been invited/,
  );
  expect([(await invitations()).length, (await teams.arrived()).length]).toEqual([1, 1]);
});

test('sending again makes another link, and ends the former one', async () => {
  const ada = await teams.as(ADA);
  await invite(ada);
  const first = await token();
  const [{ id } = { id: '' }] = await invitations();
  expect((await call(ada, 'resendInvitation', { invitation: id })).statusCode).toBe(200);
  const second = await token();
  expect(second).not.toBe(first);
  expect((await accept(first)).json().code).toBe('admin/team-invitation-gone');
  expect((await accept(second)).statusCode).toBe(200);
});

const linkPage = async (sent: string) =>
  (await teams.open.visitor().get(`${ADMIN_PATH.teamInvitation}?token=${sent}`)).body;

test('the page of a link says what has become of it, and what to do', async () => {
  const ada = await teams.as(ADA);
  await invite(ada);
  const sent = await token();
  expect(await linkPage(sent)).toMatch(/Join the team of Example[^]*ada invites you[^]*Your role: Editor/);
  expect(await linkPage('x'.repeat(43))).toContain('Open the newest email you got');
  await teams.open.db
    .updateTable('team_invitation')
    .set({ ends_at: new Date(0) })
    .execute();
  expect(await linkPage(sent)).toContain('It has expired: invitations work for seven days');
  expect((await accept(sent)).json().code).toBe('admin/team-invitation-gone');
  expect(await html(ada)).toContain('Expired. Send it again');
  expect((await invite(ada)).statusCode).toBe(200);
  const again = await token();
  const [{ id } = { id: '' }] = await invitations();
  expect((await call(ada, 'withdrawInvitation', { invitation: id })).statusCode).toBe(200);
  expect(await linkPage(again)).toContain('It was withdrawn');
  expect((await accept(again)).json().code).toBe('admin/team-invitation-gone');
  await invite(ada);
  const last = await token();
  await accept(last);
  expect(await linkPage(last)).toContain('It was accepted already');
});

test('a link joins once, even if it is sent several times at once', async () => {
  await invite(await teams.as(ADA));
  const sent = await token();
  const replies = await Promise.all([1, 2, 3, 4].map(() => accept(sent)));
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
  expect(await rolesOf(NORA)).toEqual([WEBSITE_ROLE.editor]);
});

spec('ROLE-05', 'an account of this server joins with its own password, which the link does not replace', async () => {
  await invite(await teams.as(ADA), OTTO, 'moderator');
  const sent = await token();
  expect(await linkPage(sent)).toContain('You have an account with otto@other.example already');
  const joined = await accept(sent, { displayName: 'Stranger', password: 'a password of a thief' });
  expect([joined.statusCode, joined.json()]).toEqual([200, { location: '/config/sign-in' }]);
  expect((await signIn(teams.open.visitor(), OTTO, 'a password of a thief')).statusCode).toBe(422);
  const otto = await teams.as(OTTO);
  expect([(await otto.get('/config/')).statusCode, (await rolesOf(OTTO)).toSorted()]).toEqual([200, [1, 6]]);
});

test('an address that is invited by two sites and joins both at once gets one account', async () => {
  await invite(await teams.as(ADA));
  const here = await token();
  await invite(await teams.as(OTTO, OTHER_HOST));
  const there = await token();
  const replies = await Promise.all([accept(here), accept(there, undefined, OTHER_HOST)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(replies.map((reply) => reply.json<{ readonly location: string }>().location).toSorted()).toEqual([
    ADMIN_PATH.home,
    ADMIN_PATH.signIn,
  ]);
  expect(await rolesOf(NORA)).toEqual([WEBSITE_ROLE.editor, WEBSITE_ROLE.editor]);
});

test('a weak password and a missing name are refused at the field, and the link stays open', async () => {
  await invite(await teams.as(ADA));
  const sent = await token();
  const weak = await accept(sent, { displayName: 'Nora', password: 'nora nora nora' });
  expect([weak.statusCode, Object.keys(weak.json().data.errors)]).toEqual([400, ['password']]);
  const missing = await accept(sent, {});
  expect(Object.keys(missing.json().data.errors).toSorted()).toEqual(['displayName', 'password']);
  expect((await accept(sent)).statusCode).toBe(200);
});

test('an invitation whose email cannot be sent says so, and can be sent again', async () => {
  const ada = await teams.as(ADA);
  await invite(ada);
  const failing = { send: () => Promise.reject(new Error('The mail server is away.')) };
  await sendEmails({ db: teams.open.db, mailer: failing, log: { warn: () => undefined } });
  expect(await html(ada)).toMatch(/The email could not be sent so far[^]*Send again/);
  const [{ id } = { id: '' }] = await invitations();
  expect((await call(ada, 'resendInvitation', { invitation: id })).statusCode).toBe(200);
  await token();
  expect(await html(ada)).not.toContain('could not be sent');
});

test('an address gets at most five invitations in a quarter of an hour', async () => {
  const ada = await teams.as(ADA);
  await invite(ada);
  const [{ id } = { id: '' }] = await invitations();
  for (let count = 0; count < 4; count += 1) {
    await holdRateWindows(teams.open.db);
    expect((await call(ada, 'resendInvitation', { invitation: id })).statusCode).toBe(200);
  }
  const refused = await call(ada, 'resendInvitation', { invitation: id });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'admin/invitations-limited']);
});

spec(
  'PLAT-08',
  'everything works without script: errors come back with what was typed, results are shown once',
  async () => {
    const ada = await teams.as(ADA);
    const own = teams.own('team');
    const wrong = await ada.post(TEAM_CALLS.inviteTeammate.path, {
      ...own,
      form: 'invite',
      email: 'nora',
      role: 'viewer',
    });
    expect([
      wrong.statusCode,
      wrong.body.includes('Enter the whole email address'),
      /value="nora"/.test(wrong.body),
    ]).toEqual([422, true, true]);
    expect(wrong.body).toMatch(/<option value="viewer" selected="">/);
    const done = await ada.post(TEAM_CALLS.inviteTeammate.path, {
      ...own,
      form: 'invite',
      email: NORA,
      role: 'viewer',
    });
    expect(done.statusCode).toBe(303);
    const isShown = async () =>
      (await ada.get(String(done.headers.location))).body.includes('The invitation is on its way');
    expect([await isShown(), await isShown()]).toEqual([true, false]);
    const person = await teams.idOf(BEA);
    const remove = { ...own, form: `remove ${person}`, person };
    const asked = await ada.post(TEAM_CALLS.removeTeammate.path, remove);
    expect(asked.body).toMatch(/name="confirmed" value="yes"[^]*bea \(bea@shop\.example\) can no longer open/);
    expect((await ada.post(TEAM_CALLS.removeTeammate.path, { ...remove, confirmed: 'yes' })).statusCode).toBe(303);
    const late = await teams.open
      .visitor()
      .post(TEAM_CALLS.inviteTeammate.path, { ...own, form: 'invite', email: 'typed@late.example', role: 'viewer' });
    expect([late.statusCode, late.body.includes('typed@late.example'), late.body.includes(ADA)]).toEqual([
      401,
      true,
      false,
    ]);
    const sent = await token();
    const nora = teams.open.visitor();
    const link = { ...teams.own('teamInvitation'), page: `${ADMIN_PATH.teamInvitation}?token=${sent}`, token: sent };
    const short = await nora.post(TEAM_INVITATION_CALLS.acceptInvitation.path, {
      ...link,
      displayName: 'Nora',
      password: 'short',
    });
    expect([
      short.body.includes('at least 12 characters'),
      short.body.includes('value="Nora"'),
      short.body.includes('value="short"'),
    ]).toEqual([true, true, false]);
    const joined = await nora.post(TEAM_INVITATION_CALLS.acceptInvitation.path, {
      ...link,
      displayName: 'Nora',
      password: PASSWORD,
    });
    expect([joined.statusCode, joined.headers.location, (await nora.get('/config/')).statusCode]).toEqual([
      303,
      '/config/',
      200,
    ]);
  },
);
