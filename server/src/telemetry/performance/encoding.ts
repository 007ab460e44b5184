import type { PerformanceEncoding } from 'shared-types/telemetry/performance';

/**
 * Short names of fields; a page sends some thirty records. A name is never reused, since pages opened before a change
 * still send the old ones.
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

/** Restores the full names in records and their data; fields with unknown names are left out. */
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
