import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh cart token: who has it has the cart. */
export function createCartToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored in a token's place, so that nobody who reads the database can use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
