/** Tells programs that the emails are UTF-8; some of them believe nothing else. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;
/** What a program for tables takes for a formula, which may send what is in the table elsewhere. */
const BEGINS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** The place for an apostrophe within a text: before such a sign, behind what parts cells or rows for one program or another, quoted or not. */
const FORMULA_WITHIN = /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=[,;\t\r\n]["\s]*)/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Writes rows as a file of comma-separated values (RFC 4180), the first of them the names of the columns. What a program
 * might take for a formula has an apostrophe before it, also within a text: where commas are for decimals, programs part
 * cells at semicolons, and see no quotes there. A number is no formula.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',') + LINE_END).join('');
}

function cell(text: string): string {
  const begun = BEGINS_FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  const safe = begun.replace(FORMULA_WITHIN, "'");
  return NEEDS_QUOTES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
