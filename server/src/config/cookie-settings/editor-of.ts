import type { ActionContext, ActionOutcome } from '../../http/action';
import type { Database } from '../../schema/database';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { COOKIE_SETTINGS_SENTENCES } from './cookie-settings.sentences';

/** Who may change the settings, or how everybody else is refused. */
export type Editor =
  | { readonly account: SignedInAccount; readonly refusal?: undefined }
  | { readonly account?: undefined; readonly refusal: ActionOutcome };

/** Who asks to change the settings. A sign-in that has ended meanwhile is told apart from roles that do not suffice. */
export async function editorOf(db: Database, { request, language }: ActionContext): Promise<Editor> {
  const account = await accountOf(db, request);
  if (!account) {
    const { signedOut: sentence } = COOKIE_SETTINGS_SENTENCES[language];
    return { refusal: { kind: 'refused', code: 'site/login-required', sentence } };
  }
  if (!mayDo(account.roles, 'cookies.edit')) return { refusal: { kind: 'refused', code: 'site/not-allowed' } };
  return { account };
}
