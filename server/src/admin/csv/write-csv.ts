/** Marks the file as UTF-8, which some programs need. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/** What spreadsheets take for a formula, which could send the table's content elsewhere. */
const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Where a formula could begin within a text: after any program's separator of cells or rows, quoted or not. */
const FORMULA_WITHIN = /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=[,;\t\r\n]["\s]*)/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Writes CSV (RFC 4180). An apostrophe disarms everything that could be a formula, also within texts: programs that
 * separate cells at semicolons ignore the quotes.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Further rows of a file that `writeCsv` has begun. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(',') + LINE_END).join('');
}

function cell(text: string): string {
  const begun = BEGINS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  const safe = begun.replace(FORMULA_WITHIN, "'");
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
