import type { Selection } from '../../state/page-editor-store';
import type { MeasuredPage } from '../frame/measured-page';

/** The end of a column, where a block is added; `x` and `y` in pixels of the framed page. */
export interface ColumnEnd {
  readonly place: { readonly row: number; readonly column: number; readonly index: number };
  readonly x: number;
  readonly y: number;
}

/** The ends of the columns in which something is selected or under the mouse, each once; empty columns have none. */
export function columnEnds(page: MeasuredPage, targets: readonly (Selection | undefined)[]): readonly ColumnEnd[] {
  const wanted = targets.map((target) => target && columnOf(page, target));
  return page.rows.flatMap(({ columns }, row) =>
    columns.flatMap(({ blocks }, column) => {
      const last = blocks.at(-1)?.box;
      if (!last || !wanted.some((one) => one?.row === row && one.column === column)) return [];
      return [{ place: { row, column, index: blocks.length }, x: last.x + last.width / 2, y: last.y + last.height }];
    }),
  );
}

function columnOf(
  { rows }: MeasuredPage,
  target: Selection,
): { readonly row: number; readonly column: number } | undefined {
  if (target.kind === 'column') return target;
  if (target.kind === 'row') return undefined;
  for (const [row, { columns }] of rows.entries()) {
    const column = columns.findIndex(({ blocks }) => blocks.some(({ id }) => id === target.id));
    if (column >= 0) return { row, column };
  }
  return undefined;
}
