import type { ActionContext } from '../request/action';
import type { ActionOutcome } from '../request/action-outcome';
import type { Database } from '../../platform/schema/database';
import type { Capability } from './capabilities';
import { readerOf } from './reader-of';
import type { SignedInAccount } from './signed-in-account';
import { SIGNED_OUT_MESSAGES } from './signed-out.messages';

/** Who may change something, or how everybody else is refused. */
export type Editor =
  | { readonly account: SignedInAccount; readonly refusal?: undefined }
  | { readonly account?: undefined; readonly refusal: Extract<ActionOutcome, { readonly kind: 'refused' }> };

/** Who asks to change something. A sign-in that has ended meanwhile is told apart from roles that do not suffice. */
export async function editorOf(
  db: Database,
  { request, language }: ActionContext,
  capability: Capability,
): Promise<Editor> {
  const { account, refusal: code } = await readerOf(db, request, capability);
  if (account) return { account };
  const message = code === 'site/login-required' ? { message: SIGNED_OUT_MESSAGES[language] } : {};
  return { refusal: { kind: 'refused', code, ...message } };
}
