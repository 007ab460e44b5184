import {
  ANALYTICS_CALLS,
  ANALYTICS_CALL_MS,
  type AnalyticsEvent,
  type EventData,
  type RecordEvent,
  type TrackEvent,
} from 'shared-types/telemetry/analytics';
import type { Call } from '../../parts/delivery/call';

export function recordEventCall(event: AnalyticsEvent, data: EventData, crumb = ''): Call {
  const fields = { crumb, event, data: JSON.stringify(data) } satisfies RecordEvent;
  return {
    path: ANALYTICS_CALLS.recordEvent.path,
    format: 'form',
    body: String(new URLSearchParams(fields)),
    records: 1,
    timeoutMs: ANALYTICS_CALL_MS,
  };
}

export function trackEventCall(event: TrackEvent): Call {
  return {
    path: ANALYTICS_CALLS.trackEvent.path,
    format: 'json',
    body: JSON.stringify(event),
    records: 1,
    timeoutMs: ANALYTICS_CALL_MS,
    complaint: 'Error tracking event: HTTP Status ',
  };
}
