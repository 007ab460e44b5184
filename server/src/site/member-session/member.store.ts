import { randomUUID } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';
import type { Database } from '../../platform/schema/database';
import { isLongUnseen, isSessionAlive, noteSeen, type SessionToken } from '../session/session-rows';
import type { SignedInMember } from './signed-in-member';

/** A member with the hash to compare the password with. */
export interface KnownMember {
  readonly id: string;
  readonly passwordHash: string;
}

export interface MemberAddress {
  readonly siteId: string;
  readonly email: string;
}

/** Finds a member who may sign in: not disabled, and with a password. */
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

export interface EmailMember {
  readonly id: string;
  readonly email: string;
  /** True for a member who never set a password. */
  readonly isInvited: boolean;
}

/** Finds a member who may get emails: not disabled. */
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

export interface NewMember {
  readonly siteId: string;
  /** In lower case. */
  readonly email: string;
  readonly displayName: string;
  /** From `hashPassword`. */
  readonly passwordHash: string;
  readonly areas: readonly string[];
}

/** Creates a member; false if the email address already has one. */
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

/** The member of a session token; undefined if the token is unknown, ended or of another site. */
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
