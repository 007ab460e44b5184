const ROW = /^│(.+)│$/;
/** Columns that hold no figures. */
const TEXTS = new Set(['(index)', 'figure', 'bar', 'holds']);
const NO_FIGURE = /NaN|Infinity|undefined|null/;

/** A row of a table: texts of its cells by column. */
export type TableRow = Readonly<Record<string, string>>;

/** Rows of the table that a bench prints by `console.table`. */
export function tableRows(output: string): TableRow[] {
  const lines = output.split('\n').flatMap((line) => ROW.exec(line.trim())?.[1] ?? []);
  const [head = [], ...rows] = lines.map((line) => line.split('│').map((cell) => cell.trim()));
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])));
}

/** The rows that hold no figure, or one that is not a finite number. */
export function rowsWithoutFigures(rows: readonly TableRow[]): TableRow[] {
  return rows.filter((row) => {
    const cells = Object.entries(row).flatMap(([column, cell]) => (TEXTS.has(column) ? [] : [cell]));
    return !cells.some((cell) => /\d/.test(cell)) || cells.some((cell) => NO_FIGURE.test(cell));
  });
}
