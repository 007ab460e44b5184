import { sql } from 'kysely';
import type { MemberEntry } from 'shared-types/admin/people/members';
import type { Database } from '../../platform/schema/database';
import { saveVersion, type VersionOutcome } from '../../site/saved-state/save-version';
import { memberStatus } from '../members/members.store';
import { isUuid } from '../../platform/is-uuid';

export interface MemberId {
  readonly siteId: string;
  readonly member: string;
}

export interface StoredMember extends MemberEntry {
  /** Increases when name or areas change. */
  readonly revision: number;
  readonly locale: string | null;
  readonly createdAt: Date;
}

/** Finds a member of this site; `undefined` for other sites' members and invalid ids. `isKept` locks the row. */
export async function findStoredMember(
  db: Database,
  { siteId, member }: MemberId,
  { isKept = false } = {},
): Promise<StoredMember | undefined> {
  if (!isUuid(member)) return undefined;
  const query = db
    .selectFrom('site_member')
    .select([
      'id',
      'display_name',
      'email',
      'areas',
      'password_hash',
      'disabled_at',
      'revision',
      'locale',
      'created_at',
    ])
    .where('site_id', '=', siteId)
    .where('id', '=', member);
  const row = await (isKept ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const { id, display_name: displayName, email, areas, revision, locale, created_at: createdAt } = row;
  return { id, displayName, email, areas, status: memberStatus(row), revision, locale, createdAt };
}

export async function countSessions(db: Database, member: string): Promise<number> {
  const { count } = await db
    .selectFrom('member_session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', member)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface SaveDetails extends MemberId {
  readonly displayName: string;
  /** The checked areas, of those that exist and those the member has. */
  readonly areas: (own: readonly string[]) => string[];
  /** The revision that was edited. */
  readonly seen: string;
}

export type DetailsOutcome = VersionOutcome<StoredMember, Pick<MemberEntry, 'displayName' | 'areas'>, void>;

/** Saves name and areas, unless somebody else has saved different ones meanwhile. */
export function saveDetails(db: Database, { displayName, areas, seen, ...id }: SaveDetails): Promise<DetailsOutcome> {
  return saveVersion(db, {
    find: (trx) => findStoredMember(trx, id, { isKept: true }),
    read: (_, stored) => ({ wanted: { displayName, areas: areas(stored?.areas ?? []) } }),
    isSame: (stored, wanted) => stored.displayName === displayName && isSame(stored.areas, wanted.areas),
    isSeen: ({ revision }) => String(revision) === seen,
    async write(trx, { wanted }) {
      await trx
        .updateTable('site_member')
        .set({ display_name: displayName, areas: wanted.areas, revision: sql<number>`revision + 1` })
        .where('id', '=', id.member)
        .execute();
    },
  });
}

/** Compares areas regardless of their order. */
export function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((area) => others.includes(area));
}

/** Enables or disables a member, and ends its sessions; false if there is none. */
export function setAccess(db: Database, id: MemberId, mayEnter: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await findStoredMember(trx, id, { isKept: true });
    if (!stored) return false;
    if (mayEnter === (stored.status !== 'disabled')) return true;
    await trx
      .updateTable('site_member')
      .set({ disabled_at: mayEnter ? null : sql<Date>`now()` })
      .where('id', '=', stored.id)
      .execute();
    // Also sessions that began during the change.
    await trx.deleteFrom('member_session').where('member_id', '=', stored.id).execute();
    return true;
  });
}

/** Deletes a member with its sessions and links; false if there is none. */
export async function deleteMember(db: Database, { siteId, member }: MemberId): Promise<boolean> {
  if (!isUuid(member)) return false;
  const gone = await db
    .deleteFrom('site_member')
    .where('site_id', '=', siteId)
    .where('id', '=', member)
    .executeTakeFirst();
  return gone.numDeletedRows > 0;
}
