import type { ActionContext, ActionOutcome } from '../http/action';
import type { Database } from '../schema/database';
import { accountOf } from '../site/session/account-of-request';
import { mayDo, type Capability } from '../site/session/capabilities';
import type { SignedInAccount } from '../site/session/signed-in-account';

/** Who may do something, or how everybody else is refused. */
export type AllowedAccount =
  | { readonly account: SignedInAccount; readonly refusal?: undefined }
  | { readonly account?: undefined; readonly refusal: ActionOutcome };

/** What an account must be allowed to do, and what is said where nobody is signed in. */
export interface Needed {
  readonly capability: Capability;
  readonly signedOut: string;
}

/** Who asks to change something. A sign-in that has ended meanwhile is told apart from roles that do not suffice. */
export async function allowedAccount(
  db: Database,
  { request }: Pick<ActionContext, 'request'>,
  { capability, signedOut }: Needed,
): Promise<AllowedAccount> {
  const account = await accountOf(db, request);
  if (!account) return { refusal: { kind: 'refused', code: 'site/login-required', sentence: signedOut } };
  if (!mayDo(account.roles, capability)) return { refusal: { kind: 'refused', code: 'site/not-allowed' } };
  return { account };
}
