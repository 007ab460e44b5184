import { PAGES_CALLS, type PageMistake, type PublishReply } from 'shared-types/admin/pages/pages';
import type { ListedSiteDraft } from 'shared-types/admin/site-states/site-drafts';
import type { EditorHost } from '../page-editor-host';
import type { PageEditorStore } from '../state/page-editor-store';

export type PublishOutcome =
  | { readonly kind: 'published' }
  /** The last changes could not be saved. */
  | { readonly kind: 'unsaved' }
  | {
      readonly kind: 'refused';
      /** HTTP status; 0 without an answer. */
      readonly status: number;
      readonly message: string;
      readonly mistakes: readonly PageMistake[];
    };

export interface PublishInput {
  readonly note: string;
  /** Drafts of the whole site that are published too. */
  readonly siteDrafts: readonly ListedSiteDraft[];
}

/**
 * Saves the draft and publishes it as it then is.
 *
 * @implements EDIT-10
 */
export async function publishDraft(
  store: PageEditorStore,
  { request }: Pick<EditorHost, 'request'>,
  { note, siteDrafts }: PublishInput,
): Promise<PublishOutcome> {
  if (!(await store.save())) return { kind: 'unsaved' };
  const { pageId, revision } = store.getState();
  const { path, method } = PAGES_CALLS.publishPages;
  const body = {
    pages: [{ pageId, revision }],
    ...(siteDrafts.length > 0 && {
      siteDrafts: siteDrafts.map(({ part, language, seen }) => ({ part, language, seen })),
    }),
    ...(note.trim() !== '' && { note }),
  };
  const result = await request<PublishReply>(path, { method, body });
  if (result.ok) return { kind: 'published' };
  const { status, message } = result;
  return { kind: 'refused', status, message, mistakes: mistakesOf(result.failure?.data) };
}

function mistakesOf(data: unknown): readonly PageMistake[] {
  const { mistakes } = (data ?? {}) as { readonly mistakes?: readonly PageMistake[] };
  return mistakes ?? [];
}
