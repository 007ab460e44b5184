import { randomUUID } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import { isLongUnseen, isSessionAlive, noteSeen, type SessionToken } from '../session/session-rows';
import type { SignedInMember } from './signed-in-member';

/** A member of the site, with what its password is compared with. */
export interface KnownMember {
  readonly id: string;
  readonly passwordHash: string;
}

/** A member's address, in lower case, on its site. */
export interface MemberAddress {
  readonly siteId: string;
  readonly email: string;
}

/** Finds a member of this site who may sign in: who is switched off, or has no password yet, is none. */
export async function findMember(db: Database, { siteId, email }: MemberAddress): Promise<KnownMember | undefined> {
  return db
    .selectFrom('site_member')
    .select('id')
    .select((eb) => eb.ref('password_hash').$notNull().as('passwordHash'))
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/** A member to whom an email goes. */
export interface EmailMember {
  readonly id: string;
  readonly email: string;
  /** True for who has never chosen a password. */
  readonly isInvited: boolean;
}

/** Finds a member of this site who gets emails: everybody but who is switched off. */
export async function findMemberForEmail(
  db: Database,
  { siteId, email }: MemberAddress,
): Promise<EmailMember | undefined> {
  const row = await db
    .selectFrom('site_member')
    .select(['id', 'password_hash'])
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, email, isInvited: row.password_hash === null };
}

/** A member to be made. */
export interface NewMember {
  readonly siteId: string;
  /** In lower case. */
  readonly email: string;
  readonly displayName: string;
  /** As `hashPassword` makes it. */
  readonly passwordHash: string;
  /** The member areas it belongs to. */
  readonly areas: readonly string[];
}

/** Makes a member; false where the site has one of that address already, which stays as it is. */
export async function createMember(db: Database, member: NewMember): Promise<boolean> {
  const { siteId, email, displayName, passwordHash, areas } = member;
  const made = await db
    .insertInto('site_member')
    .values({
      id: randomUUID(),
      site_id: siteId,
      email,
      display_name: displayName,
      password_hash: passwordHash,
      areas: [...areas],
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Whose session it is; `undefined` for a token that is made up, ended or another site's. */
export async function findMemberSession(db: Database, sent: SessionToken): Promise<SignedInMember | undefined> {
  const row = await db
    .selectFrom('member_session as session')
    .innerJoin('site_member as member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.email', 'member.display_name as displayName', 'member.areas'])
    .select('session.started_at as since')
    .select(isLongUnseen().as('isLongUnseen'))
    .where('session.token_hash', '=', tokenHash(sent.token))
    .where('session.site_id', '=', sent.siteId)
    .where('member.site_id', '=', sent.siteId)
    .where('member.disabled_at', 'is', null)
    .where(isSessionAlive())
    .executeTakeFirst();
  if (!row) return undefined;
  const { isLongUnseen: isToNote, ...member } = row;
  if (isToNote) await noteSeen(db, 'member', sent);
  return member;
}
