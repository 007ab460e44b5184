import type { Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { nameKey } from '../catalogue/category-name';
import { findPublishedSite, type PublishedSite } from '../page-content/published-site';
import type { Author } from '../page-draft/drafts.store';
import { changedSite } from '../page-publish/changed-site';
import { addVersion } from '../page-publish/versions.store';
import { lockForPublishing, writePages } from '../page-publish/write-pages';
import { findTags } from './find-tags';
import { noteFormerTags } from './former-tags';
import { retagDrafts } from './retag-drafts';
import { retagged, type Retagging } from './retagged';

export interface TagsChange {
  readonly siteId: string;
  readonly author: Author;
  /** The tags by id, with the `base` of each as it was seen. */
  readonly seen: ReadonlyMap<string, string>;
  /** The tag in their place; they are removed if absent. */
  readonly into?: string;
  /** True refuses a name that another tag has. */
  readonly isRename?: boolean;
  /** For the list of versions of the pages. */
  readonly note: (names: readonly string[]) => string;
}

export type TagsOutcome =
  /** The number of pages that have changed, drafts among them. */
  | { readonly kind: 'changed'; readonly pages: number }
  /** A tag is no longer used. */
  | { readonly kind: 'gone' }
  /** Somebody has changed the spelling or the pages of a tag. */
  | { readonly kind: 'changed-meanwhile' }
  /** Another tag has the name. */
  | { readonly kind: 'exists'; readonly name: string };

/** Renames, merges or removes tags of all pages and drafts of a site, in one transaction with the site's revision. */
export function changeTags(db: Database, change: TagsChange): Promise<TagsOutcome> {
  return withRetries(() => db.transaction().execute((transaction) => changeIn(transaction, change)));
}

async function changeIn(
  transaction: Transaction<Tables>,
  { siteId, author, seen, into, isRename = false, note }: TagsChange,
): Promise<TagsOutcome> {
  await lockForPublishing(transaction, siteId);
  const all = await findTags(transaction, siteId);
  const chosen = all.filter(({ id }) => seen.has(id));
  if (chosen.length < seen.size) return { kind: 'gone' };
  if (chosen.some(({ id, base }) => base !== seen.get(id))) return { kind: 'changed-meanwhile' };
  const keys = new Set(chosen.map(({ key }) => key));
  const named = into === undefined ? undefined : all.find(({ key }) => key === nameKey(into));
  if (isRename && named && !keys.has(named.key)) return { kind: 'exists', name: named.name };
  const target = isRename ? into : (named?.name ?? into);
  const retagging: Retagging = { keys, ...(target !== undefined && { into: target }) };
  const text = note(chosen.map(({ name }) => name)).slice(0, PAGE_TEXT_LIMIT.note);
  const change = { siteId, author, retagging, note: text };
  const before = await findPublishedSite(transaction, siteId);
  const published = retaggedPages(before, retagging);
  const drafts = await retagDrafts(transaction, { ...change, published: [...published.keys()] });
  await publishRetagged(transaction, { ...change, before, published });
  await noteFormerTags(transaction, { siteId, ...retagging, keys: withoutKey(keys, target) });
  return { kind: 'changed', pages: new Set([...published.keys(), ...drafts]).size };
}

function withoutKey(keys: ReadonlySet<string>, name: string | undefined): ReadonlySet<string> {
  return new Set([...keys].filter((key) => name === undefined || key !== nameKey(name)));
}

function retaggedPages({ contents }: PublishedSite, retagging: Retagging): ReadonlyMap<string, PageContent> {
  const changed = [...contents].flatMap(([id, content]) => {
    const after = retagged(content, retagging);
    return after ? [[id, after] as const] : [];
  });
  return new Map(changed);
}

interface RetaggedSite {
  readonly siteId: string;
  readonly author: Author;
  readonly note: string;
  readonly before: PublishedSite;
  readonly published: ReadonlyMap<string, PageContent>;
}

/** Changes what visitors see; each page gets a version. */
async function publishRetagged(
  transaction: Transaction<Tables>,
  { siteId, author, note, before, published }: RetaggedSite,
): Promise<void> {
  if (published.size === 0) return;
  const changes = { published };
  await writePages(transaction, { siteId, before, after: changedSite(before, changes), changes });
  for (const [pageId, content] of published)
    await addVersion(transaction, { siteId, pageId, content, publisher: author, note });
}
