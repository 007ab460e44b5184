import type { PerformanceEncoding } from 'shared-types/telemetry/performance';

/**
 * The names fields are sent by: a page tells some thirty records, which all have the same. Pages learn them with their
 * settings, so that server and remote can be deployed apart. A name is never given to another field: a page that was open
 * before a change goes on with the old ones.
 *
 * @implements PERF-04
 */
export const ENCODING: PerformanceEncoding = {
  pageLoadId: 'i',
  app: 'a',
  event: 'e',
  ts: 't',
  data: 'd',
  value: 'v',
  path: 'p',
  navigation: 'n',
  version: 'c',
  feature: 'f',
};

const FIELDS = new Map(Object.entries(ENCODING).map(([field, name]) => [name, field]));

/** Puts the fields' own names back, in records and their data; what has a name nobody gave is left out. */
export function decoded(encoded: unknown): unknown {
  if (Array.isArray(encoded)) return encoded.map(decoded);
  if (typeof encoded !== 'object' || encoded === null) return encoded;
  return Object.fromEntries(
    Object.entries(encoded).flatMap(([name, value]) => {
      const field = FIELDS.get(name);
      return field ? [[field, decoded(value)]] : [];
    }),
  );
}
