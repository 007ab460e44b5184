import type { PageEditorStore } from '../../state/page-editor-store';
import { loadDraft } from './load-draft.effects';

/** Insertions that follow each other load one page. */
const GATHER_MS = 60;

export interface FreshDraftOptions {
  readonly store: Pick<PageEditorStore, 'save' | 'getState' | 'subscribe'>;
  readonly path: string;
  readonly stop: AbortSignal;
  readonly onDraft: (draft: Document) => void;
  /** The server has the change, and sends no page. */
  readonly onFailure: () => void;
}

/**
 * Returns a function that saves and then loads the draft as the server renders it: for blocks whose style sheet the frame does not
 * have, or whose HTML this browser cannot parse. A change that cannot be saved now is loaded once it is.
 */
export function createFreshDraft({ store, path, stop, onDraft, onFailure }: FreshDraftOptions): () => void {
  let state: 'idle' | 'gathering' | 'loading' | 'again' | 'unsaved' = 'idle';
  const load = async (): Promise<void> => {
    state = 'loading';
    const isSaved = await store.save();
    if (stop.aborted) return;
    if (!isSaved) {
      state = 'unsaved';
      return;
    }
    const draft = await loadDraft(path, stop);
    if (stop.aborted) return;
    const isAskedAgain = state === ('again' as typeof state);
    state = 'idle';
    if (draft?.querySelector('main.frame-main')) onDraft(draft);
    else onFailure();
    if (isAskedAgain) request();
  };
  const request = (): void => {
    if (state === 'loading') state = 'again';
    if (state !== 'idle' && state !== 'unsaved') return;
    state = 'gathering';
    setTimeout(() => void (stop.aborted || load()), GATHER_MS);
  };
  const stopWatching = store.subscribe(() => {
    if (state === 'unsaved' && store.getState().saving === 'saved') request();
  });
  stop.addEventListener('abort', stopWatching, { once: true });
  return request;
}
