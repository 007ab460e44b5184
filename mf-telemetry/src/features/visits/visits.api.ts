import { VISIT_CALLS, VISIT_CALL_MS, type HitData, type RecordHit } from 'shared-types/telemetry/visits';
import type { Call } from '../../parts/delivery/call';

/** The call that tells of a hit; `visitor` is the visitor cookie's value, once there is one. */
export function hitCall(hit: HitData, visitor: string | undefined): Call {
  const fields = { event: 'view', data: JSON.stringify(hit), ...(visitor && { ss_cvr: visitor }) } satisfies RecordHit;
  return {
    path: VISIT_CALLS.recordHit.path,
    format: 'form',
    body: String(new URLSearchParams(fields)),
    records: 1,
    timeoutMs: VISIT_CALL_MS,
  };
}
