import {
  CENSUS_CALLS,
  CENSUS_CALL_MS,
  type ButtonSeen,
  type FormSeen,
  type OverlaySeen,
  type QuickViewSeen,
} from 'shared-types/telemetry/census';
import type { Call } from '../../parts/delivery/call';
import { clippedJson } from '../../parts/delivery/clipped-json';

/** Bodies of the census, by the call that takes them. */
export interface CensusBodies {
  readonly buttonClick: ButtonSeen;
  readonly buttonRender: ButtonSeen;
  readonly formRender: FormSeen;
  readonly overlay: OverlaySeen;
  readonly recordQuickView: QuickViewSeen;
}

/** The call that tells of one thing that was seen or pressed; `id` names it where the path does. */
export function censusCall<K extends keyof CensusBodies>(name: K, body: CensusBodies[K], id = ''): Call {
  return {
    path: CENSUS_CALLS[name].path.replace(':id', id),
    format: 'json',
    body: clippedJson(body),
    records: 1,
    timeoutMs: CENSUS_CALL_MS,
  };
}
