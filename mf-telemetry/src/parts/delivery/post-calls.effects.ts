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

/** What TypeScript's library does not know of the window yet. */
interface NewerWindow {
  readonly fetchLater: (address: string, init: RequestInit & { readonly activateAfter: number }) => unknown;
}

/** The ways of a call to the server. */
export interface Posting {
  /** Sends the call from a page that lives, and tells what came of it; never rejects. */
  post(row: Row): Promise<Outcome>;
  /** Sends the call from a page that is left, which hears of no answer; `isKept` where the browser may keep the page. */
  postLeaving(row: Row, isKept: boolean): void;
}

/**
 * Makes the ways to the server.
 * @param crumb the crumb as it is now: each reply may renew it
 * @param stop ends the calls under way
 */
export function createPosting(crumb: () => string, stop: AbortSignal): Posting {
  let bytesInFlight = 0;

  const attempt = async (row: Row, keepalive: boolean, isSecond = false): Promise<Outcome> => {
    try {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(row.timeoutMs)]);
      const { address, init } = requestOf(row, crumb());
      const reply = await fetch(address, { ...init, keepalive, signal });
      const { status } = reply;
      if (status === 403 && ((await reply.json()) as Partial<Failure>).crumbFail)
        // The reply has brought the right one.
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
      // The browser refuses more than 64 KiB under way that outlives its page; what exceeds it is sent by the page alone.
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
      // A redirection is not from our server: a network that wants its visitors to sign in first answers so.
      redirect: 'error',
      headers: { Accept: 'application/json', 'Content-Type': CONTENT_TYPE[format], [CRUMB_HEADER]: crumb },
    },
  };
}

/**
 * The browser's own promise first; it keeps none for a page without a certificate, and none beyond 64 KiB. Chromium throws a
 * page out of its memory whose promise is kept while it lies there.
 */
function postLeaving({ format }: Row, { address, init }: CallRequest, isKept: boolean): void {
  try {
    if (!isKept) return void (globalThis as unknown as NewerWindow).fetchLater(address, { ...init, activateAfter: 0 });
  } catch {
    // There is none, or it has no room; the next way may have.
  }
  // Where `keepalive` is not known it changes nothing.
  if ('keepalive' in Request.prototype || hasBeaconFault(navigator.userAgent))
    void fetch(address, { ...init, keepalive: true }).catch(() => undefined);
  else navigator.sendBeacon(address, new Blob([init.body], { type: CONTENT_TYPE[format] }));
}
