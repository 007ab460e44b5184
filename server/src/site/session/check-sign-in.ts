import { isPasswordRight } from '../password/password';
import { refuseForNow } from './refuse-for-now';
import { countAttempt, forgetAttempts, takeBackAttempt, type SignInAttempt } from './sign-in-limit';
import { SIGN_IN_MESSAGES } from './sign-in.messages';
import type { ErrorCode } from '../../platform/errors';
import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import type { Database } from '../../platform/schema/database';

/** Somebody who wants to be let in, with what the password is compared with. */
interface SignInCheck<T> {
  readonly attempt: SignInAttempt;
  readonly password: string;
  /** Who it is said to be; `undefined` where there is nobody of that name. */
  readonly find: () => Promise<T | undefined>;
  /** True where many know one password: a right one counts nowhere, and says nothing of who told the wrong ones before it. */
  readonly isShared?: boolean;
}

/** Who has been let in; or that too many have tried, or that something was wrong. */
export type CheckedSignIn<T> = { readonly who: T } | { readonly waitMs: number } | 'wrong';

/**
 * Counts an attempt and compares the password. Whatever is wrong takes the same time, so that nobody learns whom there is;
 * who is right takes back what was counted against the name, or at a shared password this attempt alone.
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

/** The codes of a sign-in that is refused. */
interface RefusalCodes {
  readonly wrong: ErrorCode;
  readonly limited: ErrorCode;
}

/** What a sign-in is told that was refused; one that comes too often learns how many minutes to wait. */
export function refusedSignIn(
  checked: Exclude<CheckedSignIn<unknown>, { who: unknown }>,
  { wrong, limited }: RefusalCodes,
  context: ActionContext,
): ActionOutcome {
  if (checked === 'wrong') return { kind: 'refused', code: wrong };
  const { limited: message } = SIGN_IN_MESSAGES[context.language];
  return refuseForNow(checked.waitMs, context, { code: limited, message });
}
