/** Tells programs that the letters are UTF-8; some of them believe nothing else. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/** What a program for tables takes for a formula, which may send what is in the table elsewhere. */
const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Writes rows as a file of comma-separated values (RFC 4180), the first of them the names of the columns. A text that a
 * program might take for a formula begins with an apostrophe; a number is no formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + LINE_END).join('');
}

function cell(text: string): string {
  const safe = BEGINS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
