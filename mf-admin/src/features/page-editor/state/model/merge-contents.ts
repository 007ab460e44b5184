import type { PageContent } from 'shared-types/admin/pages/page-content';
import { blocksOfRow, findBlock, ROW_SPAN, rowOf, clamp, type Rows } from '../../commands/rows';
import { spliced } from '../../commands/spliced';
import { isJsonObject, memberOf, type JsonObject } from '../patch/json-object';
import { isSameValue } from '../patch/same-value';

/** Three values of one place: before both changes, and after each. */
interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/**
 * Both changes of a content; where both have changed a place, mine. Blocks that only one of the layouts has keep a place:
 * in a row of their own if the merged layout has none for them.
 */
export function mergeContents(three: Three<PageContent>): PageContent {
  const { body, blocks: _blocks, ...rest } = merged(three) as PageContent;
  const rows = { base: rowsOf(three.base), mine: rowsOf(three.mine), theirs: rowsOf(three.theirs) };
  const layout = merged(rows) as Rows;
  const blocks = mergedBlocks(three);
  const ids = new Set(Object.keys(blocks));
  const placed = withPlaces(onlyKnown(layout, ids), ids, rows);
  return { ...rest, body: { ...body, layout: { ...body.layout, rows: placed } }, blocks };
}

function rowsOf({ body }: PageContent): Rows {
  return body.layout.rows;
}

function merged({ base, mine, theirs }: Three<unknown>): unknown {
  if (isSameValue(mine, base)) return theirs;
  if (isSameValue(theirs, base) || !isJsonObject(mine) || !isJsonObject(theirs)) return mine;
  return mergedObject({ base: isJsonObject(base) ? base : {}, mine, theirs });
}

function mergedObject({ base, mine, theirs }: Three<JsonObject>): JsonObject {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const values = keys.map((key) => [
    key,
    merged({ base: memberOf(base, key), mine: memberOf(mine, key), theirs: memberOf(theirs, key) }),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as JsonObject;
}

function mergedBlocks({ base, mine, theirs }: Three<PageContent>): PageContent['blocks'] {
  return mergedObject({ base: base.blocks, mine: mine.blocks, theirs: theirs.blocks }) as PageContent['blocks'];
}

function onlyKnown(rows: Rows, ids: ReadonlySet<string>): Rows {
  return rows.map(({ columns, ...row }) => ({
    ...row,
    columns: columns.map((column) => ({ ...column, blocks: column.blocks.filter((id) => ids.has(id)) })),
  }));
}

/** Blocks without a place get a row of their own, near where they were. */
function withPlaces(rows: Rows, ids: ReadonlySet<string>, { mine, theirs }: Three<Rows>): Rows {
  const placed = new Set(rows.flatMap(blocksOfRow));
  return [...ids].reduce<Rows>((all, id) => {
    if (placed.has(id)) return all;
    const row = (findBlock(mine, id) ?? findBlock(theirs, id))?.row ?? all.length;
    return spliced(all, [clamp(row, all.length), 0], [rowOf([ROW_SPAN], [id])]);
  }, rows);
}
