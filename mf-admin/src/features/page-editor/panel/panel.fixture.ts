import { produce } from 'immer';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { BlockEditor, EditorValues } from 'shared-types/site/block-editor';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { EXAMPLE_IDS, exampleContent, exampleView } from '../page-editor.fixture';
import type { Command, EditorState, PageEditorStore } from '../state/page-editor-store';

export interface FixtureStore extends PageEditorStore {
  readonly commands: Command[];
  /** Changes the content as undo or somebody else would. */
  change(recipe: Command['recipe']): void;
  /** Settings of the block of a fixture panel. */
  settings(): Readonly<Record<string, unknown>>;
}

/** A store in memory that keeps nothing. */
export function fixtureStore(content: PageContent): FixtureStore {
  const listeners = new Set<() => void>();
  const commands: Command[] = [];
  let state: EditorState = {
    pageId: EXAMPLE_IDS.page,
    content,
    saving: 'saved',
    people: [],
    status: 'published',
    isChanged: false,
    revision: 0,
  };
  const change = (recipe: Command['recipe']): void => {
    state = { ...state, content: produce(state.content, (draft) => void recipe(draft as never)) };
    for (const listener of listeners) listener();
  };
  return {
    commands,
    change,
    settings: () => state.content.blocks[EXAMPLE_IDS.text]?.settings ?? {},
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onPatch: () => () => undefined,
    run: (command) => {
      commands.push(command);
      change(command.recipe);
    },
    select: () => undefined,
    undo: () => undefined,
    redo: () => undefined,
    settle: () => undefined,
    save: () => Promise.resolve(true),
  };
}

/** A page whose text block has this editor and these settings. */
export function fixturePage(editor: Partial<BlockEditor>, settings: EditorValues = {}) {
  const content = exampleContent();
  const block = { id: EXAMPLE_IDS.text, type: BLOCK_TYPE.text, settings };
  const whole: BlockEditor = {
    title: { en: 'Sample' },
    group: 'text',
    picture: 'M4 4h16',
    defaults: {},
    fields: [],
    ...editor,
  };
  return {
    view: exampleView({ blocks: [{ type: BLOCK_TYPE.text, editor: whole }] }),
    store: fixtureStore({ ...content, blocks: { ...content.blocks, [block.id]: block } }),
    blockId: block.id,
  };
}
