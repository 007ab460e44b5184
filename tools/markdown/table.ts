/** A Markdown table. Texts are Markdown of one line; line breaks become spaces, and a pipe stays within its cell. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cell(text: string): string {
  // A backslash before a pipe is doubled, or it would take the escape of the pipe for itself.
  return text.replace(/(\\*)\|/g, String.raw`$1$1\|`).replace(/\s*[\n\r]\s*/g, ' ');
}
