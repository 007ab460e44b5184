import { Secret, TOTP } from 'otpauth';

/** What every authenticator app supports (RFC 6238). */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** A code of the step before or after counts too, since clocks differ and typing takes time. */
const WINDOW = 1;
const CODE = /^\d{6}$/;

/** A new random secret, in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export interface AuthenticatorName {
  /** Name of the site. */
  readonly issuer: string;
  /** Address of the account. */
  readonly label: string;
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, { issuer, label }: AuthenticatorName): string {
  return new TOTP({ ...PARAMETERS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Number of the time step whose code this is; undefined for a wrong code. Spaces in it do not matter. */
export function totpStep(secret: string, sent: string, at = Date.now()): number | undefined {
  const token = sent.replaceAll(' ', '');
  if (!CODE.test(token)) return undefined;
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, window: WINDOW, timestamp: at });
  return delta === null ? undefined : totp.counter({ timestamp: at }) + delta;
}
