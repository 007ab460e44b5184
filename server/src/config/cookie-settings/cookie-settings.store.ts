import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../schema/database';
import type { Tables } from '../../schema/tables';
import { bumpRevision } from '../../site/directory/revision';
import type { SiteProfile } from '../../site/directory/site-profile';
import type { SignedInAccount } from '../../site/session/signed-in-account';
import { inLanguagesOf, siteCookiesOf, stateName, withSiteCookies, type SiteCookies } from './site-cookies';

/** Who changed the settings last in the configuration area. */
export interface LastChange {
  readonly by: string;
  readonly at: Date;
}

/** The settings as they are saved. */
export interface StoredCookies {
  readonly cookies: SiteCookies;
  readonly changed: LastChange | undefined;
}

/** What somebody wants to save. */
export interface SaveInput {
  readonly siteId: string;
  readonly account: Pick<SignedInAccount, 'id' | 'displayName'>;
  readonly sent: SiteCookies;
  /** Names the state that was changed. */
  readonly seen: string;
}

/** How that ended: it is what is saved now, or another state is, which has been seen by nobody who wants to replace it. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly isChanged: boolean; readonly stored: StoredCookies }
  | { readonly kind: 'conflict'; readonly stored: StoredCookies; readonly wanted: SiteCookies };

type Reader = Kysely<Tables> | Transaction<Tables>;

/** Reads what is saved. */
export async function findCookies(db: Reader, siteId: string): Promise<StoredCookies> {
  const { profile } = await db.selectFrom('site').select('profile').where('id', '=', siteId).executeTakeFirstOrThrow();
  return { cookies: siteCookiesOf(profile as SiteProfile), changed: await lastChange(db, siteId) };
}

/**
 * Saves the settings in the site and writes down who did, in one transaction with the site's new revision. Whoever saves at
 * the same time waits, and is then told of the other. What is saved already is no change, however often it is sent.
 */
export async function saveCookies(db: Database, { siteId, account, sent, seen }: SaveInput): Promise<SaveOutcome> {
  return db.transaction().execute(async (transaction) => {
    const site = transaction.selectFrom('site').select('profile').where('id', '=', siteId);
    const { profile } = await site.forUpdate().executeTakeFirstOrThrow();
    const stored = await findCookies(transaction, siteId);
    const wanted = inLanguagesOf(stored.cookies, sent);
    const base = stateName(stored.cookies);
    if (stateName(wanted) === base) return { kind: 'saved', isChanged: false, stored };
    if (seen !== base) return { kind: 'conflict', stored, wanted };
    await transaction
      .updateTable('site')
      .set({ profile: JSON.stringify(withSiteCookies(profile as SiteProfile, wanted)) })
      .where('id', '=', siteId)
      .execute();
    await transaction
      .insertInto('cookie_settings_change')
      .values({
        site_id: siteId,
        account_id: account.id,
        changed_by: account.displayName,
        cookies: JSON.stringify(wanted),
      })
      .execute();
    await bumpRevision(transaction, siteId);
    return {
      kind: 'saved',
      isChanged: true,
      stored: { cookies: wanted, changed: await lastChange(transaction, siteId) },
    };
  });
}

/**
 * What was saved last in the configuration area, for an import, which has not seen it. Until that has ended nobody saves.
 * Nothing for a site that is new, or whose settings are its document's.
 */
export async function keptCookies(
  transaction: Transaction<Tables>,
  identifier: string,
): Promise<SiteCookies | undefined> {
  const sites = transaction.selectFrom('site').select('id').where('identifier', '=', identifier);
  const site = await sites.forUpdate().executeTakeFirst();
  if (!site) return undefined;
  const change = await newestChange(transaction, site.id).select('cookies').executeTakeFirst();
  return change?.cookies;
}

async function lastChange(db: Reader, siteId: string): Promise<LastChange | undefined> {
  const row = await newestChange(db, siteId).select(['changed_by', 'changed_at']).executeTakeFirst();
  return row && { by: row.changed_by, at: row.changed_at };
}

function newestChange(db: Reader, siteId: string) {
  return db.selectFrom('cookie_settings_change').where('site_id', '=', siteId).orderBy('id', 'desc').limit(1);
}
