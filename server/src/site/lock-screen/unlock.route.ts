import { LOCK_SCREEN_CALLS, PAGE_PASSWORD_LONGEST, type UnlockPageReply } from 'shared-types/site/page/lock-screen';
import { z } from 'zod';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import { SIGN_IN_MESSAGES } from '../session/sign-in.messages';
import { registerAction, type ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import { sameSitePath } from '../../platform/http/same-site-path';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../services';
import type { Language } from '../../platform/language';
import { checkSignIn, refusedSignIn } from '../session/check-sign-in';
import { rememberUnlocked } from './unlocked';

const CODES = { wrong: 'site/page-password-wrong', limited: 'site/member-sign-in-limited' } as const;

function input(language: Language) {
  const { password: error } = SIGN_IN_MESSAGES[language];
  return z.object({
    password: z.string({ error }).min(1, { error }).max(PAGE_PASSWORD_LONGEST, { error }),
    return: sentAddress.describe('Path of the page, with what may follow it.'),
  });
}

/**
 * `unlock`: opens a password-protected page to this browser.
 *
 * @implements SRV-34
 */
export const unlockRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...LOCK_SCREEN_CALLS.unlock,
    input,
    run: (wanted, context) => unlock(services, wanted, context),
  });
};

async function unlock(
  { db }: Services,
  wanted: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, reply } = context;
  const location = sameSitePath(wanted.return) ?? '/';
  const page = site.pageAt(new URL(location, 'http://same.site').pathname)?.page;
  const body: UnlockPageReply = { location };
  if (page?.lock?.by !== 'password') return { kind: 'done', body, goTo: location };
  const { passwordHash } = page.lock;
  const attempt = { realm: 'site/lock-screen', siteId: site.id, origin: senderOf(request), email: page.id };
  const checked = await checkSignIn(db, {
    attempt,
    password: wanted.password,
    find: async () => ({ passwordHash }),
    isShared: true,
  });
  if (checked === 'wrong' || 'waitMs' in checked) return refusedSignIn(checked, CODES, context);
  rememberUnlocked(reply, page, passwordHash);
  return { kind: 'done', body, goTo: location };
}
