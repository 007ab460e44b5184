import type { ReactElement } from 'react';
import type { EditorProps } from '../editor-props';
import { Icon } from '../icon.view';
import { useEditorState } from '../use-editor-state.effects';
import { OutlineTree } from './outline-tree.view';
import type { SelectionActions } from './selection-actions';
import { AddButtons, SelectionToolbar } from './selection-toolbar.view';
import './outline.css';

interface OutlineProps extends EditorProps {
  readonly id: string;
  readonly actions: SelectionActions;
  /** Closes the sheet; absent beside the page. */
  readonly onClose?: (() => void) | undefined;
}

/** The parts of the page as a tree, with what can be done with the selected one. */
export function Outline({ id, actions, onClose, ...editor }: OutlineProps): ReactElement {
  const { store, host } = editor;
  const { text } = host;
  const { content, selection } = useEditorState(store);
  const isEmpty = content.body.layout.rows.length === 0;
  return (
    <section id={id} className="admin-page-editor__parts" aria-label={text('outlineTitle')}>
      <header className="admin-page-editor__side-head">
        <h2 className="admin-page-editor__side-title">{text('outlineTitle')}</h2>
        {onClose && (
          <button
            type="button"
            className="admin-page-editor__command"
            aria-label={text('editorClose')}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className="admin-page-editor__tree-place">
        <OutlineTree {...editor} actions={actions} hintId={`${id}-keys`} />
        {isEmpty && <p className="admin-page-editor__hint">{text('outlineEmpty')}</p>}
      </div>
      <footer className="admin-page-editor__parts-foot">
        {selection && <SelectionToolbar actions={actions} host={host} />}
        <AddButtons actions={actions} host={host} />
        <p id={`${id}-keys`} className="admin-page-editor__hint admin-page-editor__keys">
          {text('outlineKeys')}
        </p>
      </footer>
    </section>
  );
}
