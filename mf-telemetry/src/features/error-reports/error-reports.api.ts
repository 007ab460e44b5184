import { ERROR_REPORT_CALLS, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';
import { CALL_BYTES_MAX, type Call } from '../../parts/delivery/call';

/** A character takes up to three bytes of UTF-8. */
const CALL_LENGTH_MAX = CALL_BYTES_MAX / 3;

/** The calls that tell of reports, as many as they need. */
export function reportCalls(reports: readonly JavascriptErrorReport[]): Call[] {
  return inCalls(reports).map((batch) => ({
    path: ERROR_REPORT_CALLS.recordJavascriptErrors.path,
    format: 'json',
    body: JSON.stringify(batch),
    records: batch.length,
  }));
}

function inCalls(reports: readonly JavascriptErrorReport[]): JavascriptErrorReport[][] {
  const calls: JavascriptErrorReport[][] = [];
  let length = Infinity;
  for (const report of reports) {
    const own = JSON.stringify(report).length;
    if (length + own > CALL_LENGTH_MAX) {
      calls.push([]);
      length = 0;
    }
    calls.at(-1)?.push(report);
    length += own;
  }
  return calls;
}
