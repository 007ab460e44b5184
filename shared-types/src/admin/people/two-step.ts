export type { AddPasskey, ConfirmAuthenticator, RemovePasskey } from '../../requests/admin.generated';

/** Open to every role, for the account itself. All need a recent sign-in. */
export const TWO_STEP_CALLS = {
  /** Makes the secret of an authenticator app; it is not in use before its first code. */
  beginAuthenticator: { method: 'POST', path: '/api/config/two-step/authenticator' },
  /** Turns the authenticator app on with its first code. */
  confirmAuthenticator: { method: 'POST', path: '/api/config/two-step/authenticator/confirmation' },
  removeAuthenticator: { method: 'POST', path: '/api/config/two-step/authenticator/removal' },
  /** Makes ten recovery codes; former ones become invalid. */
  renewRecoveryCodes: { method: 'POST', path: '/api/config/two-step/recovery-codes' },
  /** Options of `navigator.credentials.create`, as JSON. */
  offerPasskey: { method: 'POST', path: '/api/config/two-step/passkey/offer' },
  addPasskey: { method: 'POST', path: '/api/config/two-step/passkey' },
  removePasskey: { method: 'POST', path: '/api/config/two-step/passkey/removal' },
} as const;

/** Maximum lengths, in characters; longer ones are rejected unread. */
export const TWO_STEP_LONGEST = { code: 40, passkeyName: 60, passkey: 20_000 } as const;

/** Field of a form with what a passkey has answered, as JSON. */
export const PASSKEY_FIELD = 'passkey';
/** Field of a form with a code of an authenticator app, or a recovery code. Refused forms come back without it. */
export const CODE_FIELD = 'oneTimeCode';

export interface PasskeyEntry {
  readonly id: string;
  readonly name: string;
  /** The only host at which it works. */
  readonly host: string;
  /** ISO 8601, and formatted. */
  readonly addedAt: string;
  readonly addedText: string;
  /** Absent before the first use. */
  readonly usedAt?: string;
  readonly usedText?: string;
}

/** Response with the options of a passkey: JSON of the Web Authentication API, which the browser reads. */
export interface PasskeyOptionsReply {
  readonly options: object;
}
