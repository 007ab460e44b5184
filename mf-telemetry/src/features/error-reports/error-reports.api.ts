import { ERROR_REPORT_CALLS, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { arrayCalls } from '../../parts/delivery/array-calls';
import type { Call } from '../../parts/delivery/call';

export function reportCalls(reports: readonly JavascriptErrorReport[]): Call[] {
  return arrayCalls(reports, { path: ERROR_REPORT_CALLS.recordJavascriptErrors.path, format: 'json' });
}
