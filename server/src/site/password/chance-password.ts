import { randomBytes } from 'node:crypto';

const PASSWORD_BYTES = 12;

/** A password of chance, which can be typed. */
export function chancePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
