import type { PerformanceEncoding, PerformanceField, PerformanceRecord } from 'shared-types/telemetry/performance';

const FIELDS = [
  'pageLoadId',
  'app',
  'event',
  'ts',
  'data',
  'value',
  'path',
  'navigation',
  'version',
  'feature',
] as const satisfies readonly PerformanceField[];

/** Writes records as the body of a call; throws `Data is empty` where there are none. */
export type EncodeRecords = (records: readonly PerformanceRecord[]) => string;

/**
 * Makes the encoder of a map that the server has told. Throws `Invalid encoding map` where a field has no name there, or
 * two have the same: the server could not read what is written by it.
 */
export function createEncodeRecords(encoding: unknown): EncodeRecords {
  const map = (encoding ?? {}) as PerformanceEncoding;
  const names = new Set(FIELDS.map((field) => map[field]).filter((name) => typeof name === 'string' && name));
  if (names.size < FIELDS.length) throw new Error('Invalid encoding map');
  const encoded = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        map[field as PerformanceField],
        typeof value === 'object' ? encoded(value as object) : (value as unknown),
      ]),
    );
  return (records) => {
    if (records.length === 0) throw new Error('Data is empty');
    return JSON.stringify(records.map(encoded));
  };
}
