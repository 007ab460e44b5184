import type { BlockPlace } from '../commands/block-place';
import type { EditorProps } from '../editor-props';
import { changeSpoken } from './change-spoken';
import { placeAfter, selectionCommand, type SelectionAction } from './selection-command';

/** What can be done with what is selected. */
export interface SelectionActions {
  can(action: SelectionAction): boolean;
  /** Does it and says so; false if it cannot be done. */
  run(action: SelectionAction): boolean;
}

/** The actions for the selection as it is when one of them is asked for. */
export function selectionActions(
  { store, host }: Pick<EditorProps, 'store' | 'host'>,
  insertAt: (place: BlockPlace) => void,
): SelectionActions {
  const { text, announcer } = host;
  return {
    can: (action) => {
      const { content, selection } = store.getState();
      return action === 'addBlock' || selectionCommand(action, content, selection) !== undefined;
    },
    run: (action) => {
      const { content, selection } = store.getState();
      if (action === 'addBlock') {
        insertAt(placeAfter(content, selection));
        return true;
      }
      const command = selectionCommand(action, content, selection);
      if (!command) {
        announcer.announce(text('outlineNoMove'));
        return false;
      }
      store.run(command);
      announcer.announce(changeSpoken(action, store.getState(), text));
      return true;
    },
  };
}
