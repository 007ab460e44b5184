import { randomUUID } from 'node:crypto';
import { sendRequest, type OutgoingNetwork } from '../../../platform/outgoing/send-request';
import type { ListChange, ListConnector, ListOutcome, ListTarget } from '../list-connector';
import { outcomeOf } from './outcome-of';

/** Of nobody: the domain is reserved for examples (RFC 2606). */
const EXAMPLE_EMAIL = 'test@example.com';

/**
 * A hook of an automation service (Zapier, Make, n8n), whose URL is its only secret. It takes flat JSON, because these services
 * offer each key as a field. An example has the same keys as a change, and `event` `test`.
 * @implements MAIL-02
 */
export const automationConnector: ListConnector = {
  deliver: (change, target, network) => post({ ...change, event: change.status }, target, network),
  test: (list, target, network) =>
    post({ id: randomUUID(), event: 'test', email: EXAMPLE_EMAIL, changedAt: new Date(), list }, target, network),
};

async function post(
  { id, event, email, changedAt, list }: Omit<ListChange, 'status'> & { readonly event: string },
  { url = '' }: ListTarget,
  network: OutgoingNetwork,
): Promise<ListOutcome> {
  const body = JSON.stringify({
    id,
    event,
    email,
    changedAt: changedAt.toISOString(),
    listId: list.id,
    listName: list.name,
  });
  const headers = { 'content-type': 'application/json' };
  return outcomeOf(await sendRequest({ method: 'POST', url, headers, body }, network));
}
