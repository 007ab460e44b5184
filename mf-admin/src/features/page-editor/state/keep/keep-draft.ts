import { PAGE_EDITOR_STORAGE } from 'shared-types/admin/pages/page-editor';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import type { EditorHost } from '../../page-editor-host';
import { editorSlice, type ModelStore } from '../editor.state';
import type { Surroundings } from '../surroundings';
import { keepChanges } from './keep-changes';
import { readKept } from './kept-text';
import { openSlots, type Slot } from './open-slots';

export interface KeepDraftParts {
  readonly store: ModelStore;
  readonly draft: PageDraft;
  readonly host: Pick<EditorHost, 'storage' | 'stop' | 'context'>;
  readonly surroundings: Pick<Surroundings, 'locks'>;
  readonly onUnkept: () => void;
}

/**
 * Restores what ended editors of this browser have left of the page, and keeps what is unsent from then on. Resolves once
 * the first of them is restored; the others follow when everything before them has been sent.
 */
export async function keepDraft({ store, draft, host, surroundings, onUnkept }: KeepDraftParts): Promise<void> {
  const { storage, stop, context } = host;
  const name = [PAGE_EDITOR_STORAGE.unsent, draft.pageId, context.authenticatedAccount?.id].join('-');
  const [own, ...others] = await openSlots({ name, storage, locks: surroundings.locks, stop });
  if (stop.aborted) return;
  // A ninth page of the same draft keeps nothing.
  if (!own) return void store.subscribe(() => void (store.getState().queue.length > 0 && onUnkept()));
  restoreFrom(own, store, draft);
  const keep = keepChanges({ store, storage, key: own.key, onUnkept });
  await keep();
  followOthers(others, { store, draft, host, keep });
}

interface OthersParts extends Pick<KeepDraftParts, 'store' | 'draft' | 'host'> {
  readonly keep: () => Promise<void>;
}

/** Restores from the other slots one after the other, each when nothing is unsent. */
function followOthers(slots: readonly Slot[], { store, draft, host, keep }: OthersParts): void {
  const waiting = [...slots];
  const restoreNext = (): void => {
    const { queue, conflict, base, people, status, isChanged, steps } = store.getState();
    const isIdle = queue.length === 0 && !conflict && base.behind === undefined;
    const slot = isIdle ? waiting.shift() : undefined;
    if (!slot) return;
    restoreFrom(slot, store, { ...draft, ...base, people, status, isChanged, changes: steps });
    // Kept in the own slot first.
    void keep()
      .then(() => host.storage.remove(slot.key))
      .then(slot.release);
  };
  restoreNext();
  if (slots.length > 0) store.subscribe(restoreNext);
}

function restoreFrom({ left }: Slot, store: ModelStore, draft: PageDraft): void {
  const kept = left === undefined ? undefined : readKept(left);
  if (kept) store.dispatch(editorSlice.actions.restored({ kept, draft }));
}
