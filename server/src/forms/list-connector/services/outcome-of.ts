import type { OutgoingOutcome } from '../../../platform/outgoing/send-request';
import type { ListOutcome } from '../list-connector';

const [GONE, TOO_MANY, UNAVAILABLE] = [410, 429, 503];
const SECOND_MS = 1000;
/** Longer pauses are our own. */
const LONGEST_PAUSE_MS = 3_600_000;

/** What an answer means where a service has no meaning of its own: anything but 2xx and 410 may be better later. */
export function outcomeOf(outcome: OutgoingOutcome): ListOutcome {
  if (outcome.kind !== 'answered')
    return { kind: 'again', reason: outcome.kind, ...('detail' in outcome && { detail: outcome.detail }) };
  const { status, headers } = outcome;
  if (isAccepted(status)) return { kind: 'done' };
  const detail = `HTTP ${status}`;
  if (status === GONE) return { kind: 'refused', reason: 'gone', detail };
  const reason = status === TOO_MANY ? 'busy' : 'refused';
  const asksForPause = status === TOO_MANY || status === UNAVAILABLE;
  return { kind: 'again', reason, detail, ...(asksForPause && pauseOf(headers['retry-after'])) };
}

export function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}

/** `Retry-After` is a number of seconds or a date. */
function pauseOf(text = ''): { readonly pauseMs?: number } {
  const pauseMs = /^\d{1,9}$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - Date.now();
  return pauseMs > 0 ? { pauseMs: Math.min(pauseMs, LONGEST_PAUSE_MS) } : {};
}
