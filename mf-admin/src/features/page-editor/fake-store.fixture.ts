import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { Command, EditorState, PageEditorStore, Writable } from './state/page-editor-store';

export interface FakeStore extends PageEditorStore {
  /** Shows another state: another account's change, a lost connection. */
  set(changes: Partial<EditorState>): void;
  /** What was asked of it, in order: `undo`, `save`, `settle mine`. */
  readonly asked: string[];
}

/** The draft in memory, with undo and redo; nothing is sent. */
export function createFakeStore({ draft }: PageEditorView, changes: Partial<EditorState> = {}): FakeStore {
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const past: { readonly label: Command['label']; readonly content: PageContent }[] = [];
  const future: typeof past = [];
  let state: EditorState = {
    pageId: draft.pageId,
    content: draft.content,
    saving: 'saved',
    people: draft.people,
    status: draft.status,
    isChanged: draft.isChanged,
    revision: draft.revision,
    ...changes,
  };
  const set = (next: Partial<EditorState>): void => {
    state = { ...state, ...next, undoes: past.at(-1)?.label, redoes: future.at(-1)?.label };
    for (const listener of listeners) listener();
  };
  const step = (from: typeof past, to: typeof past): void => {
    const last = from.pop();
    if (!last) return;
    to.push({ label: last.label, content: state.content });
    set({ content: last.content });
  };
  return {
    asked,
    set,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPatch: () => () => undefined,
    run: ({ label, recipe, selects }) => {
      const content = structuredClone(state.content);
      recipe(content as Writable<PageContent>);
      past.push({ label, content: state.content });
      future.length = 0;
      const selection = selects === undefined ? state.selection : (selects ?? undefined);
      set({ content, selection, isChanged: true, saving: 'unsaved' });
    },
    select: (selection) => set({ selection }),
    undo: () => void (asked.push('undo'), step(past, future)),
    redo: () => void (asked.push('redo'), step(future, past)),
    settle: (choice) => {
      asked.push(`settle ${choice}`);
      set({ conflict: undefined });
    },
    save: async () => {
      asked.push('save');
      if (state.saving === 'unsaved') set({ saving: 'saved', revision: state.revision + 1 });
      return state.saving === 'saved';
    },
  };
}
