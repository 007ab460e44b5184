import type { Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { nameKey } from '../catalogue/category-name';
import type { Author } from '../page-draft/drafts.store';
import { lockForPublishing } from '../page-publish/write-pages';
import { changeRecords } from '../page-records/change-records';
import { findTaggedDrafts, findTags } from './find-tags';
import { findFormerTags, noteFormerTags } from './former-tags';
import { retaggingRule, type Retagging } from './retagged';
import { saveLastChange } from './last-change.store';
import { recordedRule } from './tags-steps';

export interface TagsChange {
  readonly siteId: string;
  readonly author: Author;
  /** The tags by id, with the `base` of each as it was seen. */
  readonly seen: ReadonlyMap<string, string>;
  /** The tag in their place; they are removed if absent. */
  readonly into?: string;
  /** True refuses a name that another tag has. */
  readonly isRename?: boolean;
  /** For the list of versions of the pages, and the list of tags. */
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
  { siteId, author, seen, into, isRename = false, note: noteOf }: TagsChange,
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
  const rule = recordedRule(retaggingRule(retagging));
  const note = noteOf(chosen.map(({ name }) => name));
  const former = await findFormerTags(transaction, siteId);
  const pageIds = await findTaggedDrafts(transaction, siteId);
  const pages = await changeRecords(transaction, { siteId, author, rule, label: 'changeTags', note, pageIds });
  await noteFormerTags(transaction, { siteId, ...retagging, keys: withoutKey(keys, target) });
  await saveLastChange(transaction, { siteId, by: author.displayName, note, steps: rule.steps, former });
  return { kind: 'changed', pages };
}

function withoutKey(keys: ReadonlySet<string>, name: string | undefined): ReadonlySet<string> {
  return new Set([...keys].filter((key) => name === undefined || key !== nameKey(name)));
}
