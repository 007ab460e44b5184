import { findBlock } from '../../commands/rows';
import type { EditorHost } from '../../page-editor-host';
import type { PageEditorStore } from '../../state/page-editor-store';

export interface Moved {
  readonly id: string;
  readonly name: string;
  readonly store: PageEditorStore;
  readonly host: EditorHost;
}

/** Announces where a block is after it was moved. */
export function announceMove({ id, name, store, host }: Moved): void {
  const spot = findBlock(store.getState().content.body.layout.rows, id);
  if (!spot) return;
  const { row, column, index } = spot;
  host.announcer.announce(host.text('canvasMoved', { name, row: row + 1, column: column + 1, index: index + 1 }));
}
