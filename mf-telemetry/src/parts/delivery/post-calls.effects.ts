import type { Failure } from 'shared-types/failure';
import { CRUMB_HEADER, CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { IDEMPOTENCY_KEY_PARAMETER, CALL_PAGE_PARAMETER, CALL_SENT_PARAMETER } from 'shared-types/telemetry/delivery';
import { bytesOf, CALL_BYTES_MAX, type Call } from './call';
import { hasBeaconFault } from './has-beacon-fault';
import { readOutcome, type Outcome } from './read-outcome';
import type { Row } from './row';

const CONTENT_TYPE: Readonly<Record<Call['format'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  text: 'text/plain;charset=UTF-8',
};

/** Missing in TypeScript's DOM types. */
interface NewerWindow {
  readonly fetchLater: (address: string, init: RequestInit & { readonly activateAfter: number }) => unknown;
}

export interface Posting {
  /** Sends the call from a live page and returns its outcome; never rejects. */
  post(row: Row): Promise<Outcome>;
  /** A page that is left gets no response; `isKept` if it may enter the back/forward cache. */
  postLeaving(row: Row, isKept: boolean): void;
}

/** @param crumb returns the current crumb, which each response may renew */
export function createPosting(crumb: () => string, stop: AbortSignal): Posting {
  let bytesInFlight = 0;

  const attempt = async (row: Row, keepalive: boolean, isSecond = false): Promise<Outcome> => {
    try {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(row.timeoutMs)]);
      const { address, init } = requestOf(row, crumb());
      const reply = await fetch(address, { ...init, keepalive, signal });
      const { status } = reply;
      if (status === 403 && ((await reply.json()) as Partial<Failure>).crumbFail)
        // The response has set a valid crumb.
        return isSecond ? { kind: 'again' } : await attempt(row, keepalive, true);
      if (row.complaint && status !== 200 && status !== 202) console.warn(`${row.complaint}${status}`);
      return { kind: readOutcome(status), retryAfter: reply.headers.get('Retry-After') };
    } catch {
      return { kind: 'again' };
    }
  };

  return {
    async post(row) {
      const bytes = bytesOf(row.body);
      bytesInFlight += bytes;
      // Browsers reject keepalive requests beyond 64 KiB in total, so the rest is sent without keepalive.
      const outcome = await attempt(row, bytesInFlight <= CALL_BYTES_MAX);
      bytesInFlight -= bytes;
      return outcome;
    },
    postLeaving: (row, isKept) => postLeaving(row, requestOf(row, crumb()), isKept),
  };
}

interface CallRequest {
  readonly address: string;
  readonly init: RequestInit & { readonly body: string };
}

function requestOf({ path, key, format, body, page = '' }: Row, crumb: string): CallRequest {
  const query = new URLSearchParams({
    [CRUMB_PARAMETER]: crumb,
    [IDEMPOTENCY_KEY_PARAMETER]: key,
    [CALL_SENT_PARAMETER]: String(Date.now()),
    [CALL_PAGE_PARAMETER]: page,
  });
  return {
    address: `${path}?${query}`,
    init: {
      method: 'POST',
      body,
      // Our server does not redirect; captive portals do.
      redirect: 'error',
      headers: { Accept: 'application/json', 'Content-Type': CONTENT_TYPE[format], [CRUMB_HEADER]: crumb },
    },
  };
}

/**
 * Prefers `fetchLater`, which needs a secure context and holds 64 KiB. While one is pending, Chromium evicts the page
 * from the back/forward cache.
 */
function postLeaving({ format }: Row, { address, init }: CallRequest, isKept: boolean): void {
  try {
    if (!isKept) return void (globalThis as unknown as NewerWindow).fetchLater(address, { ...init, activateAfter: 0 });
  } catch {
    // `fetchLater` is missing or over its quota; use the next way.
  }
  // Browsers without `keepalive` ignore the option.
  if ('keepalive' in Request.prototype || hasBeaconFault(navigator.userAgent))
    void fetch(address, { ...init, keepalive: true }).catch(() => undefined);
  else navigator.sendBeacon(address, new Blob([init.body], { type: CONTENT_TYPE[format] }));
}
