import type { TelemetryRecord } from 'shared-types/host/telemetry';
import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { originName } from '../../parts/origin/origin-name';
import { TEMPLATE_ID } from '../../parts/template/template-id';

/** What a report tells about the page it comes from. */
export interface ReportOrigin {
  readonly websiteId: string;
  readonly url: string;
  readonly userAgent: string;
  /** When the page began, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Makes a report of a record. */
export function errorReport(record: TelemetryRecord, origin: ReportOrigin): JavascriptErrorReport {
  const { text: message, stack, file, line, column, feature, remote, version, atMs } = record;
  const { startedAt, ...page } = origin;
  return {
    event: feature ? 'reported' : 'error',
    timestamp: Math.round(startedAt + atMs),
    data: { ...page, templateId: TEMPLATE_ID, app: originName(remote, version), message, stack, file, line, column },
  };
}

/** The record that so many were dropped, the latest of which was this one: it is told as the page's last word of whose it was. */
export function droppedRecord({ kind, remote, version, atMs }: TelemetryRecord, count: number): TelemetryRecord {
  const feature = 'telemetry/error-reports';
  return { kind, text: `Errors that were not reported: ${count}`, remote, version, feature, atMs };
}
