import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import { editableBlock } from '../block-name';
import { ownText } from '../own-text';
import type { EditorHost } from '../page-editor-host';

/** What owners know a type of block as; other types, such as those of another version of a remote, are "Block". */
export function typeName(
  view: PageEditorView,
  type: number | undefined,
  host: Pick<EditorHost, 'context' | 'text'>,
): string {
  const editable = editableBlock(view, type);
  return editable ? ownText(editable.editor.title, host.context.locale) : host.text('canvasBlock');
}
