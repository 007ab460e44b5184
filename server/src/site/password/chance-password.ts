import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 12;

/** A random password that is easy to type. */
export function chancePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
