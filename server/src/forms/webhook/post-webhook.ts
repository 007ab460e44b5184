import { INTERNET, sendRequest, type OutgoingNetwork } from '../../platform/outgoing/send-request';
import { webhookHeaders, type WebhookMessage } from './sign-webhook';

const GONE = 410;

export interface WebhookTarget {
  /** `https:` only. */
  readonly url: string;
  readonly secrets: readonly string[];
}

/** `gone`: the receiver wants no more messages. */
export type WebhookOutcome =
  | { readonly kind: 'taken' | 'gone' | 'late' | 'private' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable'; readonly detail: string };

/** Posts a message once. Redirects are not followed, and of the answer only the status is read. */
export async function postWebhook(
  message: WebhookMessage,
  { url, secrets }: WebhookTarget,
  network: OutgoingNetwork = INTERNET,
): Promise<WebhookOutcome> {
  const headers = { ...webhookHeaders(message, secrets), 'content-type': 'application/json' };
  const outcome = await sendRequest({ url, method: 'POST', headers, body: message.body }, network);
  return outcome.kind === 'answered' ? outcomeOf(outcome.status) : outcome;
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === GONE ? { kind: 'gone' } : { kind: 'refused', status };
}
