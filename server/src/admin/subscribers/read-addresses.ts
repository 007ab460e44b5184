import { isEmail } from '../../platform/mail/is-email';
import { firstSeparator, readCsvLine } from '../csv/read-csv';

/** Longest part of a wrong line that an error shows. */
const SHOWN_LENGTH = 40;
const HEADER = /^e-?mail( address)?$|^adres e-mail$/i;

export interface ReadAddresses {
  /** Without repetitions. */
  readonly emails: readonly string[];
  /** Lines without a valid address: their number, from 1, and what they begin with. */
  readonly wrong: readonly (readonly [line: number, text: string])[];
  readonly lines: number;
}

/**
 * Reads addresses, one a line, or a CSV text whose addresses are in the column headed “Email”, or in the first one.
 * Empty lines are skipped.
 */
export function readAddresses(text: string): ReadAddresses {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const filled = lines.map((line, index) => ({ line, number: index + 1 })).filter(({ line }) => line.trim() !== '');
  const [{ line: first } = { line: '' }] = filled;
  const separator = firstSeparator(first);
  const header = readCsvLine(first, separator).findIndex((cell) => HEADER.test(cell));
  const rows = (header < 0 ? filled : filled.slice(1)).map(({ line, number }) => ({
    number,
    // Without a header, each line may be separated in its own way.
    cell: readCsvLine(line, header < 0 ? firstSeparator(line) : separator)[Math.max(header, 0)] ?? '',
  }));
  const valid = rows.filter(({ cell }) => isEmail(cell)).map(({ cell }) => cell);
  return {
    emails: [...new Map(valid.map((email) => [email.toLowerCase(), email])).values()],
    wrong: rows.filter(({ cell }) => !isEmail(cell)).map(({ number, cell }) => [number, cell.slice(0, SHOWN_LENGTH)]),
    lines: filled.length,
  };
}
