import writeXlsxFile from 'write-excel-file/node';

/** The longest text of a cell that spreadsheets open, in UTF-16 units. */
const CELL_MAX = 32_767;
const HALF_CHARACTER = /\p{Surrogate}$/u;
/** `write-excel-file` does not write it to the file. */
const UNWRITTEN = '\0';

/** Writes a spreadsheet in which every cell is a text, so that none is calculated. Longer texts are shortened. */
export function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((text) => (text === '' ? null : { value: fittingText(text), type: String, wrap: true })),
  );
  return writeXlsxFile(cells, { stickyRowsCount: 1 }).toBuffer();
}

function fittingText(text: string): string {
  // It looks texts up in an object, where `valueOf` is found without having been added.
  if (text in {}) return `${text}${UNWRITTEN}`;
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1).replace(HALF_CHARACTER, '')}…` : text;
}
