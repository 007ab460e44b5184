import type { ColumnType } from 'kysely';
import type { OptionalJson } from './column';

export const RECORD_KINDS = ['visit', 'census', 'error', 'trace', 'event', 'performance'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

interface TelemetryRecordTable {
  /** Day in the key (UTC), which decides the partition; the same whenever the call arrives. */
  day: ColumnType<Date, string, never>;
  site_id: string;
  key: string;
  position: number;
  /** When it was recorded, if the page's clock is plausible; else when it arrived. */
  at: Date;
  kind: RecordKind;
  name: string;
  origin: string;
  path: string;
  /** Bucket of the value; see `value-bucket.ts`. */
  bucket: number;
  value: number | null;
  data: OptionalJson<unknown>;
}

interface TelemetryHourTable {
  site_id: string;
  hour: Date;
  kind: RecordKind;
  name: string;
  origin: string;
  path: string;
  bucket: number;
  count: number;
  sum: number;
}

interface TelemetryRefusalTable {
  site_id: string;
  hour: Date;
  kind: RecordKind;
  /** A `RefusalReason`. */
  reason: string;
  count: number;
}

/** Tables of telemetry: records, hourly counts, and refused records. */
export interface TelemetryTables {
  telemetry_record: TelemetryRecordTable;
  /** The default partition. */
  telemetry_record_rest: TelemetryRecordTable;
  telemetry_hour: TelemetryHourTable;
  telemetry_refusal: TelemetryRefusalTable;
}
