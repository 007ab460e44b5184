import { randomUUID } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { MemberEntry, MemberStatus } from 'shared-types/admin/people/members';
import type { Database } from '../../platform/schema/database';

export interface MemberRange {
  readonly siteId: string;
  /** Part of a name or address, in any case; empty for all. */
  readonly terms: string;
  readonly skip: number;
  readonly most: number;
}

export async function findMembers(db: Database, { siteId, terms, skip, most }: MemberRange): Promise<MemberEntry[]> {
  const rows = await holding(db, { siteId, terms })
    .select(['id', 'display_name', 'email', 'areas', 'password_hash', 'disabled_at'])
    .orderBy(sql`lower(display_name)`)
    .orderBy('id')
    .offset(skip)
    .limit(most)
    .execute();
  return rows.map(({ id, display_name: displayName, email, areas, ...row }) => ({
    id,
    displayName,
    email,
    areas,
    status: memberStatus(row),
  }));
}

export async function countMembers(db: Database, range: Pick<MemberRange, 'siteId' | 'terms'>): Promise<number> {
  const { count } = await holding(db, range)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function holding(db: Database, { siteId, terms }: Pick<MemberRange, 'siteId' | 'terms'>) {
  const all = db.selectFrom('site_member').where('site_id', '=', siteId);
  if (terms === '') return all;
  // `position` instead of `like`: the search text is no pattern.
  return all.where(
    sql<SqlBool>`strpos(lower(display_name), lower(${terms})) > 0 or strpos(email, lower(${terms})) > 0`,
  );
}

export function memberStatus({
  password_hash: hash,
  disabled_at: disabledAt,
}: {
  readonly password_hash: string | null;
  readonly disabled_at: Date | null;
}): MemberStatus {
  if (disabledAt !== null) return 'disabled';
  return hash === null ? 'invited' : 'active';
}

export interface Invited {
  readonly siteId: string;
  /** Lower case. */
  readonly email: string;
  readonly displayName: string;
  readonly areas: readonly string[];
  /** Language of its emails; the main language by default. */
  readonly locale: string | undefined;
}

/** Creates a member without a password, and returns its id; `undefined` if the address is taken. */
export async function addInvited(trx: Database, invited: Invited): Promise<string | undefined> {
  const { siteId, email, displayName, areas, locale = null } = invited;
  const made = await trx
    .insertInto('site_member')
    .values({
      id: randomUUID(),
      site_id: siteId,
      email,
      display_name: displayName,
      password_hash: null,
      areas: [...areas],
      locale,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}
