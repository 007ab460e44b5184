import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
export type { ResetPassword } from '../../requests/admin.generated';

/** The path follows the specification's style. */
export const NEW_PASSWORD_CALLS = {
  resetPassword: { method: 'POST', path: '/api/auth/ResetPassword' },
} as const;

/** Response to `resetPassword`; all sessions of the account have ended. */
export interface ResetPasswordReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Length of a new password, in characters; sign-in ignores any more. */
export const NEW_PASSWORD_LENGTH = { min: 12, max: 1000 } as const;

/** Parameter of the emailed link, and field of the form. */
export const RESET_TOKEN_PARAMETER = 'token';

/** Data of the loader `admin/new-password/link`. */
export interface NewPasswordView {
  /** The link's token; null if it is invalid: used, expired, made up, or of another site. */
  readonly token: string | null;
  /** True if the link is an invitation. */
  readonly isFirst?: boolean;
}
