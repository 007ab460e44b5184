/** A line of a stack, as a browser wrote it. */
export interface WrittenLine {
  /** What was called; empty where the browser does not say. */
  readonly called: string;
  /** Of the file; empty where the line names none. */
  readonly address: string;
  /** From 1; absent where the line names no place. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** A stack is at most 5,000 characters; so many lines of it say where it was. */
const MOST_LINES = 40;
const CHROMIUM = 'at ';
const PLACE = /:(\d{1,9})(?::(\d{1,9}))?\)?$/;

/**
 * Reads the lines of a stack as Chromium (`at called (address:1:2)`), Firefox and Safari (`called@address:1:2`) write them.
 * Anyone who reports an error writes what they like: each line is read once from one end, so that none takes long.
 */
export function stackLines(stack: string): WrittenLine[] {
  return stack.split('\n', MOST_LINES).flatMap((raw) => {
    const text = raw.trim();
    const place = PLACE.exec(text.slice(-24));
    if (!place) return text.startsWith(CHROMIUM) ? [{ called: text.slice(CHROMIUM.length), address: '' }] : [];
    const { called, address } = partsOf(text.slice(0, text.length - place[0].length));
    const [, line, column] = place;
    return [{ called, address, line: Number(line), ...(column === undefined ? {} : { column: Number(column) }) }];
  });
}

/** What was called, and where that is. */
function partsOf(text: string): { readonly called: string; readonly address: string } {
  const isChromium = text.startsWith(CHROMIUM);
  const rest = isChromium ? text.slice(CHROMIUM.length) : text;
  const end = isChromium ? rest.lastIndexOf('(') : rest.lastIndexOf('@');
  return end < 0 ? { called: '', address: rest } : { called: rest.slice(0, end).trim(), address: rest.slice(end + 1) };
}
