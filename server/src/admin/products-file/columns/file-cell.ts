/** What `writeCsv` takes for the beginning of a formula. */
const SIGNS = '=+\\-@\\t\\r＝＋－＠';
const PLACE = '(?:^|[,;\\t\\r\\n]["\\s]*)';
/** An apostrophe where `writeCsv` would put one before a formula. */
const APOSTROPHE = new RegExp(`'(?<=${PLACE}')(?='*[${SIGNS}])`, 'g');
const PARTED_BY = ' | ';

/** Doubles an apostrophe that `plainCell` would take for the one of `writeCsv`. */
export function markedCell(text: string): string {
  return text.replace(APOSTROPHE, "''");
}

/** The text that was written by `writeCsv`, after `markedCell`. */
export function plainCell(written: string): string {
  return written.replace(APOSTROPHE, '');
}

/** Several texts in one cell: parted by bars, or by lines if one has a bar. */
export function listCell(texts: readonly string[]): string {
  if (!texts.some((text) => text.includes('|'))) return texts.join(PARTED_BY);
  return texts.length === 1 ? `${texts.join('')}\n` : texts.join('\n');
}

export function textsOfCell(cell: string): string[] {
  const texts = cell.split(cell.includes('\n') ? '\n' : '|').map((text) => text.trim());
  return texts.filter((text) => text !== '');
}
