import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { PageStatus } from 'shared-types/admin/pages/pages';
import type { EditorState } from '../state/page-editor-store';

/** What this editor has published, or marked for review, itself: the store learns of the draft alone. */
export interface Publication {
  readonly revision: number;
  readonly content: PageContent;
}

/** The status of the page, and what visitors see of it; absent for a page that they do not see. */
export function published(
  { status, revision, content }: EditorState,
  view: PageEditorView,
  publication: Publication | undefined,
): { readonly status: PageStatus; readonly visible?: PageContent | undefined } {
  if (!publication) return { status, visible: view.published };
  const { content: visible } = publication;
  if (publication.revision !== revision) return { status: status === 'published' ? 'draft' : status, visible };
  return { status: content.lock?.by === 'accounts' ? 'private' : 'published', visible };
}
