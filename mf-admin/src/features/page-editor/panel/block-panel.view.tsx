import type { ReactElement } from 'react';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { EditorHost } from '../page-editor-host';
import type { PageEditorStore } from '../state/page-editor-store';
import { EditorFields } from './fields/fields.view';
import { panelText, type PanelContext } from './settings/panel-context';
import { useEditorState } from '../use-editor-state.effects';
import { Variants } from './variants.view';
import './panel.css';

export interface PanelProps {
  /** Id of the block whose settings it shows. */
  readonly blockId: string;
  readonly view: PageEditorView;
  readonly store: PageEditorStore;
  readonly host: EditorHost;
}

/** The settings of the selected block, drawn from the fields of its editor. */
export function BlockPanel({ blockId, view, store, host }: PanelProps): ReactElement {
  const block = useEditorState(store, ({ content }) => content.blocks[blockId]);
  const editor = view.blocks.find(({ type }) => type === block?.type)?.editor;
  const panel: PanelContext = { blockId, view, store, host, Fields: EditorFields };
  if (!block) return <p className="admin-page-editor__panel">{host.text('panelGone')}</p>;
  if (!editor) return <p className="admin-page-editor__panel">{host.text('panelNoEditor', { type: block.type })}</p>;
  return (
    <form
      key={blockId}
      className="admin-page-editor__panel"
      aria-label={host.text('panelSettingsOf', { title: panelText(panel, editor.title) })}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {editor.variants && <Variants variants={editor.variants} variant={block.variant} panel={panel} />}
      <EditorFields fields={editor.fields} scope={{ path: [], values: block.settings }} panel={panel} />
      {editor.fields.length === 0 && <p>{host.text('panelNoFields')}</p>}
    </form>
  );
}
