import { randomUUID } from 'node:crypto';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { NEW_EMAIL_CALLS } from 'shared-types/admin/people/new-email';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { TEAM_CALLS } from 'shared-types/admin/people/team';
import { TEAM_INVITATION_CALLS } from 'shared-types/admin/people/team-invitation';
import { CODE_FIELD, PASSKEY_FIELD, TWO_STEP_CALLS } from 'shared-types/admin/people/two-step';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { PASSWORD, seedAccount, signIn } from '../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../tools/testing/store/shopper';
import { beginEmailChange } from '../admin/account/email-change.store';
import { addInvitation } from '../admin/team/team-invitation.store';
import { createSoftwarePasskey } from '../admin/two-step/software-passkey.fixture';
import { addPasskey, codeOf, secretOn, setUpApp } from '../admin/two-step/two-step.fixture';
import type { BadInputCase, World } from './bad-input-case.fixture';

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';
const NO_IDS = ['', 'x', 7, null, [], {}, UNKNOWN];
const NO_PASSWORDS = ['', 'short', 'x'.repeat(1001)];
const NO_ANSWERS = ['{}', 'null', 'no json', '{"id":"x","response":{"clientDataJSON":"e30"}}'];

interface Signed {
  readonly email: string;
  readonly id: string;
  readonly siteId: string;
}

/** An administrator of the example of its own, whose sign-in a case may change. */
async function seedNew({ open }: Pick<World, 'open'>): Promise<Signed> {
  const email = `${randomUUID()}@team.example`;
  await seedAccount(open.db, { email, roles: { [exampleDocument().site.identifier]: ['admin'] } });
  const { id } = await open.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { site_id: siteId } = await open.db
    .selectFrom('website_role')
    .select('site_id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return { email, id, siteId };
}

async function signInAsNew(world: World): Promise<Signed> {
  const signed = await seedNew(world);
  await signIn(world.visitor, signed.email);
  return signed;
}

/** Lets a new administrator set something up in another browser, then enter the password in the case's own. */
async function halfway<T>(world: World, setUp: (browser: Shopper) => Promise<T>): Promise<T> {
  const { email } = await seedNew(world);
  const browser = world.open.visitor();
  await signIn(browser, email);
  const made = await setUp(browser.twin());
  await signIn(world.visitor, email);
  return made;
}

type Rest = Pick<BadInputCase, 'required' | 'texts' | 'wrong'>;

/** A call of a signed-in administrator. */
function signedCase(
  { path }: { readonly path: string },
  body: (signed: Signed, world: World) => object | undefined | Promise<object | undefined>,
  rest: Rest = {},
): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => ({ path, body: await body(await signInAsNew(world), world) }),
    ...rest,
  };
}

/** A call of somebody who is not signed in. */
function openCase(
  { path }: { readonly path: string },
  body: (world: World) => Promise<object | undefined>,
  rest: Rest = {},
): BadInputCase {
  return { route: `POST ${path}`, right: async (world) => ({ path, body: await body(world) }), ...rest };
}

async function newInvitation({ open: { db } }: World): Promise<{ readonly id: string; readonly token: string }> {
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', exampleDocument().site.identifier)
    .executeTakeFirstOrThrow();
  const email = `${randomUUID()}@team.example`;
  const made = await addInvitation(db, { siteId, email, role: WEBSITE_ROLE.editor, invitedBy: 'Ada' });
  if (!made) throw new Error('The address is invited already.');
  return made;
}

export const TEAM_CASES: readonly BadInputCase[] = [
  signedCase(TEAM_CALLS.inviteTeammate, () => ({ email: `${randomUUID()}@team.example`, role: 'viewer' }), {
    required: ['email', 'role'],
    texts: ['email', 'role'],
    wrong: { email: ['', 'nora', '\0'], role: ['', 'owner', '__proto__', '1'] },
  }),
  signedCase(TEAM_CALLS.resendInvitation, async (_, world) => ({ invitation: (await newInvitation(world)).id }), {
    required: ['invitation'],
    texts: ['invitation'],
    wrong: { invitation: NO_IDS },
  }),
  signedCase(TEAM_CALLS.withdrawInvitation, async (_, world) => ({ invitation: (await newInvitation(world)).id }), {
    required: ['invitation'],
    texts: ['invitation'],
    wrong: { invitation: NO_IDS },
  }),
  signedCase(TEAM_CALLS.changeRole, ({ id }) => ({ person: id, role: 'admin' }), {
    required: ['person', 'role'],
    texts: ['person', 'role'],
    wrong: { person: NO_IDS, role: ['', 'owner', '__proto__', '1'] },
  }),
  signedCase(TEAM_CALLS.removeTeammate, ({ id }) => ({ person: id }), {
    required: ['person'],
    texts: ['person'],
    wrong: { person: NO_IDS, confirmed: ['', 'no', true, [], {}] },
  }),
  signedCase(TEAM_CALLS.endTeammateSessions, ({ id }) => ({ person: id }), {
    required: ['person'],
    texts: ['person'],
    wrong: { person: NO_IDS },
  }),
  signedCase(TEAM_CALLS.saveTwoStepRoles, () => ({ base: '' }), {
    required: ['base'],
    texts: ['base'],
    wrong: { base: ['owner', 'admin  editor', '__proto__'] },
  }),
  openCase(
    TEAM_INVITATION_CALLS.acceptInvitation,
    async (world) => ({
      token: (await newInvitation(world)).token,
      displayName: 'Nora',
      password: 'several words of hers',
    }),
    {
      required: ['token', 'displayName', 'password'],
      texts: ['token', 'displayName', 'password'],
      wrong: { token: ['', 'x', 'A'.repeat(43)], displayName: ['', '   '], password: NO_PASSWORDS },
    },
  ),
  signedCase(ACCOUNT_CALLS.saveName, () => ({ displayName: 'Ada' }), {
    required: ['displayName'],
    texts: ['displayName'],
    wrong: { displayName: ['', '   ', '\0', 'x'.repeat(101)] },
  }),
  signedCase(ACCOUNT_CALLS.requestEmailChange, () => ({ email: `${randomUUID()}@team.example` }), {
    required: ['email'],
    texts: ['email'],
    wrong: { email: ['', 'ada', '\0'] },
  }),
  signedCase(ACCOUNT_CALLS.changePassword, () => ({ currentPassword: PASSWORD, password: 'other words than before' }), {
    required: ['currentPassword', 'password'],
    texts: ['currentPassword', 'password'],
    wrong: { currentPassword: ['', 'wrong'], password: NO_PASSWORDS },
  }),
  signedCase(ACCOUNT_CALLS.confirmIdentity, () => ({ currentPassword: PASSWORD }), {
    required: ['currentPassword'],
    texts: ['currentPassword'],
    wrong: { currentPassword: ['', 'wrong'], at: ['', 'elsewhere', 7] },
  }),
  openCase(
    NEW_EMAIL_CALLS.confirmEmail,
    async (world) => {
      const { id: accountId, siteId } = await signInAsNew(world);
      const email = `${randomUUID()}@team.example`;
      return { token: (await beginEmailChange(world.open.db, { siteId, accountId, email })).token };
    },
    { required: ['token'], texts: ['token'], wrong: { token: ['', 'x', 'A'.repeat(43)] } },
  ),
  signedCase(TWO_STEP_CALLS.beginAuthenticator, () => undefined),
  signedCase(
    TWO_STEP_CALLS.confirmAuthenticator,
    async (_, { visitor }) => {
      await visitor.twin().call('POST', TWO_STEP_CALLS.beginAuthenticator.path);
      return { [CODE_FIELD]: codeOf(secretOn((await visitor.get(ADMIN_PATH.account)).body)) };
    },
    { required: [CODE_FIELD], texts: [CODE_FIELD], wrong: { [CODE_FIELD]: ['', '   ', 'x'.repeat(41)] } },
  ),
  signedCase(TWO_STEP_CALLS.removeAuthenticator, () => undefined),
  signedCase(TWO_STEP_CALLS.renewRecoveryCodes, async (_, { visitor }) => {
    await setUpApp(visitor.twin());
    return undefined;
  }),
  signedCase(TWO_STEP_CALLS.offerPasskey, () => undefined),
  signedCase(
    TWO_STEP_CALLS.addPasskey,
    async (_, { visitor }) => {
      const { options } = (await visitor.twin().call('POST', TWO_STEP_CALLS.offerPasskey.path)).json();
      return { name: 'Laptop', [PASSKEY_FIELD]: createSoftwarePasskey().create(options) };
    },
    {
      required: ['name', PASSKEY_FIELD],
      texts: ['name', PASSKEY_FIELD],
      wrong: { name: ['', '   ', 'x'.repeat(61)], [PASSKEY_FIELD]: NO_ANSWERS },
    },
  ),
  signedCase(
    TWO_STEP_CALLS.removePasskey,
    async ({ id }, { open, visitor }) => {
      await addPasskey(visitor.twin(), createSoftwarePasskey());
      return open.db.selectFrom('account_passkey').select('id').where('account_id', '=', id).executeTakeFirstOrThrow();
    },
    { required: ['id'], texts: ['id'], wrong: { id: ['', 'x', 7, null, [], {}] } },
  ),
  openCase(
    SECOND_STEP_CALLS.checkCode,
    async (world) => {
      const { secret } = await halfway(world, setUpApp);
      return { [CODE_FIELD]: codeOf(secret) };
    },
    { required: [CODE_FIELD], texts: [CODE_FIELD], wrong: { [CODE_FIELD]: ['', '   ', 'x'.repeat(41)] } },
  ),
  openCase(
    SECOND_STEP_CALLS.setUpTwoStep,
    async (world) => {
      const { db } = world.open;
      const { email, siteId } = await seedNew(world);
      await db.insertInto('two_step_role').values({ site_id: siteId, role: WEBSITE_ROLE.admin }).execute();
      await signIn(world.visitor, email);
      // The other cases sign in without it.
      await db.deleteFrom('two_step_role').execute();
      return { [CODE_FIELD]: codeOf(secretOn((await world.visitor.get(ADMIN_PATH.secondStep)).body)) };
    },
    { required: [CODE_FIELD], texts: [CODE_FIELD], wrong: { [CODE_FIELD]: ['', '   ', 'x'.repeat(41)] } },
  ),
  openCase(SECOND_STEP_CALLS.askForPasskey, async () => undefined),
  openCase(
    SECOND_STEP_CALLS.usePasskey,
    async (world) => {
      const passkey = createSoftwarePasskey();
      await halfway(world, (browser) => addPasskey(browser, passkey));
      const { options } = (await world.visitor.call('POST', SECOND_STEP_CALLS.askForPasskey.path)).json();
      return { [PASSKEY_FIELD]: passkey.get(options) };
    },
    {
      required: [PASSKEY_FIELD],
      texts: [PASSKEY_FIELD],
      wrong: { [PASSKEY_FIELD]: NO_ANSWERS, at: ['', 'elsewhere', 7], return: [7, [], {}, 'x'.repeat(4001)] },
    },
  ),
];
