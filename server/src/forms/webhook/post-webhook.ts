import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { lookupPublic } from '../../platform/outgoing/public-address';
import { webhookHeaders, type WebhookMessage } from './sign-webhook';
import { webhookUrlMistake } from './webhook-url';

const LONGEST_MS = 10_000;
const GONE = 410;

export interface WebhookTarget {
  /** `https:` only. */
  readonly url: string;
  readonly secrets: readonly string[];
}

/** How receivers are found and trusted. */
export interface WebhookNetwork {
  /** For names; it must refuse those in private networks. */
  readonly lookup: LookupFunction;
  /** A certificate that is trusted instead of those of Node.js. */
  readonly ca?: string;
  /** Until an attempt is given up. */
  readonly longestMs: number;
}

const INTERNET: WebhookNetwork = { lookup: lookupPublic, longestMs: LONGEST_MS };

/** `gone`: the receiver wants no more messages. */
export type WebhookOutcome =
  | { readonly kind: 'taken' | 'gone' | 'late' | 'private' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly detail: string };

/** Posts a message once. Redirects are not followed, and of the answer only the status is read. */
export function postWebhook(
  message: WebhookMessage,
  { url, secrets }: WebhookTarget,
  { longestMs, ...network }: WebhookNetwork = INTERNET,
): Promise<WebhookOutcome> {
  if (webhookUrlMistake(url) !== undefined) return Promise.resolve({ kind: 'private' });
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(longestMs);
    const headers = { ...webhookHeaders(message, secrets), 'content-type': 'application/json' };
    const posted = requestHttps(url, { method: 'POST', headers, signal, agent: false, ...network });
    posted.on('response', (response) => {
      const status = response.statusCode ?? 0;
      response.destroy();
      resolve(outcomeOf(status));
    });
    posted.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) resolve({ kind: 'late' });
      else if (error.code === 'EPRIVATE') resolve({ kind: 'private' });
      else resolve({ kind: 'unreachable', detail: error.code ?? error.message });
    });
    posted.end(message.body);
  });
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === GONE ? { kind: 'gone' } : { kind: 'refused', status };
}
