import { produce } from 'immer';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageDraft } from 'shared-types/admin/pages/page-draft';
import type { EditorHost } from '../page-editor-host';
import { createModelStore, editorSlice, type ModelStore } from './editor.state';
import { shownState } from './shown-state';
import { followContent } from './follow-content';
import { keepDraft } from './keep/keep-draft';
import { createModel } from './model/editor-model';
import type { Mark } from './model/undo-step';
import type { Command, EditorState, PageEditorStore, Writable } from './page-editor-store';
import type { Surroundings } from './surroundings';
import { browserSurroundings } from './surroundings.effects';
import { createSender } from './sync/create-sender';
import { followConnection } from './sync/follow-connection';
import { watchOthers } from './sync/watch-others';

export interface PageEditorParts {
  readonly draft: PageDraft;
  readonly host: Pick<EditorHost, 'request' | 'storage' | 'stop' | 'bus' | 'context'>;
  /** The browser's if absent. */
  readonly surroundings?: Surroundings;
}

const { changed, redone, selected, settled, undone } = editorSlice.actions;

/**
 * Creates the store of a page's draft, which ends with the host. What an earlier editor of this browser has not sent is
 * restored.
 */
export function createPageEditorStore(parts: PageEditorParts): PageEditorStore {
  const { draft, host, surroundings = browserSurroundings() } = parts;
  const store = createModelStore(createModel(draft));
  const patches = followContent(store);
  const whenReady = keepDraft({ store, draft, host, surroundings, onUnkept: () => void sender.flush() });
  const sender = createSender({ store, host, surroundings, whenReady });
  const synced = { store, host, surroundings, sender, whenReady };
  watchOthers(synced);
  followConnection(synced);
  void whenReady.then(sender.wake);

  const mark = (): Mark => ({ key: surroundings.newKey(), at: surroundings.now() });
  const act = (action: () => void): void => {
    patches.asOwn(action);
    sender.wake();
  };
  return {
    getState: createStateReader(store),
    subscribe: (listener) => store.subscribe(listener),
    onPatch: patches.listen,
    run: (command) => act(() => runCommand(store, command, mark())),
    select: (selection) => void store.dispatch(selected(selection)),
    undo: () => act(() => store.dispatch(undone(mark()))),
    redo: () => act(() => store.dispatch(redone(mark()))),
    settle(choice) {
      store.dispatch(settled({ choice, ...mark() }));
      sender.wake();
    },
    save: sender.flush,
  };
}

function runCommand(store: ModelStore, { label, recipe, selects, burst }: Command, mark: Mark): void {
  const before = store.getState().content;
  const content = produce(before, (draft: Writable<PageContent>) => void recipe(draft));
  if (content !== before) store.dispatch(changed({ ...mark, label, content, ...(burst !== undefined && { burst }) }));
  if (selects !== undefined) store.dispatch(selected(selects ?? undefined));
}

/** The same object as long as nothing has changed. */
function createStateReader(store: ModelStore): () => EditorState {
  let model = store.getState();
  let state = shownState(model);
  return () => {
    if (model !== store.getState()) {
      model = store.getState();
      state = shownState(model);
    }
    return state;
  };
}
