import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { SampleSignIn } from './make-sample-accounts';

/** What the person who started the server is told of the sample accounts, a line each. */
export function signInLines(accounts: readonly SampleSignIn[]): string[] {
  if (accounts.length === 0) return [];
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rolesOf = ({ roles }: SampleSignIn) =>
    Object.entries(roles)
      .map(([identifier, role]) => `${role} of ${identifier}`)
      .join(', ');
  const lines = accounts.map((one) => `  ${one.email.padEnd(width)}  ${one.password}  ${rolesOf(one)}`);
  return [`Sample accounts sign in at ${CONFIG_PATH.home} of their site:`, ...lines];
}
