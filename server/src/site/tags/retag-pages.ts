import type { Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import type { Tables } from '../../platform/schema/tables';
import { findPublishedSite, type PublishedSite } from '../page-content/published-site';
import type { Author } from '../page-draft/drafts.store';
import { changedSite } from '../page-publish/changed-site';
import { addVersion } from '../page-publish/versions.store';
import { writePages } from '../page-publish/write-pages';
import { retagDrafts } from './retag-drafts';
import type { RecordedRule } from './tags-steps';

export interface PagesRetag {
  readonly siteId: string;
  readonly author: Author;
  readonly rule: RecordedRule;
  /** For the list of versions of the pages. */
  readonly note: string;
  /** Ids of pages to look at that may have no tag. */
  readonly pageIds?: readonly string[];
}

/** Changes the tags of all pages and drafts of a site, which the caller has locked. Returns the number of pages that changed. */
export async function retagPages(
  transaction: Transaction<Tables>,
  { siteId, author, rule, note, pageIds = [] }: PagesRetag,
): Promise<number> {
  const before = await findPublishedSite(transaction, siteId);
  const published = retaggedPages(before, rule);
  const change = { siteId, author, rule, note: note.slice(0, PAGE_TEXT_LIMIT.note) };
  const drafts = await retagDrafts(transaction, { ...change, pageIds: [...published.keys(), ...pageIds] });
  await publishRetagged(transaction, { ...change, before, published });
  return new Set([...published.keys(), ...drafts]).size;
}

function retaggedPages({ contents }: PublishedSite, rule: RecordedRule): ReadonlyMap<string, PageContent> {
  const changed = [...contents].flatMap(([pageId, content]) => {
    const after = rule.retagged(content, { pageId, isDraft: false });
    return after ? [[pageId, after] as const] : [];
  });
  return new Map(changed);
}

interface RetaggedSite extends Omit<PagesRetag, 'pageIds'> {
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
