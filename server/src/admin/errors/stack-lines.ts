/** A line of a stack as a browser writes it. */
export interface WrittenLine {
  /** Name of the function; empty if the browser gives none. */
  readonly called: string;
  /** Address of the file; empty if there is none. */
  readonly address: string;
  /** From 1; absent without a position. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
}

/** A stack is at most 5,000 characters; this many lines are enough. */
const MOST_LINES = 40;
const CHROMIUM = 'at ';
const PLACE = /:(\d{1,9})(?::(\d{1,9}))?\)?$/;

/** Parses stacks of all browsers: `at called (address:1:2)` and `called@address:1:2`. Linear for any text. */
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

function partsOf(text: string): { readonly called: string; readonly address: string } {
  const isChromium = text.startsWith(CHROMIUM);
  const rest = isChromium ? text.slice(CHROMIUM.length) : text;
  const end = isChromium ? rest.lastIndexOf('(') : rest.lastIndexOf('@');
  return end < 0 ? { called: '', address: rest } : { called: rest.slice(0, end).trim(), address: rest.slice(end + 1) };
}
