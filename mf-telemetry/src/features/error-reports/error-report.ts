import type { TelemetryRecord } from 'shared-types/host/telemetry';
import { ERROR_REPORT_LIMIT, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { originName } from '../../parts/origin/origin-name';
import { TEMPLATE_ID } from '../../parts/template/template-id';

/** In the configuration area, and where members see to their passwords, what follows the path may be the token of a letter's link. */
const AFTER_PRIVATE_PATH = /^([^?#]*\/\/[^/?#]*\/(?:config|(?:[^/?#]+\/)?site-users)\/[^?#]*)[?#].*$/s;

/** What a report tells about the page it comes from. */
export interface ReportOrigin {
  readonly websiteId: string;
  readonly url: string;
  readonly userAgent: string;
  /** When the page began, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** Makes a report of a record; texts are cut to what the server takes. */
export function errorReport(record: TelemetryRecord, origin: ReportOrigin): JavascriptErrorReport {
  const { textLength, stackLength } = ERROR_REPORT_LIMIT;
  const cut = (text: string) => text.slice(0, textLength);
  const { stack, file, line, column, feature } = record;
  return {
    event: feature ? 'reported' : 'error',
    timestamp: Math.round(origin.startedAt + record.atMs),
    data: {
      websiteId: origin.websiteId,
      templateId: TEMPLATE_ID,
      url: cut(origin.url.replace(AFTER_PRIVATE_PATH, '$1')),
      userAgent: cut(origin.userAgent),
      app: originName(record),
      message: cut(record.text),
      ...(stack && { stack: stack.slice(0, stackLength) }),
      ...(file && { file: cut(file) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    },
  };
}
