import type { ActionContext } from '../http/action';
import type { ActionOutcome } from '../http/action-outcome';
import type { InLanguages } from '../language';
import type { Database } from '../schema/database';
import type { Capability } from '../site/session/capabilities';
import { readerOf } from '../site/session/reader-of';
import type { SignedInAccount } from '../site/session/signed-in-account';

/** What is said to who was signed out while typing. */
export const SIGNED_OUT_MESSAGES: InLanguages<string> = {
  en: 'You are signed out. What you typed is still here.',
  pl: 'Sesja wygasła. Wpisane zmiany nadal tu są.',
};

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
