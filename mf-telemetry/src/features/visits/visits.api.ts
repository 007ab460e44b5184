import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { IDEMPOTENCY_KEY_PARAMETER } from 'shared-types/telemetry/delivery';
import { VISIT_CALLS, VISIT_CALL_MS, type HitData, type RecordHit, type Track } from 'shared-types/telemetry/visits';
import type { Call } from '../../parts/delivery/call';
import { clippedJson } from '../../parts/delivery/clipped-json';

/** The call that reports a hit; `visitor` is the visitor cookie's value, once there is one. */
export function hitCall(hit: HitData, visitor: string | undefined): Call {
  const fields = { event: 'view', data: clippedJson(hit), ...(visitor && { ss_cvr: visitor }) } satisfies RecordHit;
  return {
    path: VISIT_CALLS.recordHit.path,
    format: 'form',
    body: String(new URLSearchParams(fields)),
    records: 1,
    timeoutMs: VISIT_CALL_MS,
  };
}

/** The URL of the tracking image; its random number is also its idempotency key. */
export function trackAddress(track: Track, crumb: string): string {
  const query = new URLSearchParams({ ...track, [CRUMB_PARAMETER]: crumb, [IDEMPOTENCY_KEY_PARAMETER]: track.rk });
  return `${VISIT_CALLS.track.path}?${query}`;
}
