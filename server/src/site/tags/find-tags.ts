import { sql, type Kysely } from 'kysely';
import type { TagPage } from 'shared-types/admin/pages/tags';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageRecord } from 'shared-types/site/page/page-record';
import type { Tables } from '../../platform/schema/tables';
import { shortHash } from '../../platform/short-hash';
import { nameKey } from '../catalogue/category-name';
import { recordTags } from './record-tags';

/** A tag with everything that uses it. */
export interface FoundTag {
  /** Equal for all spellings. */
  readonly key: string;
  /** The same for addresses and names of fields. */
  readonly id: string;
  /** Names its spelling and its pages. */
  readonly base: string;
  /** As most pages spell it. */
  readonly name: string;
  /** By title. */
  readonly pages: readonly TagPage[];
}

interface TaggedPage {
  readonly id: string;
  readonly title: string;
  /** What visitors see; empty for a page that is not published. */
  readonly published: readonly string[];
  /** Of changes that are not published; absent without any. */
  readonly draft?: readonly string[];
}

/** The tags of a site's pages and drafts outside of the bin, by name. */
export async function findTags(db: Kysely<Tables>, siteId: string): Promise<FoundTag[]> {
  const byKey = new Map<string, { names: string[]; pages: TagPage[] }>();
  for (const { id, title, published, draft = [] } of await findTaggedPages(db, siteId)) {
    const shown = new Set(published.map(nameKey));
    const names = new Map([...draft, ...published].map((name) => [nameKey(name), name]));
    for (const [key, name] of names) {
      const tag = byKey.get(key) ?? { names: [], pages: [] };
      byKey.set(key, tag);
      tag.names.push(name);
      tag.pages.push({ id, title, ...(!shown.has(key) && { isDraft: true }) });
    }
  }
  const { compare } = new Intl.Collator('en', { numeric: true });
  const tags = [...byKey].map(([key, { names, pages }]) => {
    const name = mostFrequent(names);
    const ids = pages.map((page) => page.id).sort();
    return {
      ...{ key, name, id: shortHash([key]), base: shortHash([name, ...ids]) },
      pages: pages.sort((one, other) => compare(one.title, other.title)),
    };
  });
  return tags.sort((one, other) => compare(one.name, other.name));
}

/** Names of all tags of a site, by name. */
export async function findTagNames(db: Kysely<Tables>, siteId: string): Promise<string[]> {
  return (await findTags(db, siteId)).map(({ name }) => name);
}

/** Ids of the pages whose drafts have tags, those in the bin too. */
export async function findTaggedDrafts(db: Kysely<Tables>, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_draft')
    .select('page_id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`content->'record'->'tags' is not null`)
    .execute();
  return rows.map((row) => row.page_id);
}

async function findTaggedPages(db: Kysely<Tables>, siteId: string): Promise<readonly TaggedPage[]> {
  const [pages, drafts] = await Promise.all([
    sql<{ readonly id: string; readonly title: string; readonly record: PageRecord }>`
      select id, title, record from page where site_id = ${siteId} and record->'tags' is not null`.execute(db),
    sql<{ readonly id: string } & Pick<PageContent, 'title' | 'record'>>`
      select page_id as id, content->>'title' as title, content->'record' as record from page_draft
      where site_id = ${siteId} and removed_at is null and revision is distinct from published_revision
        and content->'record' is not null`.execute(db),
  ]);
  const byId = new Map<string, TaggedPage>(
    pages.rows.map(({ id, title, record }) => [id, { id, title, published: recordTags(record) ?? [] }]),
  );
  for (const { id, title, record } of drafts.rows)
    byId.set(id, { id, title, published: byId.get(id)?.published ?? [], draft: recordTags(record) ?? [] });
  return [...byId.values()];
}

/** The most frequent spelling; of equally frequent ones the first by code points, so that every reader finds the same. */
function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[name] = ['']] = [...counts].sort(([one, count], [other, others]) => others - count || (one < other ? -1 : 1));
  return name;
}
