import { blocksOfRow, changeColumn, type Row, type Rows } from '../../commands/rows';
import { isSameValue } from '../patch/same-value';
import { spansOf } from './match-rows';
import { insertedLike } from './moved-items';
import { isEmpty, keyOf, sideOf, type RowKey, type Side } from './side-of';

interface Layouts {
  readonly base: Rows;
  readonly mine: Rows;
  readonly theirs: Rows;
}

interface Sides {
  readonly base: Rows;
  readonly mine: Side;
  readonly theirs: Side;
}

/**
 * Both changes of a layout: sections and blocks that one side has added, moved or removed are so in the result. Undefined if
 * both have moved the same block or section elsewhere, one has removed what the other has moved, or both have changed the
 * columns of a section.
 */
export function mergeLayouts({ base, mine, theirs }: Layouts): Rows | undefined {
  if (isSameValue(mine, theirs) || isSameValue(mine, base)) return theirs;
  if (isSameValue(theirs, base)) return mine;
  const sides = { base, mine: sideOf(base, mine, 'mine'), theirs: sideOf(base, theirs, 'theirs') };
  if (disagree(sides)) return undefined;
  return placed(sides, new Map(orderOf(sides).map((key) => [key, rowOf(sides, key)])));
}

function disagree({ base, mine, theirs }: Sides): boolean {
  const blocks = [...mine.placed].filter((id) => theirs.placed.has(id));
  const isElsewhere = blocks.some((id) => mine.columnOf.get(id) !== theirs.columnOf.get(id));
  const isGone =
    [...mine.removed].some((id) => theirs.placed.has(id)) || [...theirs.removed].some((id) => mine.placed.has(id));
  const areRowsMoved = [...mine.movedRows].some((key) => theirs.movedRows.has(key));
  return isElsewhere || isGone || areRowsMoved || base.some((row, at) => disagreeOn(row, keyOf(at), [mine, theirs]));
}

/** About the columns or the colours of a section. */
function disagreeOn(before: Row, key: RowKey, [mine, theirs]: readonly [Side, Side]): boolean {
  const [own, other] = [mine.rows.get(key), theirs.rows.get(key)];
  const areColumnsOther = (one: Row | undefined): boolean =>
    one !== undefined && one.columns.length !== before.columns.length;
  if (areColumnsOther(own) && (!other || theirs.filledRows.has(key))) return true;
  if (areColumnsOther(other) && (!own || mine.filledRows.has(key))) return true;
  if (!own || !other) return false;
  return (
    areAllOther(spansOf(before), spansOf(own), spansOf(other)) || areAllOther(before.theme, own.theme, other.theme)
  );
}

function areAllOther<T>(base: T, mine: T, theirs: T): boolean {
  return base !== mine && base !== theirs && mine !== theirs;
}

/** Theirs, with the sections that are new or moved here, and those that blocks have been moved into. */
function orderOf({ mine, theirs }: Sides): readonly RowKey[] {
  const known = new Set(theirs.order);
  const needed = new Set([...mine.placed].map((id) => mine.columnOf.get(id)?.split('/')[0]));
  return mine.order.reduce<readonly RowKey[]>((order, key) => {
    const isNew = !known.has(key) && (key.startsWith('mine') || needed.has(key));
    return isNew || mine.movedRows.has(key) ? insertedLike(order, key, mine.order) : order;
  }, theirs.order);
}

/** A section with the columns and colours of the side that has changed them, and with the blocks of the other person. */
function rowOf({ base, mine, theirs }: Sides, key: RowKey): Row {
  const [own, other] = [mine.rows.get(key), theirs.rows.get(key)];
  const before = base.find((_, at) => keyOf(at) === key);
  if (!own || !other || !before) return other ?? emptied(own ?? { columns: [] });
  if (own.columns.length !== before.columns.length) return withTheme(own, own.theme === before.theme ? other : own);
  const columns = other.columns.map((column, at) => ({ ...column, span: spanOf([before, own, other], at) }));
  return withTheme({ columns }, own.theme === before.theme ? other : own);
}

function spanOf([before, own, other]: readonly [Row, Row, Row], at: number): number {
  const isMine = spansOf(own) !== spansOf(before);
  return (isMine ? own : other).columns[at]?.span ?? other.columns[at]?.span ?? 1;
}

function withTheme({ columns }: Row, { theme }: Row): Row {
  return { columns, ...(theme && { theme }) };
}

function emptied({ columns, ...row }: Row): Row {
  return { ...row, columns: columns.map((column) => ({ ...column, blocks: [] })) };
}

/** The sections with my blocks where I have put them. */
function placed({ base, mine }: Sides, rows: ReadonlyMap<RowKey, Row>): Rows {
  const keys = [...rows.keys()];
  const gone = new Set([...mine.removed, ...mine.placed]);
  const cleared = [...rows.values()].map(({ columns, ...row }) => ({
    ...row,
    columns: columns.map((column) => ({ ...column, blocks: column.blocks.filter((id) => !gone.has(id)) })),
  }));
  const filled = [...mine.rows].reduce<Rows>(
    (all, [key, row]) => withMine(all, keys.indexOf(key), { row, placed: mine.placed }),
    cleared,
  );
  return filled.filter((row, at) => !isEmpty(row) || !isLeft(keys[at] ?? '', row, { base, mine }));
}

/** A section with the blocks that I have put into it. */
function withMine(rows: Rows, at: number, { row, placed: own }: Pick<Side, 'placed'> & { readonly row: Row }): Rows {
  const ids = row.columns.flatMap(({ blocks }, column) =>
    blocks.filter((id) => own.has(id)).map((id) => ({ id, column, blocks })),
  );
  return ids.reduce<Rows>(
    (all, { id, column, blocks }) =>
      changeColumn(all, { row: at, column }, (one) => ({ ...one, blocks: insertedLike(one.blocks, id, blocks) })),
    rows,
  );
}

/** An empty section goes if I have removed it, or if it has lost its last block and has no other column. */
function isLeft(key: RowKey, row: Row, { base, mine }: Pick<Sides, 'base' | 'mine'>): boolean {
  const before = base.find((_, at) => keyOf(at) === key);
  if (mine.removedRows.includes(key)) return true;
  return before !== undefined && blocksOfRow(before).length > 0 && row.columns.length === 1;
}
