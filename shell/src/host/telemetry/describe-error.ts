import type { TelemetryRecord } from 'shared-types/host/telemetry';

/** Message and stack of anything thrown. */
export function describeError(error: unknown): Pick<TelemetryRecord, 'text' | 'stack'> {
  if (!(error instanceof Error)) return { text: String(error) };
  return { text: error.message, ...(error.stack && { stack: error.stack }) };
}
