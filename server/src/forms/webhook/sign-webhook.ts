import { createHmac, randomBytes } from 'node:crypto';

/** A replaced secret signs beside its successor for this long, so that receivers can be changed without a gap. */
export const REPLACED_SECRET_SECONDS = 86_400;

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export interface WebhookMessage {
  /** The same over all attempts, so that receivers count a message once. */
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/** Creates a secret that owner and receiver share: `whsec_` and 32 bytes in base64. */
export function createWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** The headers of Standard Webhooks 1.0. After a rotation there are two secrets, and a signature for each. */
export function webhookHeaders(
  { id, sentAt, body }: WebhookMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
