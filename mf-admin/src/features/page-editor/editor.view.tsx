import { useId, useState, type ReactElement } from 'react';
import type { PreviewMode } from 'shared-types/admin/design';
import { useAskBeforeLeaving } from './ask-before-leaving.effects';
import { Bar } from './bar/bar.view';
import { ConflictDialog } from './bar/conflict-dialog.view';
import { selectionName } from './block-name';
import { Canvas } from './canvas/canvas.view';
import type { BlockPlace } from './commands/block-place';
import { useEditorKeys } from './editor-keys.effects';
import type { EditorProps } from './editor-props';
import { Insertion } from './insertion.view';
import { Outline } from './outline/outline.view';
import { selectionActions } from './outline/selection-actions';
import { SidePanel } from './side-panel.view';
import { useEditorState } from './use-editor-state.effects';
import { useIsWide } from './use-is-wide.effects';
import { useSheetFocus, type Sheet } from './use-sheet-focus.effects';

/** The whole editor: bar, outline, page and panel; on a small screen outline and panel are sheets below the page. */
export function Editor(editor: EditorProps): ReactElement {
  const { view, store, host } = editor;
  const id = useId();
  const isWide = useIsWide();
  const { selection, content, saving, conflict } = useEditorState(store);
  const [mode, setMode] = useState<PreviewMode>(isWide ? 'desktop' : 'phone');
  const [place, insertAt] = useState<BlockPlace>();
  const [isOutlined, showOutline] = useState(true);
  const [sheet, openSheet] = useState<Sheet>();
  const actions = selectionActions(editor, insertAt);
  useAskBeforeLeaving(saving);
  useSheetFocus(id, isWide ? undefined : sheet);
  const escape = (): boolean => {
    if (!isWide && sheet) openSheet(undefined);
    else if (selection) store.select(undefined);
    else return false;
    return true;
  };
  const onKey = useEditorKeys({
    undo: () => store.undo(),
    redo: () => store.redo(),
    save: () => void store.save(),
    remove: () => selection?.kind === 'block' && actions.run('remove'),
    duplicate: () => selection?.kind === 'block' && actions.run('duplicate'),
    escape,
  });
  const hasOutline = isWide ? isOutlined : sheet === 'outline';
  const hasPanel = isWide || sheet === 'panel';
  const toggle = (wanted: Sheet): void => {
    if (isWide) showOutline(!isOutlined);
    else openSheet(sheet === wanted ? undefined : wanted);
  };
  return (
    <section className="admin-tokens admin-page-editor" data-bleed="" aria-label={host.text('editorTitle')}>
      <Bar
        {...editor}
        mode={mode}
        onMode={setMode}
        parts={{
          outline: { id: `${id}-outline`, isOpen: hasOutline, toggle: () => toggle('outline') },
          panel: { id: `${id}-panel`, isOpen: hasPanel, toggle: () => toggle('panel') },
        }}
      />
      <div className="admin-page-editor__work">
        {hasOutline && (
          <Outline
            {...editor}
            id={`${id}-outline`}
            actions={actions}
            onClose={isWide ? undefined : () => openSheet(undefined)}
          />
        )}
        <div className="admin-page-editor__middle">
          <Canvas view={view} store={store} host={host} mode={mode} onInsert={insertAt} onKeyDown={onKey} />
        </div>
        {hasPanel && (
          <SidePanel
            {...editor}
            id={`${id}-panel`}
            actions={actions}
            hasActions={!hasOutline}
            onClose={isWide ? undefined : () => openSheet(undefined)}
          />
        )}
        {!isWide && !sheet && selection && (
          <div className="admin-page-editor__selected">
            <span className="admin-page-editor__selected-name" dir="auto">
              {selectionName(selection, content, { view, host })}
            </span>
            <button type="button" className="button button--quiet" onClick={() => store.select(undefined)}>
              {host.text('editorDeselect')}
            </button>
            <button type="button" className="button" onClick={() => openSheet('panel')}>
              {host.text('editorEdit')}
            </button>
          </div>
        )}
      </div>
      {place && <Insertion {...editor} place={place} onDone={() => insertAt(undefined)} />}
      {conflict && <ConflictDialog {...editor} conflict={conflict} />}
    </section>
  );
}
