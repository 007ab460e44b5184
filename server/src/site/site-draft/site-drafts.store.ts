import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import type { SignedInAccount } from '../session/signed-in-account';
import type { DraftPlace } from './draft-kinds';

export interface SiteDraftKey extends DraftPlace {
  readonly siteId: string;
}

export interface SiteDraftRow extends DraftPlace {
  readonly state: unknown;
  /** Names the published state that it was begun with. */
  readonly base: string;
  readonly by: string;
  readonly at: Date;
}

type Reader = Kysely<Tables> | Transaction<Tables>;

/** The drafts of a site. */
export function findSiteDrafts(db: Reader, siteId: string): Promise<SiteDraftRow[]> {
  return db
    .selectFrom('state_draft')
    .select(['kind as part', 'part as language', 'state', 'base', 'changed_by as by', 'changed_at as at'])
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('part')
    .execute();
}

/** The draft of a part of a site; undefined if all of it is published. */
export function findSiteDraft(db: Reader, { siteId, part, language }: SiteDraftKey): Promise<SiteDraftRow | undefined> {
  return db
    .selectFrom('state_draft')
    .select(['kind as part', 'part as language', 'state', 'base', 'changed_by as by', 'changed_at as at'])
    .where('site_id', '=', siteId)
    .where('kind', '=', part)
    .where('part', '=', language)
    .executeTakeFirst();
}

export interface SiteDraftToWrite {
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly state: unknown;
  readonly base: string;
}

/** Inserts the draft of a part, or replaces it. */
export async function writeSiteDraft(
  transaction: Transaction<Tables>,
  { siteId, part, language }: SiteDraftKey,
  { account, state, base }: SiteDraftToWrite,
): Promise<void> {
  const written = {
    ...{ state: JSON.stringify(state), base, account_id: account.id, changed_by: account.displayName },
    changed_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('state_draft')
    .values({ site_id: siteId, kind: part, part: language, ...written })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'part']).doUpdateSet(written))
    .execute();
}

export async function removeSiteDraft(
  transaction: Transaction<Tables>,
  { siteId, part, language }: SiteDraftKey,
): Promise<void> {
  await transaction
    .deleteFrom('state_draft')
    .where('site_id', '=', siteId)
    .where('kind', '=', part)
    .where('part', '=', language)
    .execute();
}
