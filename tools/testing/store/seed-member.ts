import type { Database } from '../../../server/src/platform/schema/database';
import { createMember } from '../../../server/src/site/member-session/member.store';
import { MEMBER_CALLS } from '../../../shared-types/src/site/people/member-session';
import { PASSWORD, PASSWORD_HASH } from './seed-account';
import type { Reply, Shopper } from './shopper';

interface MemberSeed {
  readonly email: string;
  readonly site: string;
  readonly areas?: readonly string[];
}

/** Inserts a member with the password of seeded accounts. */
export async function seedMember(db: Database, { email, site, areas = [] }: MemberSeed): Promise<void> {
  const { id } = await db.selectFrom('site').select('id').where('identifier', '=', site).executeTakeFirstOrThrow();
  const displayName = email.split('@')[0] ?? email;
  if (!(await createMember(db, { siteId: id, email, displayName, passwordHash: PASSWORD_HASH, areas })))
    throw new Error(`There is a member ${email} already.`);
}

export function signInMember(browser: Shopper, email: string, fields: object = {}): Promise<Reply> {
  return browser.call('POST', MEMBER_CALLS.signIn.path, { email, password: PASSWORD, ...fields });
}
