import { nextAttemptMs } from '../../platform/outgoing/next-attempt';
import { sendFairly } from '../../platform/outgoing/send-fairly';
import { INTERNET } from '../../platform/outgoing/send-request';
import type { Config } from '../../platform/environment/config';
import type { Database } from '../../platform/schema/database';
import type { ListOutcome } from './list-connector';
import { claimChange, noteOutcome, type ClaimedChange } from './list-delivery.store';
import { LIST_CONNECTORS } from './services/list-connectors';

interface SendServices {
  readonly config: Pick<Config, 'outgoing'>;
  readonly db: Database;
  readonly log: { warn(detail: unknown, message: string): void };
}

/**
 * Carries changes of connected lists to their services until nothing is due, or the server closes. A crash may send a change
 * twice, but never lose it.
 */
export function sendListChanges(services: SendServices, closing: AbortSignal): Promise<void> {
  return sendFairly({
    claim: (busySites) => claimChange(services.db, busySites),
    send: (change) => send(services, change),
    closing,
  });
}

async function send({ config, db, log }: SendServices, change: ClaimedChange): Promise<void> {
  const { service, target, attempt, list, deliveryId } = change;
  const outcome = await LIST_CONNECTORS[service].deliver(change, target, config.outgoing ?? INTERNET);
  await noteOutcome(db, change, { ...outcome, nextMs: nextMs(outcome, attempt) });
  // Without the detail, which may name the subscriber.
  if (outcome.kind !== 'done')
    log.warn(
      { list: list.id, delivery: deliveryId, service, attempt, reason: outcome.reason },
      'a change of a mailing list could not be delivered',
    );
}

/** Until the next attempt; undefined if there is none. */
function nextMs(outcome: ListOutcome, attempts: number): number | undefined {
  if (outcome.kind !== 'again') return undefined;
  const pauseMs = nextAttemptMs(attempts);
  return pauseMs === undefined ? undefined : Math.max(pauseMs, outcome.pauseMs ?? 0);
}
