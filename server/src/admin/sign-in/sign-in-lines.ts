import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { SampleSignIn } from './make-sample-accounts';

/** What the person who started the server is told of the sample accounts, a line each. */
export function signInLines(accounts: readonly SampleSignIn[]): string[] {
  const rolesOf = ({ roles }: SampleSignIn) =>
    Object.entries(roles)
      .map(([identifier, role]) => `${role} of ${identifier}`)
      .join(', ');
  const people = accounts.map((one) => ({ ...one, is: rolesOf(one) }));
  return personLines(`Sample accounts sign in at ${ADMIN_PATH.home} of their site:`, people);
}

/** Somebody who can sign in. */
interface Person {
  readonly email: string;
  readonly password: string;
  /** What it is, and where. */
  readonly is: string;
}

/** People with their passwords under a heading; nothing where there are none. */
export function personLines(heading: string, people: readonly Person[]): string[] {
  if (people.length === 0) return [];
  const width = Math.max(...people.map(({ email }) => email.length));
  return [heading, ...people.map(({ email, password, is }) => `  ${email.padEnd(width)}  ${password}  ${is}`)];
}
