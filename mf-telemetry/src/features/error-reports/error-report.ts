import type { TelemetryRecord } from 'shared-types/host/telemetry';
import type { JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { originName } from '../../parts/origin/origin-name';
import { TEMPLATE_ID } from '../../parts/template/template-id';

export interface ReportOrigin {
  readonly websiteId: string;
  readonly url: string;
  readonly userAgent: string;
  /** When the page started, in milliseconds since 1970. */
  readonly startedAt: number;
}

export function errorReport(record: TelemetryRecord, origin: ReportOrigin): JavascriptErrorReport {
  const { text: message, stack, file, line, column, feature, remote, version, atMs } = record;
  const { startedAt, ...page } = origin;
  return {
    event: feature ? 'reported' : 'error',
    timestamp: Math.round(startedAt + atMs),
    data: { ...page, templateId: TEMPLATE_ID, app: originName(remote, version), message, stack, file, line, column },
  };
}

/** The last report of a page: how many errors were dropped, with the origin of the latest. */
export function droppedRecord(latest: TelemetryRecord, count: number): TelemetryRecord {
  const nowhere = { stack: '', file: '', line: 0, column: 0 };
  return { ...nowhere, ...latest, text: `Errors that were not reported: ${count}`, feature: 'telemetry/error-reports' };
}
