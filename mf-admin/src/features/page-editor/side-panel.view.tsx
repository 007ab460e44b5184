import type { ReactElement } from 'react';
import { selectionName } from './block-name';
import type { EditorProps } from './editor-props';
import { Icon } from './icon.view';
import type { SelectionActions } from './outline/selection-actions';
import { AddButtons, SelectionToolbar } from './outline/selection-toolbar.view';
import { PageDetails } from './page-details.view';
import { BlockPanel } from './panel/block-panel.view';
import { SectionPanel } from './panel/section-panel.view';
import { useEditorState } from './use-editor-state.effects';

interface PanelProps extends EditorProps {
  readonly id: string;
  readonly actions: SelectionActions;
  /** True while the outline, which has the buttons for what is selected, is not there. */
  readonly hasActions: boolean;
  /** Closes the sheet; absent where the panel is always open. */
  readonly onClose?: (() => void) | undefined;
}

/** The settings of what is selected, or of the page. */
export function SidePanel({ id, actions, hasActions, onClose, ...editor }: PanelProps): ReactElement {
  const { view, store, host } = editor;
  const { content, selection } = useEditorState(store);
  const { text } = host;
  const name = selection ? selectionName(selection, content, { view, host }) : text('editorSettings');
  return (
    <section id={id} className="admin-page-editor__side" aria-label={text('editorPanel', { name })}>
      <header className="admin-page-editor__side-head">
        <h2 className="admin-page-editor__side-title" dir="auto">
          {name}
        </h2>
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
      <div className="admin-page-editor__side-body">
        {selection && hasActions && <SelectionToolbar actions={actions} host={host} />}
        {selection && selection.kind !== 'block' && (
          <>
            <SectionPanel row={selection.row} sections={view.sections} store={store} host={host} />
            <p className="admin-page-editor__hint">{text('editorPartHint')}</p>
            {hasActions && <AddButtons actions={actions} host={host} />}
          </>
        )}
        {selection?.kind === 'block' && content.blocks[selection.id] && (
          <BlockPanel key={selection.id} blockId={selection.id} {...editor} />
        )}
        {!selection && <PageDetails {...editor} />}
      </div>
    </section>
  );
}
