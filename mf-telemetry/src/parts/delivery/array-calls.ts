import { bytesOf, CALL_BYTES_MAX, type Call } from './call';
import { clippedJson } from './clipped-json';

/** The brackets of an array, or the comma before the next record. */
const AROUND_BYTES = 2;

export function arrayCalls(records: readonly unknown[], call: Omit<Call, 'body' | 'records'>): Call[] {
  const bodies: string[][] = [];
  let bytes = Infinity;
  for (const text of records.map(clippedJson)) {
    const own = bytesOf(text) + AROUND_BYTES;
    if (bytes + own > CALL_BYTES_MAX) {
      bodies.push([]);
      bytes = AROUND_BYTES;
    }
    bodies.at(-1)?.push(text);
    bytes += own;
  }
  return bodies.map((texts) => ({ ...call, body: `[${texts.join()}]`, records: texts.length }));
}
