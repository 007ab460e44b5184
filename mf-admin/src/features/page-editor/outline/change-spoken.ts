import type { PageContent } from 'shared-types/admin/pages/page-content';
import { findBlock } from '../commands/rows';
import type { EditorHost } from '../page-editor-host';
import type { Selection } from '../state/page-editor-store';
import type { SelectionAction } from './selection-command';

type Text = EditorHost['text'];

/** What a screen reader says once an action is done. */
export function changeSpoken(
  action: Exclude<SelectionAction, 'addBlock'>,
  { content, selection }: { readonly content: PageContent; readonly selection?: Selection | undefined },
  text: Text,
): string {
  switch (action) {
    case 'addRow':
      return text('outlineRowAdded');
    case 'duplicate':
      return text('outlineDuplicated');
    case 'remove':
      return text('outlineRemoved');
    case 'split':
      return text('outlineSplitDone');
    case 'narrower':
    case 'wider':
      return text('outlineWidth', { span: spanOf(content, selection) });
    default:
      return text('outlineMoved', { way: action, place: placeSpoken(content, selection, text) });
  }
}

function placeSpoken({ body }: PageContent, selection: Selection | undefined, text: Text): string {
  const { rows } = body.layout;
  if (!selection) return '';
  if (selection.kind === 'row') return text('outlineRowOf', { row: selection.row + 1, count: rows.length });
  if (selection.kind === 'column') {
    const count = rows[selection.row]?.columns.length ?? 0;
    return text('outlineColumnOf', { column: selection.column + 1, count });
  }
  const spot = findBlock(rows, selection.id);
  if (!spot) return '';
  const columns = rows[spot.row]?.columns ?? [];
  return text('outlineBlockOf', {
    row: spot.row + 1,
    rows: rows.length,
    column: spot.column + 1,
    columns: columns.length,
    index: spot.index + 1,
    count: columns[spot.column]?.blocks.length ?? 0,
  });
}

function spanOf({ body }: PageContent, selection: Selection | undefined): number {
  const { rows } = body.layout;
  const spot = selection?.kind === 'block' ? findBlock(rows, selection.id) : selection;
  const column = spot && 'column' in spot ? spot.column : 0;
  return rows[spot?.row ?? 0]?.columns[column]?.span ?? 0;
}
