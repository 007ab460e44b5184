import { storableText } from '../../schema/storable-text';
import { dayOfKey } from './call-key';
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
/** JSON writes the character 0 and halves of characters in this way, and PostgreSQL refuses both; two backslashes are one. */
const UNSTORABLE_IN_JSON = /(\\\\)|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Makes the row of a record: what is too long is cut, what the database cannot keep left out. */
export function recordRow(record: NewRecord): RecordRow {
  const { name, origin, path, value, data } = record;
  const measured = value === null || !Number.isFinite(value) ? null : Math.max(value, 0);
  return {
    ...record,
    day: dayOfKey(record.key),
    name: cut(name, RECORD_TEXT.name),
    origin: cut(origin, RECORD_TEXT.origin),
    path: cut(path, RECORD_TEXT.path),
    value: measured,
    bucket: bucketOf(measured),
    data: data === null || data === undefined ? null : writeData(data),
  };
}

/** About how much memory a row takes, in bytes. */
export function bytesOf({ data }: Pick<RecordRow, 'data'>): number {
  return ROW_BYTES + BYTES_OF_CHARACTER * (data?.length ?? 0);
}

function cut(text: string, length: number): string {
  return storableText(text.slice(0, length));
}

function writeData(data: unknown): string {
  return JSON.stringify(data).replace(UNSTORABLE_IN_JSON, '$1');
}
