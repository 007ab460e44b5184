import { TRACE_CALLS, type RecordTraces, type Trace } from 'shared-types/telemetry/traces';
import type { Call } from '../../parts/delivery/call';
import { clippedJson } from '../../parts/delivery/clipped-json';

export function traceCall(traces: readonly Trace[]): Call {
  const fields = { data: clippedJson(traces) } satisfies RecordTraces;
  return {
    path: TRACE_CALLS.trace.path,
    format: 'form',
    body: String(new URLSearchParams(fields)),
    records: traces.length,
  };
}
