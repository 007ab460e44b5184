import type { RecordKind } from '../../platform/schema/tables/telemetry.tables';

/** A record as a route hands it over. Longer texts than `RECORD_TEXT` are cut. */
export interface NewRecord {
  readonly siteId: string;
  /** Of its call; a UUID. */
  readonly key: string;
  /** Its place in the call, from 0 to 32,767. Site, key and position together are what it is: it counts once. */
  readonly position: number;
  /** Milliseconds since 1970 of the hour it counts in. */
  readonly atMs: number;
  readonly kind: RecordKind;
  /** What it is counted under: `view`, a metric's name, an event's name; empty for errors. */
  readonly name: string;
  /** `remote@version`, `shell@version` or `page`. */
  readonly origin: string;
  /** Path of the page, without its query. */
  readonly path: string;
  /** A metric's value, from 0; null for what is only counted. */
  readonly value: number | null;
  /** All else, as JSON can hold it; null for what says nothing more. */
  readonly data: unknown;
}

/** Longest texts of a record, in characters. An index entry holds the three together, of four bytes each at most. */
export const RECORD_TEXT = { name: 80, origin: 80, path: 250 } as const;
