import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import type { EditableBlock, PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { EditorHost } from './page-editor-host';
import type { Selection } from './state/page-editor-store';
import { ownText } from './own-text';
import { plainText } from './plain-text';

const LONGEST = 40;

export type NamingHost = Pick<EditorHost, 'context' | 'text'>;

export function editableBlock(view: PageEditorView, type: number | undefined): EditableBlock | undefined {
  return view.blocks.find((one) => one.type === type);
}

/** What a block is called: its type and the beginning of its text, "Text: Made by hand". */
export function blockName(
  block: PageContent['blocks'][string] | undefined,
  view: PageEditorView,
  host: NamingHost,
): string {
  const editable = editableBlock(view, block?.type);
  const type = editable ? ownText(editable.editor.title, host.context.locale) : host.text('editorBlock');
  const beginning = block ? textOf(block.settings, editable) : '';
  return beginning === '' ? type : host.text('editorNamed', { type, text: shortened(beginning) });
}

/** What the selection is called in the panel. */
export function selectionName(
  selection: Selection,
  content: PageContent,
  { view, host }: { readonly view: PageEditorView; readonly host: NamingHost },
): string {
  if (selection.kind === 'block') return blockName(content.blocks[selection.id], view, host);
  const row = selection.row + 1;
  if (selection.kind === 'row') return host.text('editorRow', { row });
  return host.text('editorColumn', { row, column: selection.column + 1 });
}

function textOf(settings: BlockSettings, editable: EditableBlock | undefined): string {
  const keys = (editable?.editor.fields ?? [])
    .filter(({ kind }) => kind === 'text' || kind === 'rich-text')
    .map(({ key }) => key);
  for (const key of keys) {
    const value = settings[key];
    const text = typeof value === 'string' ? plainText(value) : '';
    if (text !== '') return text;
  }
  return '';
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).trimEnd()}…`;
}
