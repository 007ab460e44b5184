import type { AuthenticatorSetup } from 'shared-types/admin/people/account';
import { qrCode } from './qr-code';
import { totpAddress, type AuthenticatorName } from './totp';

const GROUP = /.{1,4}/g;

/** What an authenticator app is given: a QR code, or the secret to type. */
export function authenticatorSetup(secret: string, name: AuthenticatorName): AuthenticatorSetup {
  return { qr: qrCode(totpAddress(secret, name)), secret: (secret.match(GROUP) ?? []).join(' ') };
}
