import type { Request } from 'shared-types/host/request';
import { ERROR_REPORT_CALLS, type JavascriptErrorReport } from 'shared-types/telemetry/error-reports';

/** A call that outlives its page carries at most 64 KiB; a character takes up to three bytes. */
const CALL_LENGTH_MAX = 20_000;
/** A lost report is not worth more. */
const RETRIES = 2;

/** Sends reports, in as many calls as they need. */
export async function recordErrors(request: Request, reports: readonly JavascriptErrorReport[]): Promise<void> {
  const { path, method } = ERROR_REPORT_CALLS.recordJavascriptErrors;
  for (const body of inCalls(reports))
    await request(path, { method, body, retries: RETRIES, keepalive: true, crumbHeader: true });
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
