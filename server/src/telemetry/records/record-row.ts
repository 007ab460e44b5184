import { storableText } from '../../platform/schema/storable-text';
import { dayOfKey } from './idempotency-key';
import { RECORD_TEXT, type NewRecord } from './new-record';
import { bucketOf } from './value-bucket';

/** A record as its row is written. */
export interface RecordRow extends Omit<NewRecord, 'data'> {
  readonly day: string;
  readonly bucket: number;
  /** JSON. */
  readonly data: string | null;
}

/** What a row weighs beside its data. */
const ROW_BYTES = 500;
const BYTES_OF_CHARACTER = 2;
/** Text in which nothing is to be looked for: almost all there is. */
const ORDINARY = /^[ -~]*$/;
/** JSON writes the character 0 and halves of characters in this way, and PostgreSQL refuses both; two backslashes are one. */
const UNSTORABLE_IN_JSON = /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Makes the rows of the records of a call: what is too long is cut, what the database cannot keep left out. */
export function recordRows(records: readonly NewRecord[]): RecordRow[] {
  let [key, day] = ['', ''];
  return records.map((record) => {
    if (record.key !== key) [key, day] = [record.key, dayOfKey(record.key)];
    return recordRow(record, day);
  });
}

// Written out: this is done for each record there is, and copying an object takes longer than all the rest.
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

/** About how much memory a row takes, in bytes. */
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
