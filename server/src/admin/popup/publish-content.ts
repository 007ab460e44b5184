import type { PageMistake } from 'shared-types/admin/pages/pages';
import type { Database } from '../../platform/schema/database';
import type { BlockEditors } from '../../site/block-settings/block-editors';
import { popupMistakes } from '../../site/import/check/pages/check-popup';
import { documentPage } from '../../site/page-content/page-content';
import { contentPointer } from '../../site/page-content/pointer';
import { findDraft } from '../../site/page-draft/drafts.store';
import { publishPages } from '../../site/page-publish/publish-pages';
import type { Publisher } from '../../site/page-publish/versions.store';
import { findSpecialPages, type SpecialPageRow } from '../special-pages/special-page.store';

export interface ContentToPublish {
  readonly siteId: string;
  readonly publisher: Publisher;
  readonly editors: BlockEditors;
}

/** True if visitors have a popup's content; `missing` if none was made, or mistakes that keep it from being published. */
export type PublishedContent =
  | { readonly kind: 'published' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly mistakes: readonly PageMistake[] };

/** Publishes what has changed of the popups of all languages. */
export async function publishContent(db: Database, input: ContentToPublish): Promise<PublishedContent> {
  const pages = await findSpecialPages(db, { siteId: input.siteId, kind: 'popup-overlay' });
  if (pages.length === 0) return { kind: 'missing' };
  const mistakes = await contentMistakes(db, { siteId: input.siteId, pages });
  if (mistakes.length > 0) return { kind: 'invalid', mistakes };
  const changed = pages.filter(({ isChanged }) => isChanged).map(({ id }) => ({ pageId: id }));
  if (changed.length === 0) return { kind: 'published' };
  const outcome = await publishPages(db, { ...input, pages: changed });
  if (outcome.kind === 'invalid') return outcome;
  // A page that somebody has deleted meanwhile.
  return outcome.kind === 'published' ? { kind: 'published' } : { kind: 'missing' };
}

/** While a popup is off, its pages are published like any other, so they are checked here. */
async function contentMistakes(
  db: Database,
  { siteId, pages }: { readonly siteId: string; readonly pages: readonly SpecialPageRow[] },
): Promise<PageMistake[]> {
  const found = await Promise.all(pages.map(({ id }) => findDraft(db, { siteId, pageId: id })));
  return found.flatMap((draft, index) => {
    const pageId = pages[index]?.id;
    if (!draft || pageId === undefined) return [];
    const { content } = draft;
    return popupMistakes(documentPage(content)).map(({ path, message }) => ({
      pageId,
      pointer: contentPointer(content, path),
      message,
    }));
  });
}
