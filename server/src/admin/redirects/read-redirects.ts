import type { StoredRedirect } from '../../site/redirects/redirect-faults';
import { readCsv, type CsvRow } from '../csv/read-csv';
import type { RedirectsMessages } from './redirects.messages';
import { readTypedRedirect } from './typed-redirect';

export interface ReadRedirects {
  readonly redirects: readonly StoredRedirect[];
  /** The line of each redirect, by its old path. */
  readonly lines: ReadonlyMap<string, number>;
  readonly wrong: readonly (readonly [line: number, text: string])[];
}

const TEMPORARY = new Set(['302', '307', 'temporary']);
const PERMANENT = new Set(['', '301', '308', 'permanent']);

/** Reads the CSV text of an import: old path, new address, and 301 or 302. A first line of titles is skipped. */
export function readRedirects(
  text: string,
  { hosts, messages }: { readonly hosts: readonly string[]; readonly messages: RedirectsMessages },
): ReadRedirects {
  const { rows, unclosed } = readCsv(text);
  const lines = new Map<string, number>();
  const redirects: StoredRedirect[] = [];
  const wrong: [number, string][] = unclosed === undefined ? [] : [[unclosed, messages.quote]];
  for (const row of unclosed === undefined ? rows.slice(isTitles(rows[0]) ? 1 : 0) : []) {
    const read = readRow(row, hosts, messages);
    if (typeof read === 'string') wrong.push([row.line, read]);
    else if (lines.has(read.from)) wrong.push([row.line, messages.twice(read.from)]);
    else {
      lines.set(read.from, row.line);
      redirects.push(read);
    }
  }
  return { redirects, lines, wrong };
}

/** No address is without a slash. */
function isTitles(row: CsvRow | undefined): boolean {
  return row !== undefined && row.cells.every((cell) => !cell.includes('/'));
}

function readRow({ cells }: CsvRow, hosts: readonly string[], messages: RedirectsMessages): StoredRedirect | string {
  const [typedFrom, typedTo, type = ''] = cells;
  if (!typedFrom || !typedTo) return messages.columns;
  const { from, to } = readTypedRedirect({ from: typedFrom, to: typedTo }, hosts);
  if (from === undefined) return messages.from;
  if (to === undefined) return messages.to;
  const temporary = TEMPORARY.has(type.toLowerCase());
  return temporary || PERMANENT.has(type.toLowerCase()) ? { from, to, temporary } : messages.type;
}
