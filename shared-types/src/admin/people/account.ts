import type { FormReply } from '../../failure';
import type { PasskeyEntry } from './two-step';
export type { ChangePassword, ConfirmIdentity, RequestEmailChange, SaveName } from '../../requests/admin.generated';

/** Open to every role, for the account itself. */
export const ACCOUNT_CALLS = {
  saveName: { method: 'POST', path: '/api/config/account/name' },
  /** Emails a link to the new address, and a notice to the present one. */
  requestEmailChange: { method: 'POST', path: '/api/config/account/email' },
  /** Sets a password if the present one is right; all other sessions of the account end. */
  changePassword: { method: 'POST', path: '/api/config/account/password' },
  /** Checks the password once more, for changes that need a recent sign-in. */
  confirmIdentity: { method: 'POST', path: '/api/config/account/confirmation' },
} as const;

/** Pages that ask for a confirmation, and are shown again after it. */
export const CONFIRMED_AT = ['account', 'team'] as const;
/** Field of a confirmation with the page that asked. */
export const CONFIRMED_AT_FIELD = 'at';
export type ConfirmedAt = (typeof CONFIRMED_AT)[number];

export const ACCOUNT_DONE_PARAMETER = 'done';

export type AccountDone =
  | 'nameSaved'
  | 'emailRequested'
  | 'emailChanged'
  | 'passwordChanged'
  | 'confirmed'
  | 'authenticatorOn'
  | 'authenticatorOff'
  | 'authenticatorBegun'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'codesRenewed';

/** A QR code: one unit per module, and the dark modules as the path of an SVG. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** An authenticator app that has not confirmed its first code. */
export interface AuthenticatorSetup {
  readonly qr: QrCode;
  /** The same secret to type, in base32, in groups of four. */
  readonly secret: string;
}

/** Data of the loader `admin/account/details`. */
export interface OwnAccountView {
  readonly displayName: string;
  readonly email: string;
  /** New address that has not been confirmed yet. */
  readonly newEmail?: string;
  /** True within ten minutes of a sign-in or confirmation: sensitive changes are possible. */
  readonly isConfirmed: boolean;
  /** `lost`: its secret was encrypted with a former key of the server, so its codes are refused. */
  readonly authenticator: 'off' | 'on' | 'lost' | AuthenticatorSetup;
  /** The latest first. */
  readonly passkeys: readonly PasskeyEntry[];
  /** Recovery codes that were not used; absent without two-step sign-in. */
  readonly codesLeft?: number;
  /** A new set of recovery codes; only the first time the page is opened after it was made. */
  readonly newCodes?: readonly string[];
  /** True if a site demands two-step sign-in of this account. */
  readonly mustUseTwoStep: boolean;
  /** Open sessions at this site. */
  readonly sessions: number;
  readonly done?: AccountDone;
}

/** Response to the calls of an account. */
export interface AccountReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
