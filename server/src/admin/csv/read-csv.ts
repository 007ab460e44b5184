import Papa from 'papaparse';

/** A row with the number of the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadCsv {
  /** Without empty lines. */
  readonly rows: readonly CsvRow[];
  /** The line of the first quotation mark that is never closed, or closed within a cell; absent if there is none. */
  readonly unclosed?: number;
}

const SEPARATORS = [',', ';', '\t'] as const;
const QUOTES = new Set(['MissingQuotes', 'InvalidQuotes']);
/** The apostrophe by which `writeCsv` disarms what could be a formula. */
const DISARMED = /'(?<=(?:^|[,;\t\n]["\s]*)')(?=[=+\-@＝＋－＠])/g;

/**
 * Reads CSV (RFC 4180) whose cells are separated by commas, semicolons or tabs: by the first of them that the first line
 * has. Blanks around a cell are removed.
 */
export function readCsv(text: string): ReadCsv {
  return readCells(text, plainCell);
}

/** The same with every cell made by `cellOf` of what is written. */
export function readCells(text: string, cellOf: (written: string) => string): ReadCsv {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let [line, end, unclosed] = [1, 0, undefined as number | undefined];
  Papa.parse<readonly string[]>(source, {
    delimiter: separatorOf(source),
    newline: '\n',
    step: ({ data, errors, meta: { cursor } }) => {
      const wrong = errors.find(({ code }) => QUOTES.has(code));
      if (wrong) unclosed ??= line + linesIn(source.slice(end, wrong.index));
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map(cellOf) });
      line += linesIn(source.slice(end, cursor));
      end = cursor;
    },
  });
  return unclosed === undefined ? { rows } : { rows, unclosed };
}

/** The cells of one line, which are separated by this character. */
export function readCsvLine(line: string, separator: string): readonly string[] {
  const [cells = []] = Papa.parse<readonly string[]>(line, { delimiter: separator }).data;
  return cells.map(plainCell);
}

/** The separator of cells that comes first in a line. */
export function firstSeparator(line: string): string {
  return /[,;\t]/.exec(line)?.[0] ?? ',';
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ',';
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function plainCell(cell: string): string {
  return cell.trim().replace(DISARMED, '');
}
