import { nextAttemptMs } from '../../platform/outgoing/next-attempt';
import { sendFairly } from '../../platform/outgoing/send-fairly';
import type { Database } from '../../platform/schema/database';
import { postWebhook, type WebhookOutcome } from './post-webhook';
import { signingSecrets } from './webhook-secret.store';
import { claimWebhook, noteWebhook, type ClaimedWebhook, type WebhookResult } from './webhook-step.store';

export interface WebhookServices {
  readonly db: Database;
  readonly log: { warn(detail: unknown, message: string): void };
}

type PostWebhook = (...input: Parameters<typeof postWebhook>) => Promise<WebhookOutcome>;

/** Posts what is due until nothing is, or the server closes. A crash may post a submission twice, but never lose it. */
export function sendWebhooks(
  services: WebhookServices,
  closing: AbortSignal,
  post: PostWebhook = postWebhook,
): Promise<void> {
  return sendFairly({
    claim: (busySites) => claimWebhook(services.db, busySites),
    send: (webhook) => send(services, webhook, post),
    closing,
  });
}

async function send({ db, log }: WebhookServices, webhook: ClaimedWebhook, post: PostWebhook): Promise<void> {
  const result = await attempt(db, webhook, post);
  await noteWebhook(db, webhook, result);
  if (result.reason !== undefined)
    log.warn({ step: webhook.id, attempt: webhook.attempt, ...result }, 'a submission could not be posted');
}

async function attempt(db: Database, webhook: ClaimedWebhook, post: PostWebhook): Promise<WebhookResult> {
  const { submissionId, siteId, formId, body, url } = webhook;
  if (url === null) return { state: 'failed', reason: 'removed' };
  const secrets = await signingSecrets(db, { siteId, formId });
  const outcome = await post({ id: submissionId, sentAt: new Date(), body }, { url, secrets });
  return resultOf(outcome, webhook.attempt);
}

function resultOf(outcome: WebhookOutcome, attempts: number): WebhookResult {
  if (outcome.kind === 'taken') return { state: 'done' };
  const failure = { reason: outcome.kind, ...detailOf(outcome) };
  const pauseMs = outcome.kind === 'gone' ? undefined : nextAttemptMs(attempts);
  return pauseMs === undefined ? { ...failure, state: 'failed' } : { ...failure, state: 'waiting', pauseMs };
}

function detailOf(outcome: WebhookOutcome): { readonly detail?: string } {
  if (outcome.kind === 'refused') return { detail: `HTTP ${outcome.status}` };
  return outcome.kind === 'unreachable' ? { detail: outcome.detail } : {};
}
