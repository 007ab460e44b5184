/** Rows and cells of a CSV file (RFC 4180) without a byte order mark. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, field, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') [field, at] = [field + '"', at + 1];
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') [row, field] = [[...row, field], ''];
    else if (!quoted && character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field]);
      [row, field, at] = [[], '', at + 1];
    } else field += character;
  }
  return rows;
}
