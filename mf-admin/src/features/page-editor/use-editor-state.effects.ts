import { useCallback, useSyncExternalStore } from 'react';
import type { EditorState, PageEditorStore } from './state/page-editor-store';

/** The state of the draft; the view is drawn again with each change. */
export function useEditorState(store: PageEditorStore): EditorState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = useCallback(() => store.getState(), [store]);
  return useSyncExternalStore(subscribe, read, read);
}
