import { storableText } from '../../platform/schema/storable-text';
import { dayOfKey } from './idempotency-key';
import { RECORD_TEXT, type NewRecord } from './new-record';
import { bucketOf } from './value-bucket';

export interface RecordRow extends Omit<NewRecord, 'data'> {
  readonly day: string;
  readonly bucket: number;
  readonly data: string | null;
}

/** Size of a row without its data. */
const ROW_BYTES = 500;
const BYTES_OF_CHARACTER = 2;
/** Text that needs no further check, which is almost all. */
const ORDINARY = /^[ -~]*$/;
/** How JSON writes NUL and lone surrogates, which PostgreSQL refuses; a doubled backslash is a plain one. */
const UNSTORABLE_IN_JSON = /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Rows for the records of a call: long texts are cut, characters the database cannot store removed. */
export function recordRows(records: readonly NewRecord[]): RecordRow[] {
  let [key, day] = ['', ''];
  return records.map((record) => {
    if (record.key !== key) [key, day] = [record.key, dayOfKey(record.key)];
    return recordRow(record, day);
  });
}

// Written out because this runs for every record, and copying an object would take longer than all the rest.
function recordRow({ siteId, key, position, atMs, kind, name, origin, path, value, data }: NewRecord, day: string) {
  const measured = value === null || !Number.isFinite(value) ? null : Math.max(value, 0);
  return {
    day,
    siteId,
    key,
    position,
    atMs,
    kind,
    name: cut(name, RECORD_TEXT.name),
    origin: cut(origin, RECORD_TEXT.origin),
    path: cut(path, RECORD_TEXT.path),
    value: measured,
    bucket: bucketOf(measured),
    data: data === null || data === undefined ? null : writeData(data),
  } satisfies RecordRow;
}

/** Approximate memory of a row, in bytes. */
export function bytesOf({ data }: Pick<RecordRow, 'data'>): number {
  return ROW_BYTES + BYTES_OF_CHARACTER * (data?.length ?? 0);
}

function cut(text: string, length: number): string {
  const short = text.length > length ? text.slice(0, length) : text;
  return ORDINARY.test(short) ? short : storableText(short);
}

function writeData(data: unknown): string {
  const text = JSON.stringify(data);
  return text.includes('\\u') ? text.replace(UNSTORABLE_IN_JSON, '$1') : text;
}
