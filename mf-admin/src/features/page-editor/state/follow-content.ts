import type { Patch } from 'shared-types/admin/pages/page-change';
import type { ModelStore } from './editor.state';
import { diff } from './patch/diff';

type PatchListener = (patch: Patch, isTheirs: boolean) => void;

export interface ContentFollower {
  /** Returns a function that ends it. */
  listen(listener: PatchListener): () => void;
  /** What changes the content in a function is this editor's doing. */
  asOwn(action: () => void): void;
}

/** Tells each change of the content once, as a patch. */
export function followContent(store: ModelStore): ContentFollower {
  const listeners = new Set<PatchListener>();
  let { content } = store.getState();
  let isOwn = false;
  store.subscribe(() => {
    const before = content;
    ({ content } = store.getState());
    const patch = listeners.size > 0 ? diff(before, content) : [];
    if (patch.length > 0) for (const listener of [...listeners]) listener(patch, !isOwn);
  });
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asOwn(action) {
      isOwn = true;
      try {
        action();
      } finally {
        isOwn = false;
      }
    },
  };
}
