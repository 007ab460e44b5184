import type { Storage } from 'shared-types/host/storage';
import type { ModelStore } from '../editor.state';
import type { EditorModel } from '../model/editor-model';
import { keptText } from './kept-text';

export interface KeepParts {
  readonly store: ModelStore;
  readonly storage: Storage;
  readonly key: string;
  /** Called when the browser has no room. */
  readonly onUnkept: () => void;
}

/** Keeps unsent changes in this browser, once for all changes of a task; returns a function that keeps them now. */
export function keepChanges({ store, storage, key, onUnkept }: KeepParts): () => Promise<void> {
  let kept: Pick<EditorModel, 'queue' | 'base' | 'sending'> | undefined;
  let isPlanned = false;
  const keep = async (): Promise<void> => {
    isPlanned = false;
    const model = store.getState();
    if (kept && isSame(kept, model)) return;
    kept = model;
    const text = keptText(model);
    try {
      await (text === undefined ? storage.remove(key) : storage.set(key, text, 'necessary'));
    } catch {
      // What cannot be kept here is sent without delay.
      onUnkept();
    }
  };
  store.subscribe(() => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => void keep());
  });
  return keep;
}

function isSame(
  one: Pick<EditorModel, 'queue' | 'base' | 'sending'>,
  other: Pick<EditorModel, 'queue' | 'base' | 'sending'>,
): boolean {
  return one.queue === other.queue && one.base === other.base && one.sending === other.sending;
}
