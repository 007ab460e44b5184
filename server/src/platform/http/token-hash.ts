import { hash } from 'node:crypto';

/** The hash stored in place of a token, so that readers of the database cannot use it. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
