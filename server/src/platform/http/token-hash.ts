import { hash } from 'node:crypto';

/** What is stored in a token's place, so that nobody who reads the database can use it. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
