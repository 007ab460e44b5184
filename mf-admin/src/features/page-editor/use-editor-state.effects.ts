import { useCallback, useSyncExternalStore } from 'react';
import type { EditorState, PageEditorStore } from './state/page-editor-store';

const whole = (state: EditorState): EditorState => state;

/** The state of the draft; the view is drawn again with each change of it. */
export function useEditorState(store: PageEditorStore): EditorState;
/** A part of it; `select` must return the same value for the same state. */
export function useEditorState<Part>(store: PageEditorStore, select: (state: EditorState) => Part): Part;
export function useEditorState(store: PageEditorStore, select: (state: EditorState) => unknown = whole): unknown {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = (): unknown => select(store.getState());
  return useSyncExternalStore(subscribe, read, read);
}
