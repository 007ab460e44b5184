import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResetPasswordReply } from 'shared-types/admin/people/new-password';
import type { SessionState } from 'shared-types/site/people/session';
import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import { renewCrumb } from '../../platform/http/cookie/crumb';
import { senderOf } from '../../platform/http/sender-of';
import { rememberSentForm } from '../../platform/http/sent/sent-form';
import type { Services } from '../services';
import { thanksPagePath } from '../../platform/http/thanks-path';
import type { Database } from '../../platform/schema/database';
import { onlyBlockOf } from '../own-pages/admin-pages';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import { hashPassword } from '../password/password';
import { weaknessOf, type PasswordWeakness } from '../password/password-weakness';
import { endSession, type SessionKind } from '../session/session-rows';
import { forgetAllAttempts } from '../session/sign-in-limit';
import { linkOrigin } from '../host/link-origin';
import { queuePasswordChangedEmail } from './password-changed-email';
import { NEW_PASSWORD_MESSAGES } from './new-password.messages';
import { findReset, spendReset, type FoundReset, type TokenUse } from './reset-token.store';
import type { ResetPassword } from './reset-password.schema';

/** Whose passwords are set, and where they sign in. */
export interface PasswordRealm {
  readonly kind: SessionKind;
  /** What attempts to sign in are counted by. */
  readonly attempts: string;
  /** Path of the page where another email is to be had. */
  readonly forgottenPath: (site: Site) => string;
  /** The page that says what has happened. */
  readonly signInPage: (site: Site) => SitePage;
  /** The browser's own session. */
  readonly tokenOf: (request: FastifyRequest) => string | undefined;
  /** Takes its cookie away. */
  readonly forget: (reply: FastifyReply) => void;
  /** Writes down elsewhere that the password was reset, in the transaction that does so. */
  readonly note?: (trx: Database, owner: FoundReset) => Promise<void>;
  /** Who is signed in from then on. */
  readonly session: (db: Database, request: FastifyRequest) => Promise<SessionState>;
}

/** What was sent, and by whom. */
export interface SentPassword {
  readonly input: ResetPassword;
  readonly context: ActionContext;
}

/** Sets the password of a token's owner unless it is easy to guess, tells them by email, signs them out everywhere and this browser too. */
export async function setPassword(
  { db }: Pick<Services, 'db'>,
  realm: PasswordRealm,
  { input: { token, password }, context }: SentPassword,
): Promise<ActionOutcome> {
  const { site, request, reply } = context;
  const resetToken = { siteId: site.id, token };
  // First, so that nobody has passwords hashed for a made-up token.
  const owner = await findReset(db, realm.kind, resetToken);
  if (!owner) return LINK_GONE;
  const weakness = await weaknessOf(password, owner);
  if (weakness) return refusedPassword(weakness, context);
  const use = { ...resetToken, passwordHash: await hashPassword(password) };
  const email = await change(db, realm, { context, owner, use });
  if (email === undefined) return LINK_GONE;
  await forgetAllAttempts(db, { realm: realm.attempts, siteId: site.id, origin: senderOf(request), email });
  await signOutHere(db, realm, context);
  const location = showOnSignInPage(realm.signInPage(site), reply);
  const body: ResetPasswordReply = { states: { 'site/session': await realm.session(db, request) }, location };
  return { kind: 'done', body, goTo: location };
}

const LINK_GONE = { kind: 'refused', code: 'admin/reset-link-gone' } as const;

/** Says at the field why a password is refused. */
function refusedPassword(weakness: PasswordWeakness, { language }: ActionContext): ActionOutcome {
  const { [weakness]: password } = NEW_PASSWORD_MESSAGES[language];
  return { kind: 'refused', code: 'site/invalid-input', errors: { password } };
}

interface Change {
  readonly context: ActionContext;
  readonly owner: FoundReset;
  readonly use: TokenUse;
}

/** The password and the email that tells of it change together. */
function change(
  db: Database,
  { kind, forgottenPath, note }: PasswordRealm,
  { context: { site, request }, owner, use }: Change,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const email = await spendReset(trx, kind, use);
    if (email === undefined) return undefined;
    await note?.(trx, owner);
    const link = linkOrigin(site, request) + forgottenPath(site);
    await queuePasswordChangedEmail(trx, { site, email, link });
    return email;
  });
}

/** Ends the session of this browser too, which may be somebody else's: the sign-in page would lead past itself. */
async function signOutHere(
  db: Database,
  { kind, tokenOf, forget }: PasswordRealm,
  { site, request, reply }: ActionContext,
): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined) await endSession(db, kind, { siteId: site.id, token });
  forget(reply);
  renewCrumb(reply);
}

/** Where the sign-in page says, once, that the password has been set. */
function showOnSignInPage(page: SitePage, reply: FastifyReply): string {
  const block = onlyBlockOf(page);
  rememberSentForm(reply, block);
  return thanksPagePath(page.path, block);
}
