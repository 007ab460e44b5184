import type { Selection } from '../../state/page-editor-store';
import type { MeasuredPage } from '../frame/measured-page';

/** Number of the row in which something is; undefined if it is gone. */
export function layerRowOf({ rows }: MeasuredPage, target: Selection | undefined): number | undefined {
  if (!target) return undefined;
  if (target.kind !== 'block') return rows[target.row] ? target.row : undefined;
  const row = rows.findIndex(({ columns }) => columns.some(({ blocks }) => blocks.some(({ id }) => id === target.id)));
  return row < 0 ? undefined : row;
}
