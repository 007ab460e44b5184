import type { FormReply } from '../../failure';
import type { SessionState } from '../../site/people/session';
import type { AuthenticatorSetup } from './account';
export type { CheckCode, SetUpTwoStep, UsePasskey } from '../../requests/admin.generated';

/** For everybody: a sign-in whose password was right, or one by passkey alone. */
export const SECOND_STEP_CALLS = {
  /** Finishes a sign-in with a code of the authenticator app, or a recovery code. */
  checkCode: { method: 'POST', path: '/api/auth/SecondStep' },
  /** Turns the authenticator app on with its first code, and finishes the sign-in. */
  setUpTwoStep: { method: 'POST', path: '/api/auth/SetUpTwoStep' },
  /** Options of `navigator.credentials.get`, as JSON. */
  askForPasskey: { method: 'POST', path: '/api/auth/PasskeyOptions' },
  /** Signs an account in by its passkey, without a password; for a signed-in account it confirms who is there. */
  usePasskey: { method: 'POST', path: '/api/auth/Passkey' },
} as const;

/** Response to `login` and the calls that finish a sign-in; without `states` there is another step at `location`. */
export interface SecondStepReply extends FormReply {
  readonly states?: { readonly 'site/session': SessionState };
  readonly location: string;
}

/** Data of the loader `admin/second-step/form`: what the sign-in waits for. */
export type SecondStepView =
  /** There is no such sign-in, or it has taken too long. */
  | { readonly waitsFor: 'password' }
  | {
      readonly waitsFor: 'code';
      /** `lost`: its codes are refused, since the server's key was changed. */
      readonly authenticator: 'on' | 'off' | 'lost';
      /** Hosts at which the account's passkeys work. */
      readonly passkeyHosts: readonly string[];
    }
  /** The site demands two-step sign-in, and the account has none yet. */
  | { readonly waitsFor: 'setup'; readonly setup: AuthenticatorSetup; readonly email: string };
