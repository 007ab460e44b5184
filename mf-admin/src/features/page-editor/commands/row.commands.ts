import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { SectionTheme } from 'shared-types/site/theme/section-themes';
import type { Command, Writable } from '../state/page-editor-store';
import { hasRoomFor } from './block.commands';
import { copyJson } from './copy-json';
import { blocksOfRow, clamp, ROW_SPAN, rowOf, setRows } from './rows';
import { spliced } from './spliced';

/** Adds an empty row before the row that is there now, and selects it. The spans of its columns must be 12 in all. */
export function insertRow(row: number, spans: readonly number[] = [ROW_SPAN]): Command {
  return {
    label: 'insertRow',
    recipe: (content) => setRows(content, (rows) => spliced(rows, [clamp(row, rows.length), 0], [rowOf(spans)])),
    selects: { kind: 'row', row },
  };
}

/** Moves a row so that it is the one with the number `to`, and selects it. Does nothing if one of the numbers is none. */
export function moveRow(row: number, to: number): Command {
  return {
    label: 'moveRow',
    recipe: (content) =>
      setRows(content, (rows) => {
        const moved = rows[row];
        return moved && rows[to] ? spliced(spliced(rows, [row, 1], []), [to, 0], [moved]) : rows;
      }),
    selects: { kind: 'row', row: to },
  };
}

/** Puts a copy of a row below it and selects the copy. `newIds` are the ids of its blocks, in their order. */
export function duplicateRow(content: PageContent, row: number, newIds: readonly string[]): Command {
  const original = content.body.layout.rows[row];
  const ids = original ? blocksOfRow(original) : [];
  const copies = ids.flatMap((id, index) => {
    const block = content.blocks[id];
    const newId = newIds[index];
    return block && newId !== undefined ? [{ ...block, id: newId }] : [];
  });
  return {
    label: 'duplicateRow',
    recipe: (draft) => {
      if (!original || copies.length < ids.length || !hasRoomFor(draft, copies.length)) return;
      const columns = original.columns.map(({ span, blocks }) => ({
        span,
        blocks: blocks.map((id) => newIds[ids.indexOf(id)] ?? id),
      }));
      setRows(draft, (rows) => spliced(rows, [row + 1, 0], [{ ...original, columns }]));
      for (const copy of copies) draft.blocks[copy.id] = copyJson(copy) as Writable<typeof copy>;
    },
    selects: { kind: 'row', row: row + 1 },
  };
}

/** Removes a row with its blocks. Does nothing for a row that is gone. */
export function removeRow(row: number): Command {
  return {
    label: 'removeRow',
    recipe: (content) => {
      const removed = content.body.layout.rows[row];
      for (const id of removed ? blocksOfRow(removed) : []) delete content.blocks[id];
      setRows(content, (rows) => rows.filter((_, at) => at !== row));
    },
    selects: null,
  };
}

/** Gives a section colours; `light` is as the page, whatever the site's template has. Does nothing for a row that is gone. */
export function changeSectionColors(row: number, theme: SectionTheme): Command {
  return {
    label: 'changeSectionColors',
    recipe: (content) => setRows(content, (rows) => rows.map((one, at) => (at === row ? { ...one, theme } : one))),
  };
}
