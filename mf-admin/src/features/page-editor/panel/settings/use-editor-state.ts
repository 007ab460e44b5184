import { useSyncExternalStore } from 'react';
import type { EditorState, PageEditorStore } from '../../state/page-editor-store';

/** The part of the editor's state that `select` picks; it must return the same value for the same state. */
export function useEditorState<Part>(store: PageEditorStore, select: (state: EditorState) => Part): Part {
  const read = () => select(store.getState());
  return useSyncExternalStore((listener) => store.subscribe(listener), read, read);
}
