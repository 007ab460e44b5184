/** A row with the number of the line on which it begins, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadCsv {
  /** Without empty lines. */
  readonly rows: readonly CsvRow[];
  /** The line on which a quotation mark was opened that is never closed; absent if there is none. */
  readonly unclosed?: number;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** The apostrophe by which `writeCsv` disarms what could be a formula. */
const DISARMED = /(?<=^|[,;\t\n]["\s]{0,9})'(?=[=+\-@＝＋－＠])/g;

/**
 * Reads CSV (RFC 4180) whose cells are separated by commas, semicolons or tabs: by the first of them that the first line
 * has. Text after the last quotation mark of a cell belongs to the cell.
 */
export function readCsv(text: string): ReadCsv {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let [line, begun, cells, cell, isQuoted, opened] = [1, 1, [] as string[], '', false, 0];
  const endRow = () => {
    const all = [...cells, cell];
    if (all.some((one) => one.trim() !== '')) rows.push({ line: begun, cells: all.map(plainCell) });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (letter === '\n') line += 1;
    if (isQuoted && letter === '"' && source[at + 1] === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (isQuoted && letter === '"') isQuoted = false;
    else if (isQuoted) cell += letter;
    else if (letter === '"' && cell.trim() === '') [isQuoted, opened, cell] = [true, line, ''];
    else if (letter === separator) [cells, cell] = [[...cells, cell], ''];
    else if (letter === '\n') {
      endRow();
      begun = line;
    } else cell += letter;
  }
  endRow();
  return isQuoted ? { rows, unclosed: opened } : { rows };
}

function separatorOf(source: string): string {
  const [first = ''] = source.split('\n', 1);
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ',';
}

function plainCell(cell: string): string {
  return cell.trim().replace(DISARMED, '');
}
