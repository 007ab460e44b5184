import { useCallback, useEffect, useRef } from 'react';

export interface EditorActions {
  undo(): void;
  redo(): void;
  save(): void;
  /** Deletes and duplicates the selected block; false if no block is selected. */
  remove(): boolean;
  duplicate(): boolean;
  /** Closes what is open, or clears the selection; false if there is neither. */
  escape(): boolean;
}

/** Answers the editor's keys in this document; the returned function takes those of the frame. */
export function useEditorKeys(actions: EditorActions): (event: KeyboardEvent) => void {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions));
  const onKey = useCallback((event: KeyboardEvent): void => {
    // Keys of an input method belong to it.
    if (event.defaultPrevented || event.isComposing || isInDialog(event)) return;
    if (answerKey(event, latest.current)) event.preventDefault();
  }, []);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}

function answerKey(event: KeyboardEvent, actions: EditorActions): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return answerShortcut(event, actions);
  if (event.altKey || event.shiftKey) return false;
  if (event.key === 'Escape') return actions.escape();
  const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
  return isRemoval && !isTyping(event) && actions.remove();
}

function answerShortcut({ key, shiftKey }: KeyboardEvent, actions: EditorActions): boolean {
  switch (`${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`) {
    case 'z':
      actions.undo();
      return true;
    case 'y':
    case 'shift z':
      actions.redo();
      return true;
    case 's':
      actions.save();
      return true;
    case 'd':
      return actions.duplicate();
    default:
      return false;
  }
}

/** An element of another document is no instance of this one's classes. */
function elementOf({ target }: KeyboardEvent): Element | undefined {
  return target !== null && 'closest' in target ? (target as Element) : undefined;
}

function isTyping(event: KeyboardEvent): boolean {
  return Boolean(elementOf(event)?.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])'));
}

function isInDialog(event: KeyboardEvent): boolean {
  return Boolean(elementOf(event)?.closest('dialog, [role=dialog], [role=alertdialog]'));
}
