import type { FormReply } from '../../failure';
export type { ConfirmEmail } from '../../requests/admin.generated';

/** For the signed-in account that has the link of an email. */
export const NEW_EMAIL_CALLS = {
  /** Sets the address to which the link was sent. */
  confirmEmail: { method: 'POST', path: '/api/config/new-email' },
} as const;

/** Response to `confirmEmail`. */
export interface ConfirmEmailReply extends FormReply {
  readonly message: string;
  readonly location: string;
}

/** Data of the loader `admin/new-email/link`. */
export interface NewEmailView {
  /** The link's token and new address; null if it is invalid: used, expired, made up, replaced, or another account's. */
  readonly change: { readonly token: string; readonly email: string } | null;
}
