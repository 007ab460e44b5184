import type { RecordKind } from '../../platform/schema/tables/telemetry.tables';

/** A record as a route creates it. Texts longer than `RECORD_TEXT` are cut. */
export interface NewRecord {
  readonly siteId: string;
  /** The call's UUID. */
  readonly key: string;
  /** Index in the call, from 0 to 32,767. Site, key and position identify a record, which counts once. */
  readonly position: number;
  /** Milliseconds since 1970; decides the hour it counts in. */
  readonly atMs: number;
  readonly kind: RecordKind;
  /** The name it is counted under: `view`, a metric, an event; empty for errors. */
  readonly name: string;
  /** `remote@version`, `shell@version` or `page`. */
  readonly origin: string;
  /** Path of the page, without its query. */
  readonly path: string;
  /** A metric's value, from 0; null for records that are only counted. */
  readonly value: number | null;
  /** More data, as JSON; null if there is none. */
  readonly data: unknown;
}

/** Maximum lengths in characters. An index entry holds all three, at up to four bytes a character. */
export const RECORD_TEXT = { name: 80, origin: 80, path: 250 } as const;
