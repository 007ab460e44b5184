/** An invisible character that allows no line break (Unicode, WORD JOINER). */
const JOINER = '\u2060';

/** The text as it is read, but so that mail programs make no links of addresses in it. */
export function unlinked(text: string): string {
  return text.replace(/[.:@/](?=\S)/g, `$&${JOINER}`);
}
