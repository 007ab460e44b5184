import type { BlockSettings, PageContent } from 'shared-types/admin/pages/page-content';
import { LIMIT } from 'shared-types/site/limits';
import type { Block } from 'shared-types/site/page/page';
import type { Command, Writable } from '../state/page-editor-store';
import type { BlockPlace } from './block-place';
import { copyJson } from './copy-json';
import { findBlock, setRows, withBlocks, withoutBlock } from './rows';

type EditedBlock = Block<BlockSettings>;

/** True if the page holds so many blocks more; commands that would add too many do nothing. */
export function hasRoomFor({ blocks }: Pick<PageContent, 'blocks'>, count: number): boolean {
  return Object.keys(blocks).length + count <= LIMIT.blocksPerLayout;
}

/** Adds a block, which is selected then. Its id must be new. */
export function insertBlock(block: EditedBlock, place: BlockPlace): Command {
  return {
    label: 'insertBlock',
    recipe: (content) => addBlocks(content, [block], place),
    selects: { kind: 'block', id: block.id },
  };
}

/** Adds blocks one below the other and selects the first. Their ids must be new. */
export function pasteBlocks(blocks: readonly EditedBlock[], place: BlockPlace): Command {
  const [first] = blocks;
  return {
    label: 'paste',
    recipe: (content) => addBlocks(content, blocks, place),
    ...(first && { selects: { kind: 'block', id: first.id } }),
  };
}

/**
 * Moves a block to a place of the layout as it is now, and selects it. A row with a single column goes if it is empty then.
 * Does nothing if the block or the place is gone.
 */
export function moveBlock(id: string, place: BlockPlace): Command {
  return {
    label: 'moveBlock',
    recipe: (content) => {
      const { row = -1, column = -1 } = 'newRow' in place ? {} : place;
      const isThere = 'newRow' in place || content.body.layout.rows[row]?.columns[column] !== undefined;
      if (!isThere || !content.blocks[id]) return;
      setRows(content, (rows) => {
        // The old place is renamed first, so that the new one need not be counted again.
        const renamed = rename(rows, id, MOVING);
        return withoutBlock(withBlocks(renamed, place, [id]), MOVING);
      });
    },
    selects: { kind: 'block', id },
  };
}

/** No block has this id. */
const MOVING = '';

/** Puts a copy of a block below it and selects the copy. Does nothing for a block that is gone. */
export function duplicateBlock(content: PageContent, id: string, newId: string): Command {
  const block = content.blocks[id];
  return {
    label: 'duplicateBlock',
    recipe: (draft) => {
      const spot = findBlock(draft.body.layout.rows, id);
      if (block && spot) addBlocks(draft, [{ ...block, id: newId }], { ...spot, index: spot.index + 1 });
    },
    ...(block && { selects: { kind: 'block', id: newId } }),
  };
}

/** Removes a block. An emptied column stays; a row with a single column goes with its last block. */
export function removeBlock(id: string): Command {
  return {
    label: 'removeBlock',
    recipe: (content) => {
      setRows(content, (rows) => withoutBlock(rows, id));
      delete content.blocks[id];
    },
    selects: null,
  };
}

function addBlocks(content: Writable<PageContent>, blocks: readonly EditedBlock[], place: BlockPlace): void {
  const isThere = 'newRow' in place || content.body.layout.rows[place.row]?.columns[place.column] !== undefined;
  if (!isThere || blocks.length === 0 || !hasRoomFor(content, blocks.length)) return;
  const ids = blocks.map(({ id }) => id);
  setRows(content, (rows) => withBlocks(rows, place, ids));
  for (const block of blocks) content.blocks[block.id] = copyJson(block) as Writable<EditedBlock>;
}

function rename(rows: Parameters<typeof withoutBlock>[0], id: string, name: string): typeof rows {
  return rows.map(({ columns }) => ({
    columns: columns.map((column) => ({ ...column, blocks: column.blocks.map((one) => (one === id ? name : one)) })),
  }));
}
