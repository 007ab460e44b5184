import { sql, type Transaction } from 'kysely';
import { REDIRECTS_LIMIT } from 'shared-types/admin/pages/redirects';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../directory/site';
import { bumpRevision } from '../directory/revision';
import { inChunks } from '../import/store/in-chunks';
import { lockForPublishing } from '../page-publish/write-pages';
import { knownPaths } from './known-paths';
import { redirectFaults, type RedirectFault, type StoredRedirect } from './redirect-faults';

type SiteOfRedirects = Pick<Site, 'id' | 'hosts' | 'pageAt'>;

/** What an owner wants to save. */
export interface RedirectsToSave {
  readonly redirects: readonly StoredRedirect[];
  /** True where existing redirects of the same paths are replaced. */
  readonly isImport?: boolean;
  /** The one redirect that is changed, as the owner has seen it. */
  readonly seen?: StoredRedirect;
}

export type SaveRedirectsOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'faulty'; readonly faults: readonly RedirectFault[] }
  /** There is another redirect from the path. */
  | { readonly kind: 'exists'; readonly from: string }
  /** The seen redirect was removed, or changed by somebody else. */
  | { readonly kind: 'gone' | 'changed' }
  | { readonly kind: 'full' };

/** Saves redirects of an owner, all or none, in one transaction with the site's revision. */
export function saveRedirects(
  db: Database,
  site: SiteOfRedirects,
  { redirects, isImport = false, seen }: RedirectsToSave,
): Promise<SaveRedirectsOutcome> {
  return db.transaction().execute(async (transaction): Promise<SaveRedirectsOutcome> => {
    await lockForPublishing(transaction, site.id);
    const known = await findAll(transaction, site.id);
    const before = seen && known.get(seen.from);
    if (seen && !before) return { kind: 'gone' };
    if (seen && (before?.to !== seen.to || before.temporary !== seen.temporary)) return { kind: 'changed' };
    if (seen) known.delete(seen.from);
    const taken = isImport ? undefined : redirects.find(({ from }) => known.has(from));
    if (taken) return { kind: 'exists', from: taken.from };
    for (const redirect of redirects) known.set(redirect.from, redirect);
    if (known.size > REDIRECTS_LIMIT.redirects) return { kind: 'full' };
    const changed = new Set(redirects.map(({ from }) => from));
    const hasPage = await knownPaths(transaction, site);
    const faults = redirectFaults([...known.values()], changed, { hosts: site.hosts, hasPage });
    if (faults.length > 0) return { kind: 'faulty', faults };
    if (seen && !changed.has(seen.from)) await deleteRedirect(transaction, site.id, seen.from);
    await writeRedirects(transaction, site.id, redirects);
    await bumpRevision(transaction, site.id);
    return { kind: 'saved' };
  });
}

/** Removes a redirect; false if there is none. Imports of the site's document do not bring it back. */
export function removeRedirect(db: Database, siteId: string, from: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockForPublishing(transaction, siteId);
    const isRemoved = await deleteRedirect(transaction, siteId, from);
    if (isRemoved) await bumpRevision(transaction, siteId);
    return isRemoved;
  });
}

async function findAll(transaction: Transaction<Tables>, siteId: string): Promise<Map<string, StoredRedirect>> {
  const rows = await transaction
    .selectFrom('redirect')
    .select(['from_path as from', 'target as to', 'is_temporary as temporary'])
    .where('site_id', '=', siteId)
    .execute();
  return new Map(rows.map((row) => [row.from, row]));
}

async function deleteRedirect(transaction: Transaction<Tables>, siteId: string, from: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('redirect')
    .where('site_id', '=', siteId)
    .where('from_path', '=', from)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await transaction.deleteFrom('redirect_hit').where('site_id', '=', siteId).where('from_path', '=', from).execute();
  await transaction
    .insertInto('removed_redirect')
    .values({ site_id: siteId, from_path: from })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

async function writeRedirects(
  transaction: Transaction<Tables>,
  siteId: string,
  redirects: readonly StoredRedirect[],
): Promise<void> {
  const paths = redirects.map(({ from }) => from);
  await transaction
    .deleteFrom('removed_redirect')
    .where('site_id', '=', siteId)
    .where('from_path', '=', sql<string>`any(${paths}::text[])`)
    .execute();
  const rows = redirects.map(({ from, to, temporary }) => ({
    ...{ site_id: siteId, from_path: from, target: to, is_temporary: temporary },
    ...{ is_kept: true, is_owners: true },
  }));
  for (const some of inChunks(rows))
    await transaction
      .insertInto('redirect')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'from_path']).doUpdateSet(({ ref }) => ({
          target: ref('excluded.target'),
          is_temporary: ref('excluded.is_temporary'),
          is_kept: true,
          is_owners: true,
        })),
      )
      .execute();
}
