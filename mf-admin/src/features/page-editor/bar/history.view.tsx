import type { ReactElement } from 'react';
import type { EditorProps } from '../editor-props';
import { Icon } from '../icon.view';
import { useEditorState } from '../use-editor-state.effects';

/** Undo and redo, named by the step that each concerns. */
export function History({ store, host }: Pick<EditorProps, 'store' | 'host'>): ReactElement {
  const { text, announcer } = host;
  const { undoes, redoes } = useEditorState(store);
  const undo = undoes && text('barStep', { label: undoes });
  const redo = redoes && text('barStep', { label: redoes });
  const undoName = undo ? text('barUndoStep', { step: undo }) : text('barUndo');
  const redoName = redo ? text('barRedoStep', { step: redo }) : text('barRedo');
  return (
    <div className="admin-page-editor__command-group" role="group" aria-label={text('barHistory')}>
      <button
        type="button"
        className="admin-page-editor__command"
        aria-label={undoName}
        title={undoName}
        aria-keyshortcuts="Control+Z"
        // Not `disabled`, which would drop the focus after the last step.
        aria-disabled={!undo}
        onClick={() => {
          if (!undo) return;
          store.undo();
          announcer.announce(text('barUndone', { step: undo }));
        }}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="admin-page-editor__command"
        aria-label={redoName}
        title={redoName}
        aria-keyshortcuts="Control+Shift+Z Control+Y"
        aria-disabled={!redo}
        onClick={() => {
          if (!redo) return;
          store.redo();
          announcer.announce(text('barRedone', { step: redo }));
        }}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
