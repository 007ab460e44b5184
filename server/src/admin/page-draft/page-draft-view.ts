import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import type { Database } from '../../platform/schema/database';
import { findDraft, ownSteps, type PageKey } from '../../site/page-draft/drafts.store';
import { presentPeople } from '../../site/page-draft/presence.store';
import { isChanged, pageStatus } from '../../site/page-publish/page-status';

/** A draft as its editor gets it; undefined for a page that is gone. */
export async function pageDraftView(
  db: Database,
  { accountId, ...page }: PageKey & { readonly accountId: string },
): Promise<PageDraft | undefined> {
  const found = await findDraft(db, page);
  if (!found) return undefined;
  const { content, row, published } = found;
  const own = { ...page, accountId };
  return {
    pageId: page.pageId,
    content,
    revision: row?.revision ?? 0,
    isPublished: published !== undefined,
    isChanged: isChanged(found),
    status: pageStatus(found),
    ...(row && { changedBy: row.changed_by, changedAt: row.changed_at.toISOString() }),
    changes: await ownSteps(db, own),
    people: await presentPeople(db, own),
  };
}
