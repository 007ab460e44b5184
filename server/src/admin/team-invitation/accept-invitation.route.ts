import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TEAM_INVITATION_CALLS, type AcceptInvitationReply } from 'shared-types/admin/people/team-invitation';
import type { WebsiteRoleNumber } from 'shared-types/site/people/website-role';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import { hashPassword } from '../../site/password/password';
import { weaknessOf } from '../../site/password/password-weakness';
import { NEW_PASSWORD_MESSAGES } from '../../site/password-reset/new-password.messages';
import { newPasswordSchema } from '../../site/password-reset/reset-password.schema';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { memberNameSchema } from '../members/invite-member.schema';
import { MEMBERS_MESSAGES } from '../members/members.messages';
import { continueSignIn } from '../second-step/continue-sign-in';
import { insertAccount } from '../sign-in/account.store';
import { noteTeamChange } from '../team/team-change.store';
import { INVITATION_GONE } from '../team/team-done';
import { acceptInvitation, findInvitation, type InvitationToken } from '../team/team-invitation.store';

/** No token is longer. */
const LONGEST_TOKEN = 200;

const input = (language: Language) =>
  z.object({
    token: z.string().max(LONGEST_TOKEN).describe("The token of the email's link; it works once."),
    displayName: memberNameSchema(language).optional().describe('Name of a new account.'),
    password: newPasswordSchema(language).optional().describe('Password of a new account.'),
  });
type Sent = z.output<ReturnType<typeof input>>;
type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/**
 * `acceptInvitation`: joins a team with a new account, which is signed in; or with the account of the address, which then
 * signs in with its own password.
 * @implements ROLE-04 ROLE-05
 */
export const acceptInvitationRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...TEAM_INVITATION_CALLS.acceptInvitation,
    input,
    run: (sent, context) => accept(services, sent, context),
  });
};

/** True if an account of this server has the address. */
export async function isKnownAccount(db: Database, email: string): Promise<boolean> {
  return (await accountOfAddress(db, email).executeTakeFirst()) !== undefined;
}

function accountOfAddress(db: Database, email: string) {
  return db.selectFrom('account').select(['id', 'display_name as displayName']).where('email', '=', email);
}

async function accept(services: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { db } = services;
  const link = { siteId: context.site.id, token: sent.token };
  const invitation = await findInvitation(db, link);
  if (invitation?.status !== 'open') return INVITATION_GONE;
  const joining = { link, invitation };
  if (!(await isKnownAccount(db, invitation.email))) return joinAsNew(services, { sent, ...joining }, context);
  const isJoined = await db.transaction().execute(async (trx) => {
    if (!(await acceptInvitation(trx, link))) return false;
    await giveRole(trx, joining);
    return true;
  });
  return isJoined ? toSignIn() : INVITATION_GONE;
}

/** The account of the address has to prove itself as at any sign-in. */
function toSignIn(): ActionOutcome {
  const location = ADMIN_PATH.signIn;
  return { kind: 'done', body: { location } satisfies AcceptInvitationReply, goTo: location };
}

interface Joining {
  readonly link: InvitationToken;
  readonly invitation: OpenInvitation;
}

/** Gives the account of the invited address its role. */
async function giveRole(trx: Database, { link: { siteId }, invitation }: Joining): Promise<void> {
  const role = invitation.role as WebsiteRoleNumber;
  const by = await accountOfAddress(trx, invitation.email).executeTakeFirstOrThrow();
  await trx
    .insertInto('website_role')
    .values({ site_id: siteId, account_id: by.id, role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteTeamChange(trx, { siteId, by, act: 'joined', subject: by.displayName, role });
}

async function joinAsNew(
  services: Services,
  { sent: { displayName, password }, link, invitation }: Joining & { readonly sent: Sent },
  context: ActionContext,
): Promise<ActionOutcome> {
  const { email } = invitation;
  const errors = await errorsOf({ displayName, password, email }, context);
  if (displayName === undefined || password === undefined || errors)
    return { kind: 'refused', code: 'site/invalid-input', ...(errors && { errors }) };
  const passwordHash = await hashPassword(password);
  const joined = await services.db.transaction().execute(async (trx) => {
    if (!(await acceptInvitation(trx, link))) return undefined;
    const id = await insertAccount(trx, { email, displayName, passwordHash, roles: [] });
    await giveRole(trx, { link, invitation });
    return { id };
  });
  if (!joined) return INVITATION_GONE;
  const { id } = joined;
  // The address has got an account meanwhile, which has a password of its own.
  if (id === undefined) return toSignIn();
  const signedIn = { who: { id, passwordHash }, location: ADMIN_PATH.home };
  return (await continueSignIn(services, context, signedIn)) ?? toSignIn();
}

interface ChosenAccount {
  readonly displayName: string | undefined;
  readonly password: string | undefined;
  readonly email: string;
}

/** What is wrong with a new account, by field; undefined if nothing is. */
async function errorsOf(
  { displayName, password, email }: ChosenAccount,
  { language }: ActionContext,
): Promise<Record<string, string> | undefined> {
  const messages = NEW_PASSWORD_MESSAGES[language];
  const weakness =
    password === undefined ? undefined : await weaknessOf(password, { email, displayName: displayName ?? '' });
  const errors = {
    ...(displayName === undefined && { displayName: MEMBERS_MESSAGES[language].name }),
    ...(password === undefined && { password: messages.short }),
    ...(weakness && { password: messages[weakness] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}
