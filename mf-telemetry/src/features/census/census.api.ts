import {
  CENSUS_CALL_MS,
  type ButtonSeen,
  type FormSeen,
  type OverlaySeen,
  type QuickViewSeen,
} from 'shared-types/telemetry/census';
import type { Call } from '../../parts/delivery/call';
import { clippedJson } from '../../parts/delivery/clipped-json';

export function censusCall(path: string, body: ButtonSeen | FormSeen | OverlaySeen | QuickViewSeen): Call {
  return { path, format: 'json', body: clippedJson(body), records: 1, timeoutMs: CENSUS_CALL_MS };
}
