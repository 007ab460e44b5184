import type { PreviewMode } from 'shared-types/admin/design';
import type { PageEditorView } from 'shared-types/admin/pages/page-editor';
import type { BlockPlace } from '../commands/block-place';
import type { EditorHost } from '../page-editor-host';
import type { PageEditorStore } from '../state/page-editor-store';

export interface CanvasProps {
  readonly view: PageEditorView;
  readonly store: PageEditorStore;
  readonly host: EditorHost;
  readonly mode: PreviewMode;
  /** Asks for a block to insert: opens the picker. */
  readonly onInsert: (place: BlockPlace) => void;
  /** A key that the canvas does not handle itself, such as Ctrl+Z inside the frame. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}
