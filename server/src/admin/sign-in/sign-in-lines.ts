import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { personLines } from '../../site/session/person-lines';
import type { SampleSignIn } from './make-sample-accounts';

/** Lines about the sample accounts for the person who started the server. */
export function signInLines(accounts: readonly SampleSignIn[]): string[] {
  const rolesOf = ({ roles }: SampleSignIn) =>
    Object.entries(roles)
      .map(([identifier, role]) => `${role} of ${identifier}`)
      .join(', ');
  const people = accounts.map((one) => ({ ...one, is: rolesOf(one) }));
  return personLines(`Sample accounts sign in at ${ADMIN_PATH.home} of their site:`, people);
}
