import { CONFIRMED_AT_FIELD } from 'shared-types/admin/people/account';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { PASSKEY_FIELD, TWO_STEP_LONGEST } from 'shared-types/admin/people/two-step';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { Database } from '../../platform/schema/database';
import { leadsTo } from '../../site/page/find/leads-to';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { accountOf } from '../../site/session/account-of-request';
import { noteConfirmed } from '../../site/session/session-rows';
import { confirmedAtSchema, identityConfirmed } from '../account/identity-confirmed';
import { registerAdminAction } from '../admin-action';
import { passkeyHost, readAnswer, verifyRequest } from '../two-step/passkey-ceremony';
import { takeChallenge } from '../two-step/passkey-challenge.store';
import { findPasskey, noteUse } from '../two-step/passkey.store';
import { expectedAccountId } from './expected-account';
import { openAccountSession } from './open-account-session';
import { pendingOf } from './pending-of-request';
import { endPending } from './pending-sign-in.store';

const input = z.object({
  [PASSKEY_FIELD]: z.string().max(TWO_STEP_LONGEST.passkey).describe('Answer of the passkey, as JSON.'),
  [CONFIRMED_AT_FIELD]: confirmedAtSchema,
  return: sentAddress.optional().describe('Path of this site to open next; the admin area if it is absent.'),
});

const WRONG = { kind: 'refused', code: 'admin/passkey-wrong' } as const;

/**
 * `usePasskey`: signs an account in by a passkey, which is both steps in one; or confirms who is there, if it is signed in.
 * @implements ROLE-05
 */
export const usePasskeyRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'everyone',
    ...SECOND_STEP_CALLS.usePasskey,
    input,
    run: (sent, context) => signInOrConfirm(services, sent, context),
  });
};

async function signInOrConfirm(
  services: Services,
  { [PASSKEY_FIELD]: json, [CONFIRMED_AT_FIELD]: at, return: wanted = ADMIN_PATH.home }: z.output<typeof input>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { db } = services;
  const accountId = await provenAccountId(db, json, context);
  if (accountId === undefined) return WRONG;
  const account = await accountOf(db, context.request);
  if (account) {
    await noteConfirmed(db, account.sessionId);
    return identityConfirmed(context, at);
  }
  const who = await findTeammate(db, { siteId: context.site.id, accountId });
  if (!who) return WRONG;
  const pending = await pendingOf(db, context.request);
  if (pending) await endPending(db, pending.sent);
  const location = pending?.leadsTo ?? leadsTo(wanted);
  return (await openAccountSession(services, context, { who, location })) ?? WRONG;
}

/** The account whose passkey has answered; undefined if the answer is not right. */
async function provenAccountId(
  db: Database,
  json: string,
  { site, request }: ActionContext,
): Promise<string | undefined> {
  const answer = readAnswer(json);
  if (!answer) return undefined;
  const { challenge, credentialId } = answer;
  const expected = await expectedAccountId(db, request);
  if (!(await takeChallenge(db, { challenge, siteId: site.id, accountId: expected }))) return undefined;
  const passkey = await findPasskey(db, { host: passkeyHost(request), credentialId });
  if (!passkey || passkey.accountId !== (expected ?? answer.accountId)) return undefined;
  const counter = await verifyRequest(request, answer, passkey);
  if (counter === undefined) return undefined;
  await noteUse(db, passkey.id, counter);
  return passkey.accountId;
}

/** Somebody with a role on the site. */
async function findTeammate(
  db: Database,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
) {
  return db
    .selectFrom('account')
    .innerJoin('website_role', 'website_role.account_id', 'account.id')
    .select(['account.id', 'account.password_hash as passwordHash'])
    .where('account.id', '=', accountId)
    .where('website_role.site_id', '=', siteId)
    .executeTakeFirst();
}
