import { SIGN_IN_CALLS, type LoginReply } from 'shared-types/config/sign-in';
import type { z } from 'zod';
import { registerAction, type ActionContext, type ActionOutcome } from '../../http/action';
import { renewCrumb } from '../../http/crumb';
import type { Route, Services } from '../../http/services';
import { sessionTokenOf } from '../../site/session/account-of-request';
import { rememberSession, sessionFact } from '../../site/session/session-cookie';
import { openSession } from '../../site/session/session.store';
import { findAccount, type KnownAccount } from './account.store';
import { leadsTo } from './leads-to';
import { loginSchema } from './login.schema';
import { isPasswordRight } from './password';
import { refuseForNow } from './refuse-for-now';
import { countAttempt, forgetAttempts, type SignInAttempt } from './sign-in-limit';
import { SIGN_IN_SENTENCES } from './sign-in.sentences';

/**
 * `login`: signs an account in on this site, with a new token in place of the one the browser had. Whatever is wrong is
 * told with one sentence and after the same time, so that nobody learns which addresses have an account.
 *
 * @implements ROLE-02 ROLE-05
 */
export const loginRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...SIGN_IN_CALLS.login,
    url: SIGN_IN_CALLS.login.path,
    input: loginSchema,
    run: (input, context) => signIn(services, input, context),
  });
};

async function signIn(
  { db }: Services,
  { email, password, return: wanted }: z.output<ReturnType<typeof loginSchema>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, language, request, reply } = context;
  const attempt = { siteId: site.id, origin: request.ip, email };
  const waitMs = await countAttempt(db, attempt);
  const { limited } = SIGN_IN_SENTENCES[language];
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'config/sign-in-limited', sentence: limited });
  const account = await recognize(db, { ...attempt, password });
  const token = account && (await openSession(db, { siteId: site.id, account, replaces: sessionTokenOf(request) }));
  if (token === undefined) return { kind: 'refused', code: 'config/sign-in-wrong' };
  await forgetAttempts(db, attempt);
  rememberSession(reply, token);
  renewCrumb(reply);
  const location = leadsTo(wanted);
  const body: LoginReply = { facts: { 'site/session': sessionFact(true) }, location };
  return { kind: 'done', body, goTo: location };
}

/** The account whose password it is; finding that there is none takes as long. */
async function recognize(
  db: Services['db'],
  { siteId, email, password }: Pick<SignInAttempt, 'siteId' | 'email'> & { readonly password: string },
): Promise<KnownAccount | undefined> {
  const account = await findAccount(db, { siteId, email });
  return (await isPasswordRight(password, account?.passwordHash)) ? account : undefined;
}
