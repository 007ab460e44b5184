import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { EditorHost } from './page-editor-host';
import type { PageEditorStore } from './state/page-editor-store';

/** What every part of the editor works on. */
export interface EditorProps {
  readonly view: PageEditorView;
  readonly store: PageEditorStore;
  readonly host: EditorHost;
}
