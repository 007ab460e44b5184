import { randomUUID } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { MemberEntry, MemberStatus } from 'shared-types/admin/people/members';
import type { Database } from '../../platform/schema/database';

/** Which of a site's members. */
export interface MemberRange {
  readonly siteId: string;
  /** What name or address hold, in emails of any case; empty for all. */
  readonly terms: string;
  readonly skip: number;
  readonly most: number;
}

/** Finds members by name or address, in the order of their names. */
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

/** How many members there are whose name or address hold the words. */
export async function countMembers(db: Database, range: Pick<MemberRange, 'siteId' | 'terms'>): Promise<number> {
  const { count } = await holding(db, range)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function holding(db: Database, { siteId, terms }: Pick<MemberRange, 'siteId' | 'terms'>) {
  const all = db.selectFrom('site_member').where('site_id', '=', siteId);
  if (terms === '') return all;
  // A place and no pattern: what is typed has no signs of its own.
  return all.where(
    sql<SqlBool>`strpos(lower(display_name), lower(${terms})) > 0 or strpos(email, lower(${terms})) > 0`,
  );
}

/** How it is with a member, by its row. */
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

/** Somebody who is invited. */
export interface Invited {
  readonly siteId: string;
  /** In lower case. */
  readonly email: string;
  readonly displayName: string;
  readonly areas: readonly string[];
  /** Language of its emails; the site's own where absent. */
  readonly locale: string | undefined;
}

/** Makes a member without a password and gives its id; `undefined` where the site has one of that address. */
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
