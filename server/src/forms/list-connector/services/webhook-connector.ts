import { randomUUID } from 'node:crypto';
import { sendRequest, type OutgoingNetwork } from '../../../platform/outgoing/send-request';
import { webhookHeaders } from '../../webhook/sign-webhook';
import type { ListConnector, ListOutcome, ListTarget } from '../list-connector';
import { outcomeOf } from './outcome-of';

/**
 * A server of the owner's that takes messages signed by Standard Webhooks.
 * @implements MAIL-02
 */
export const webhookConnector: ListConnector = {
  deliver: ({ id, email, status, changedAt, list }, target, network) =>
    post({ id, type: `list.${status}`, at: changedAt, data: { email, list } }, target, network),
  test: (list, target, network) =>
    post({ id: randomUUID(), type: 'list.test', at: new Date(), data: { list } }, target, network),
};

interface ListMessage {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly data: object;
}

async function post(
  { id, type, at, data }: ListMessage,
  { url = '', secrets }: ListTarget,
  network: OutgoingNetwork,
): Promise<ListOutcome> {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { id, ...data } });
  const headers = webhookHeaders({ id, sentAt: new Date(), body }, secrets);
  const request = { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, body } as const;
  return outcomeOf(await sendRequest(request, network));
}
