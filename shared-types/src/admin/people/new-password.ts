import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
export type { ResetPassword } from '../../requests/admin.generated';

/** Calls of the page that a letter leads to. The path is in the specification's manner. */
export const NEW_PASSWORD_CALLS = {
  resetPassword: { method: 'POST', path: '/api/auth/ResetPassword' },
} as const;

/** Reply to `resetPassword`: every session of the account has ended, and so has the browser's own. */
export interface ResetPasswordReply extends FormReply {
  readonly states: { readonly 'site/session': SessionState };
  /** The sign-in page. */
  readonly location: string;
}

/** Characters of a new password. A sign-in looks at no more. */
export const NEW_PASSWORD_LENGTH = { min: 12, max: 1000 } as const;

/** The name of the token in the link of a letter, and in the form it leads to. */
export const RESET_TOKEN_PARAMETER = 'token';

/** Answer to the loader `admin/new-password/link`. */
export interface NewPasswordView {
  /** The link's token; null where it opens nothing: used, too old, made up, or another site's. */
  readonly token: string | null;
  /** True where nobody has chosen this password before: the link is an invitation's. */
  readonly isFirst?: boolean;
}
