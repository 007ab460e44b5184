import { isPasswordRight } from '../password/password';
import { refuseForNow } from './refuse-for-now';
import { countAttempt, forgetAttempts, takeBackAttempt, type SignInAttempt } from './sign-in-limit';
import { SIGN_IN_MESSAGES } from './sign-in.messages';
import type { ErrorCode } from '../../platform/errors';
import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import type { Database } from '../../platform/schema/database';

interface SignInCheck<T> {
  readonly attempt: SignInAttempt;
  readonly password: string;
  /** Undefined if there is nobody of that name. */
  readonly find: () => Promise<T | undefined>;
  /**
   * True if many people know the password: a correct attempt is not counted, and does not reset the failed ones of others.
   */
  readonly isShared?: boolean;
}

export type CheckedSignIn<T> = { readonly who: T } | { readonly waitMs: number } | 'wrong';

/**
 * Counts an attempt and compares the password. Every failure takes the same time, so that nobody learns which accounts
 * exist. Success resets the attempts of that name, or for a shared password only this attempt.
 */
export async function checkSignIn<T extends { readonly passwordHash: string }>(
  db: Database,
  { attempt, password, find, isShared = false }: SignInCheck<T>,
): Promise<CheckedSignIn<T>> {
  const waitMs = await countAttempt(db, attempt);
  if (waitMs !== undefined) return { waitMs };
  const who = await find();
  const isRight = await isPasswordRight(password, who?.passwordHash);
  if (!who || !isRight) return 'wrong';
  await (isShared ? takeBackAttempt : forgetAttempts)(db, attempt);
  return { who };
}

interface RefusalCodes {
  readonly wrong: ErrorCode;
  readonly limited: ErrorCode;
}

/** The refusal of a sign-in; after too many attempts it says how many minutes to wait. */
export function refusedSignIn(
  checked: Exclude<CheckedSignIn<unknown>, { who: unknown }>,
  { wrong, limited }: RefusalCodes,
  context: ActionContext,
): ActionOutcome {
  if (checked === 'wrong') return { kind: 'refused', code: wrong };
  const { limited: message } = SIGN_IN_MESSAGES[context.language];
  return refuseForNow(checked.waitMs, context, { code: limited, message });
}
