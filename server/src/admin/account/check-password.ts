import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { z } from 'zod';
import { senderOf } from '../../platform/http/sender-of';
import type { Language } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { checkSignIn, refusedSignIn } from '../../site/session/check-sign-in';
import { ACCOUNT_REALM } from '../../site/session/sign-in-limit';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { findAccount, type KnownAccount } from '../sign-in/account.store';
import { ACCOUNT_MESSAGES } from './account.messages';

const CODES = { wrong: 'admin/password-wrong', limited: 'admin/sign-in-limited' } as const;

/** The current password of the account. */
export function currentPasswordSchema(language: Language) {
  const { password: error } = ACCOUNT_MESSAGES[language];
  return z
    .string({ error })
    .min(1, { error })
    .max(SIGN_IN_LONGEST.password, { error })
    .describe('Current password of the account.');
}

export type CheckedPassword =
  | { readonly who: KnownAccount; readonly refusal?: undefined }
  | { readonly who?: undefined; readonly refusal: ActionOutcome };

/** Checks the password of a signed-in account; attempts count as those to sign in. */
export async function checkPassword(
  db: Database,
  context: ActionContext,
  { account: { email }, password }: { readonly account: SignedInAccount; readonly password: string },
): Promise<CheckedPassword> {
  const { site, request, language } = context;
  const attempt = { realm: ACCOUNT_REALM, siteId: site.id, origin: senderOf(request), email };
  const checked = await checkSignIn(db, { attempt, password, find: () => findAccount(db, attempt) });
  if (checked === 'wrong') {
    const { passwordWrong: currentPassword } = ACCOUNT_MESSAGES[language];
    return { refusal: { kind: 'refused', code: CODES.wrong, errors: { currentPassword } } };
  }
  return 'waitMs' in checked ? { refusal: refusedSignIn(checked, CODES, context) } : checked;
}
