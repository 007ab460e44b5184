import { produce } from 'immer';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { Command, EditorState, PageEditorStore, Writable } from '../state/page-editor-store';

export interface FakeStore extends PageEditorStore {
  readonly commands: Command[];
  saves: number;
  /** Changes the state as the server or another part of the editor would. */
  change(changes: Partial<EditorState>): void;
}

/** A store in memory, without server and undo. */
export function createFakeStore({ draft }: PageEditorView): FakeStore {
  const { pageId, content, revision, isChanged, status, people } = draft;
  let state: EditorState = { pageId, content, saving: 'saved', people, status, isChanged, revision };
  const listeners = new Set<() => void>();
  const change = (changes: Partial<EditorState>): void => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  const never = () => () => undefined;
  const store: FakeStore = {
    commands: [],
    saves: 0,
    change,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPatch: never,
    run(command) {
      store.commands.push(command);
      const recipe = (next: Writable<PageContent>): void => command.recipe(next);
      const next = produce(state.content as Writable<PageContent>, recipe) as PageContent;
      const { selects } = command;
      change({ content: next, ...(selects !== undefined && { selection: selects ?? undefined }) });
    },
    select: (selection) => change({ selection }),
    undo: () => undefined,
    redo: () => undefined,
    settle: () => undefined,
    async save() {
      store.saves += 1;
      return true;
    },
  };
  return store;
}

/** The draft of a content as the server's page has it: each block's HTML by its id. */
export function fillDraft(
  document: Document,
  content: PageContent,
  htmlOf: (id: string) => string = textOf,
): HTMLElement {
  const main = document.createElement('main');
  main.id = 'main';
  main.className = 'frame-main';
  for (const { columns } of content.body.layout.rows) {
    const row = elementIn(main, 'frame-row');
    for (const { span, blocks } of columns) {
      const column = elementIn(row, span < 12 ? 'frame-column frame-column--part' : 'frame-column');
      column.style.setProperty('--span', String(span));
      for (const id of blocks) {
        const block = elementIn(column, 'block');
        block.id = `block-${id}`;
        block.dataset['block'] = id;
        block.innerHTML = htmlOf(id);
      }
    }
  }
  document.body.replaceChildren(main);
  return main;
}

function elementIn(parent: HTMLElement, name: string): HTMLElement {
  const element = parent.ownerDocument.createElement('div');
  element.className = name;
  parent.append(element);
  return element;
}

function textOf(id: string): string {
  return `<p>Block ${id.slice(0, 4)}</p>`;
}
