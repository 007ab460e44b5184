import { ERROR_REPORT_CALLS } from 'shared-types/telemetry/error-reports';
import { telemetryRoute } from '../telemetry-route';
import { errorReportsSchema } from './error-report.schema';

const MAX_BODY_BYTES = 256 * 1024;

/**
 * `recordJavascriptErrors`: stores errors of a visitor's page, under the remote and version they name.
 * @implements SRV-21 SRV-24
 */
export const recordJavascriptErrorsRoute = telemetryRoute({
  call: ERROR_REPORT_CALLS.recordJavascriptErrors,
  kind: 'error',
  crumb: 'header',
  maxBodyBytes: MAX_BODY_BYTES,
  schema: errorReportsSchema,
  pageOf: ([first]) => first?.data.url,
  records: (reports) => ({ records: reports.map((report) => ({ name: '', origin: report.data.app, data: report })) }),
});
