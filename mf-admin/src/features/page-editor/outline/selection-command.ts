import type { PageContent } from 'shared-types/admin/pages/page-content';
import { duplicateBlock, removeBlock } from '../commands/block.commands';
import type { BlockPlace } from '../commands/block-place';
import { removeColumn, resizeColumns, splitColumn, type ColumnPlace } from '../commands/column.commands';
import { moveBlockBy } from '../commands/move-block-by';
import { newId } from '../commands/new-id';
import { duplicateRow, insertRow, moveRow, removeRow } from '../commands/row.commands';
import { blocksOfRow, findBlock } from '../commands/rows';
import type { Command, Selection } from '../state/page-editor-store';

export const SELECTION_ACTIONS = [
  'addBlock',
  'addRow',
  'up',
  'down',
  'left',
  'right',
  'duplicate',
  'remove',
  'split',
  'narrower',
  'wider',
] as const;
export type SelectionAction = (typeof SELECTION_ACTIONS)[number];

type Change = Exclude<SelectionAction, 'addBlock'>;

/** Where "Add block" puts a block: behind what is selected, or at the end of the page. */
export function placeAfter({ body }: PageContent, selection: Selection | undefined): BlockPlace {
  const { rows } = body.layout;
  if (!selection) return { newRow: rows.length };
  if (selection.kind === 'block') {
    const spot = findBlock(rows, selection.id);
    return spot ? { ...spot, index: spot.index + 1 } : { newRow: rows.length };
  }
  const { row } = selection;
  const column = selection.kind === 'column' ? selection.column : 0;
  return { row, column, index: rows[row]?.columns[column]?.blocks.length ?? 0 };
}

/** What an action does to what is selected; undefined if there is nothing that it could do. */
export function selectionCommand(
  action: Change,
  content: PageContent,
  selection: Selection | undefined,
): Command | undefined {
  const { rows } = content.body.layout;
  if (!selection) return action === 'addRow' ? insertRow(rows.length) : undefined;
  if (selection.kind === 'row') return rowCommand(action, content, selection.row);
  if (selection.kind === 'column') return columnCommand(action, content, selection);
  return blockCommand(action, content, selection.id);
}

function rowCommand(action: Change, content: PageContent, row: number): Command | undefined {
  const { rows } = content.body.layout;
  const found = rows[row];
  if (!found) return undefined;
  switch (action) {
    case 'addRow':
      return insertRow(row + 1);
    case 'up':
      return row > 0 ? moveRow(row, row - 1) : undefined;
    case 'down':
      return row < rows.length - 1 ? moveRow(row, row + 1) : undefined;
    case 'duplicate':
      return duplicateRow(content, row, blocksOfRow(found).map(newId));
    case 'remove':
      return removeRow(row);
    case 'split':
      return found.columns.length === 1 ? splitColumn(content, row, 0) : undefined;
    default:
      return undefined;
  }
}

function columnCommand(action: Change, content: PageContent, place: ColumnPlace): Command | undefined {
  const { row, column } = place;
  const span = content.body.layout.rows[row]?.columns[column]?.span ?? 0;
  switch (action) {
    case 'addRow':
      return insertRow(row + 1);
    case 'remove':
      return removeColumn(content, row, column);
    case 'split':
      return splitColumn(content, row, column);
    case 'narrower':
      return resizeColumns(content, place, span - 1);
    case 'wider':
      return resizeColumns(content, place, span + 1);
    default:
      return undefined;
  }
}

function blockCommand(action: Change, content: PageContent, id: string): Command | undefined {
  const spot = findBlock(content.body.layout.rows, id);
  if (!spot) return undefined;
  switch (action) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return moveBlockBy(content, id, action);
    case 'duplicate':
      return duplicateBlock(content, id, newId());
    case 'remove':
      return removeBlock(id);
    default:
      return columnCommand(action, content, spot);
  }
}
