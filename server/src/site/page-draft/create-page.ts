import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { PAGE_TEXT_LIMIT } from 'shared-types/admin/pages/pages';
import type { PageRecord } from 'shared-types/site/page/page-record';
import { PAGE_TYPE, type PageTypeNumber } from 'shared-types/site/page/page-type';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { isPattern } from '../directory/is-pattern';
import { isTaken } from '../import/check/pages/check-pages';
import { pagePathSchema } from '../import/schema/text.schema';
import { takePagesLock } from '../page-content/pages-lock';
import { findDraft, insertDraft, type Author, type NewDraft, type PageKey } from './drafts.store';
import { freePath, pathOfTitle, usedPaths } from './page-paths';

export interface NewPage {
  readonly siteId: string;
  readonly author: Author;
  readonly title: string;
  /** Made of the title if absent. */
  readonly path?: string;
  /** A path that was made for the page, which gets a number if another page has it; not with `path`. */
  readonly wantedPath?: string;
  /** An ordinary page if absent. */
  readonly pageType?: PageTypeNumber;
  /** Makes it a post or an event. */
  readonly record?: PageRecord;
  /** Body and blocks to begin with; none if absent. */
  readonly layout?: Pick<PageContent, 'body' | 'blocks'>;
  /** True puts it into the main navigation once it is published; false by default. */
  readonly addsToNavigation?: boolean;
}

export type CreateOutcome =
  | { readonly kind: 'created'; readonly pageId: string }
  /** The path is no path of a page, or another page or draft has it. */
  | { readonly kind: 'invalid-path'; readonly path: string }
  /** The page to copy is gone. */
  | { readonly kind: 'gone' };

/**
 * A page without content: one body of 12 columns without rows.
 *
 * @implements EDIT-30
 */
const EMPTY_PAGE: Pick<PageContent, 'body' | 'blocks'> = {
  body: { raw: false, layout: { columns: 12, rows: [] } },
  blocks: {},
};

/** Creates a draft that visitors do not see. */
export function createPage(
  db: Database,
  { siteId, author, title, path, wantedPath = pathOfTitle(title), addsToNavigation = false, ...page }: NewPage,
): Promise<CreateOutcome> {
  return insideOf(db, siteId, async (transaction) => {
    const used = await usedPaths(transaction, siteId);
    const wanted = path ?? freePath(wantedPath, used);
    if (!isFreePath(wanted, used)) return { kind: 'invalid-path', path: wanted };
    const { pageType = PAGE_TYPE.page, record, layout = EMPTY_PAGE } = page;
    const content = { ...{ path: wanted, pageType, title, description: '' }, ...(record && { record }), ...layout };
    return insert(transaction, { siteId, author, content, addsToNavigation });
  });
}

/** Copies a page with new blocks, as a draft at a path of its own. */
export function duplicatePage(
  db: Database,
  { author, title, ...page }: PageKey & { readonly author: Author; readonly title: (of: string) => string },
): Promise<CreateOutcome> {
  return insideOf(db, page.siteId, async (transaction) => {
    const found = await findDraft(transaction, page);
    if (!found) return { kind: 'gone' };
    const { content } = found;
    const used = await usedPaths(transaction, page.siteId);
    if (isPattern(content.path)) return { kind: 'invalid-path', path: content.path };
    const path = freePath(content.path === '/' ? pathOfTitle(content.title) : content.path, used);
    const copy = { ...withNewBlocks(content), path, title: title(content.title).slice(0, PAGE_TEXT_LIMIT.title) };
    return insert(transaction, { siteId: page.siteId, author, content: copy });
  });
}

/** True for a path that a page of its own could have, and that no other page or draft has. */
export function isFreePath(path: string, used: ReadonlySet<string>): boolean {
  return pagePathSchema.safeParse(path).success && !isPattern(path) && !isTaken(path) && !used.has(path);
}

function insideOf(
  db: Database,
  siteId: string,
  run: (transaction: Transaction<Tables>) => Promise<CreateOutcome>,
): Promise<CreateOutcome> {
  return withRetries(() =>
    db.transaction().execute(async (transaction) => {
      await takePagesLock(transaction, siteId);
      return run(transaction);
    }),
  );
}

async function insert(
  transaction: Transaction<Tables>,
  draft: Pick<NewDraft, 'siteId' | 'author' | 'content' | 'addsToNavigation'>,
): Promise<CreateOutcome> {
  const pageId = randomUUID();
  await insertDraft(transaction, { ...draft, pageId, publishedRevision: null });
  return { kind: 'created', pageId };
}

/** The same content; no two pages share a block. */
function withNewBlocks<T extends Pick<PageContent, 'body' | 'blocks'>>(content: T): T {
  const ids = new Map(Object.keys(content.blocks).map((id) => [id, randomUUID() as string]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const { layout } = content.body;
  const rows = layout.rows.map(({ columns }) => ({
    columns: columns.map((column) => ({ ...column, blocks: column.blocks.map(idOf) })),
  }));
  const blocks = Object.values(content.blocks).map((block) => [idOf(block.id), { ...block, id: idOf(block.id) }]);
  return { ...content, body: { raw: false, layout: { columns: 12, rows } }, blocks: Object.fromEntries(blocks) };
}
