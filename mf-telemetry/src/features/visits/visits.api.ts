import type { Request } from 'shared-types/host/request';
import { VISIT_CALLS, VISIT_CALL_MS, type HitData, type RecordHit } from 'shared-types/telemetry/visits';

/** Tells the server of a hit; `visitor` is the visitor cookie's value, once there is one. A hit that is lost is not worth a second call. */
export async function recordHit(request: Request, hit: HitData, visitor: string | undefined): Promise<void> {
  const { path, method } = VISIT_CALLS.recordHit;
  const fields = { event: 'view', data: JSON.stringify(hit), ...(visitor && { ss_cvr: visitor }) } satisfies RecordHit;
  await request(path, { method, body: new URLSearchParams(fields), timeoutMs: VISIT_CALL_MS, keepalive: true });
}
