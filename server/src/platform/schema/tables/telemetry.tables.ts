import type { ColumnType } from 'kysely';
import type { OptionalJson } from './column';

/** What kinds of record pages send. */
export const RECORD_KINDS = ['visit', 'census', 'error', 'trace', 'event', 'performance'] as const;
/** A kind of record. */
export type RecordKind = (typeof RECORD_KINDS)[number];

interface TelemetryRecordTable {
  /** Day of the time in the key (UTC), which says in which partition the record lies: the same whenever the call comes. */
  day: ColumnType<Date, string, never>;
  site_id: string;
  /** The call it came with. */
  key: string;
  /** Its place in the call. */
  position: number;
  /** When it was put into its call, as far as the page's clock can be believed; else when it came. */
  at: Date;
  kind: RecordKind;
  name: string;
  origin: string;
  path: string;
  /** Of the value; see `value-bucket.ts`. */
  bucket: number;
  value: number | null;
  data: OptionalJson<unknown>;
}

interface TelemetryHourTable {
  site_id: string;
  /** When the hour begins. */
  hour: Date;
  kind: RecordKind;
  name: string;
  origin: string;
  path: string;
  /** Of the values counted here; see `value-bucket.ts`. */
  bucket: number;
  count: number;
  /** Of the values. */
  sum: number;
}

interface TelemetryRefusalTable {
  site_id: string;
  /** When the hour begins. */
  hour: Date;
  kind: RecordKind;
  /** A `RefusalReason`. */
  reason: string;
  count: number;
}

/** Tables of what pages tell: each record, what was counted of them by the hour, and what was not taken. */
export interface TelemetryTables {
  telemetry_record: TelemetryRecordTable;
  /** The part of it without a day of its own. */
  telemetry_record_rest: TelemetryRecordTable;
  telemetry_hour: TelemetryHourTable;
  telemetry_refusal: TelemetryRefusalTable;
}
