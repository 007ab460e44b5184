import type { JournalFilter, JournalView, PostTeaser } from 'shared-types/blocks/journal/journal';
import type { Database } from '../../platform/schema/database';
import type { Loader, PageOfList } from '../../site/page/loader';
import { findFormerTag } from '../../site/tags/former-tags';
import { feedPath } from '../feed/feed-path';
import { chosenPosts, journalPath, readJournalQuery, writeJournalQuery, type JournalQuery } from './journal-query';
import { journalSchema, type Journal } from './journal.schema';
import { postTeaser } from './post-teaser';
import { nameKey } from '../../site/catalogue/category-name';
import { postsOf, type Post } from './posts-of';

/** The posts of a journal, newest first, a page at a time; the URL may choose a tag, an author or a month. */
export const postsLoader = {
  name: 'blocks/journal/posts',
  scope: 'site',
  queryOf: (query) => writeJournalQuery(readJournalQuery(query)),
  load: async ({ services: { db }, site, page: { page }, block, query }) => {
    const journal = journalSchema.parse(block.settings);
    const path = journal.collection ?? page.path;
    const posts = postsOf(site, path);
    const name = site.pages.find((one) => one.path === path)?.title ?? '';
    const input = { journal, path, name, here: page.path, query: readJournalQuery(query) };
    const view = viewOf(posts, input);
    const insteadPath = view.posts.length === 0 ? await pathOfNewTag(db, { ...input, siteId: site.id }) : undefined;
    return { ...view, ...(insteadPath !== undefined && { insteadPath }) };
  },
  pageOfList: pageOfJournal,
  feed: ({ feed }) => feed && { title: feed.name, path: feed.path, type: 'application/rss+xml' },
} satisfies Loader<'blocks/journal/posts'>;

interface ViewInput {
  readonly journal: Journal;
  /** Path of the page with the posts. */
  readonly path: string;
  /** Title of the page with the posts. */
  readonly name: string;
  /** Path of the page that lists them. */
  readonly here: string;
  readonly query: JournalQuery;
}

function viewOf(posts: readonly Post[], { journal, path, name, here, query }: ViewInput): JournalView {
  const chosen = chosenPosts(posts, query);
  const pages = Math.max(1, Math.ceil(chosen.length / journal.count));
  const page = Math.min(query.page, pages);
  const at = (number: number) => journalPath(here, { ...query, page: number });
  const shown = chosen.slice((page - 1) * journal.count, page * journal.count);
  return {
    title: journal.title,
    layout: journal.layout,
    posts: shown.map((post) => shownTeaser(postTeaser(post, path), journal)),
    ...(query.filter && { filter: filterView(query.filter, chosen, here) }),
    page,
    pages,
    ...(page > 1 && { previousPath: at(page - 1) }),
    ...(page < pages && { nextPath: at(page + 1) }),
    ...(posts.length > 0 && { feed: { name, path: feedPath(path, 'xml') } }),
    ...(query.page > pages && { insteadPath: at(pages) }),
  };
}

/** Where the list of a tag leads that no post has because the owner has renamed or merged it. */
async function pathOfNewTag(
  db: Database,
  { siteId, here, query }: Pick<ViewInput, 'here' | 'query'> & { readonly siteId: string },
): Promise<string | undefined> {
  if (query.filter?.kind !== 'tag') return undefined;
  const value = await findFormerTag(db, { siteId, key: query.filter.value });
  return value === undefined ? undefined : journalPath(here, { page: 1, filter: { kind: 'tag', value } });
}

/** Without the parts that the owner hides. */
function shownTeaser({ path, title, day, text, picture, author, tags }: PostTeaser, journal: Journal): PostTeaser {
  return {
    path,
    title,
    day,
    ...(journal.excerpts && text && { text }),
    ...(journal.pictures && picture && { picture }),
    ...(journal.authors && author && { author }),
    tags: journal.tags ? tags : [],
  };
}

/** The filter in the spelling of the newest post that it chooses. */
function filterView(
  { kind, value }: NonNullable<JournalQuery['filter']>,
  chosen: readonly Post[],
  here: string,
): JournalFilter {
  const spelled = chosen.flatMap(({ record }) => (kind === 'tag' ? (record.tags ?? []) : [record.author ?? '']));
  const name = kind === 'month' ? value : (spelled.find((one) => nameKey(one) === value) ?? value);
  return { kind, value: name, clearPath: here };
}

/** Filtered lists are canonicalized to the whole journal. */
function pageOfJournal({ filter, page, previousPath, nextPath, insteadPath }: JournalView): PageOfList {
  const number = filter ? 1 : page;
  return {
    canonicalQuery: number === 1 ? '' : journalPath('', { page: number }),
    number: page,
    isItself: !filter && page === 1,
    ...(previousPath && { previousPath }),
    ...(nextPath && { nextPath }),
    ...(insteadPath && { insteadPath }),
  };
}
