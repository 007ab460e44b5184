import type { Request } from 'shared-types/host/request';
import { PERFORMANCE_CALLS, PERFORMANCE_TIMES, type PerformanceFlags } from 'shared-types/telemetry/performance';
import { createEncodeRecords, type EncodeRecords } from './encode-records';

export interface LoadSettings {
  readonly pageLoadId: string;
  readonly flags: Partial<Record<keyof PerformanceFlags, unknown>>;
  readonly encode: EncodeRecords;
}

/** Returns undefined without a response; rejects with an `Error` that names the timeout or what is invalid. */
export async function getPerformanceSettings(request: Request): Promise<LoadSettings | undefined> {
  const result = await request<Partial<Record<string, unknown>> | null>(PERFORMANCE_CALLS.getPerformanceSettings.path, {
    timeoutMs: PERFORMANCE_TIMES.settingsMs,
  });
  if (!result.ok && result.code === 'site/timed-out') throw new Error('Metric settings request timeout');
  const { status } = result;
  if (status === 0) return undefined;
  if (!result.ok || status !== 200) throw new Error(`XHR request DONE with unexpected status: ${status}`);
  const { pageLoadId, flags, encoding } = result.body ?? {};
  if (typeof pageLoadId !== 'string') throw new Error('Unable to resolve pageLoadId');
  return { pageLoadId, flags: { ...(flags as object) }, encode: createEncodeRecords(encoding) };
}
