import { isPasswordRight } from './password';
import { refuseForNow } from './refuse-for-now';
import { countAttempt, forgetAttempts, type SignInAttempt } from './sign-in-limit';
import { SIGN_IN_SENTENCES } from './sign-in.sentences';
import type { ErrorCode } from '../../errors';
import type { ActionContext } from '../../http/action';
import type { ActionOutcome } from '../../http/action-outcome';
import type { Database } from '../../schema/database';

/** Somebody who wants to be let in, with what the password is compared with. */
interface SignInCheck<T> {
  readonly attempt: SignInAttempt;
  readonly password: string;
  /** Who it is said to be; `undefined` where there is nobody of that name. */
  readonly find: () => Promise<T | undefined>;
}

/** Who has been let in; or that too many have tried, or that something was wrong. */
export type CheckedSignIn<T> = { readonly who: T } | { readonly waitMs: number } | 'wrong';

/**
 * Counts an attempt and compares the password. Whatever is wrong takes the same time, so that nobody learns whom there is;
 * who is right takes back what was counted against the name.
 */
export async function checkSignIn<T extends { readonly passwordHash: string }>(
  db: Database,
  { attempt, password, find }: SignInCheck<T>,
): Promise<CheckedSignIn<T>> {
  const waitMs = await countAttempt(db, attempt);
  if (waitMs !== undefined) return { waitMs };
  const who = await find();
  const isRight = await isPasswordRight(password, who?.passwordHash);
  if (!who || !isRight) return 'wrong';
  await forgetAttempts(db, attempt);
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
  const { limited: sentence } = SIGN_IN_SENTENCES[context.language];
  return refuseForNow(checked.waitMs, context, { code: limited, sentence });
}
