import fc from 'fast-check';
import type { DeliveryStatus } from 'shared-types/admin/people/list-connection';
import { statusOf, type Answer } from '../../platform/outgoing/receiver.fixture';
import { LIST_ID } from '../mailing-list/subscribers.fixture';
import { prepareConnectedList, type ReceivedChange } from './connected-list.fixture';
import { queueListChanges } from './queue-list-changes';

const list = prepareConnectedList();
const { subscribers, connect, run, wait, deliveries } = list;
const EMAILS = ['ada@example.com', 'ben@example.com'] as const;

/** What the service has done, in that order. */
let carriedOut: ReceivedChange[] = [];

const change = fc.record({
  kind: fc.constant('change' as const),
  email: fc.constantFrom(...EMAILS),
  status: fc.constantFrom<DeliveryStatus>('subscribed', 'unsubscribed'),
});
const attempt = fc.record({
  kind: fc.constant('attempt' as const),
  fault: fc.constantFrom('none', '500', '410', 'lost reply', 'killed before note'),
  /** What happens while the service is answering the first request. */
  during: fc.array(change, { maxLength: 2 }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
type Attempt = typeof attempt extends fc.Arbitrary<infer T> ? T : never;

test('no change overtakes a later one of the same subscriber, and the newest arrives, whatever fails on the way', async () => {
  const { db } = subscribers.open;
  await connect();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(change, attempt), { minLength: 1, maxLength: 10 }), async (steps) => {
      await db.deleteFrom('list_delivery').execute();
      carriedOut = [];
      const made = new Map<string, DeliveryStatus[]>(EMAILS.map((email) => [email, []]));
      const make = async ({ email, status }: Change) => {
        await db.transaction().execute((trx) => queueListChanges(trx, { listId: LIST_ID, status, emails: [email] }));
        made.get(email)?.push(status);
      };
      for (const step of steps) {
        if (step.kind === 'change') await make(step);
        else await tryOnce(step, make);
      }
      await deliverTheRest();
      for (const email of EMAILS) {
        const own = carriedOut.filter((one) => one.email === email);
        const times = own.map(({ changedAt }) => changedAt);
        expect(times).toEqual([...times].sort());
        expect(own.at(-1)?.event).toBe(made.get(email)?.at(-1));
        expect(new Set(own.map(({ id }) => id)).size).toBeLessThanOrEqual(made.get(email)?.length ?? 0);
      }
      expect(await deliveries()).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

/** Other servers run beside it, and after it the time until the next attempts passes. */
async function tryOnce({ fault, during }: Attempt, make: (change: Change) => Promise<void>): Promise<void> {
  const { db } = subscribers.open;
  let rest = [...during];
  const answer = async (...[response, message]: Parameters<Answer>) => {
    const now = rest;
    rest = [];
    for (const one of now) await make(one);
    if (now.length > 0) await run();
    carriedOut.push(JSON.parse(message.body));
    // The server that is killed never learns of the answer.
    if (fault === 'killed before note') await db.updateTable('list_delivery').set({ claim_id: null }).execute();
    if (fault === 'lost reply') response.socket?.destroy();
    else statusOf(fault === '500' ? 500 : fault === '410' ? 410 : 204)(response, message);
  };
  list.receiver.answerWith((...input) => void answer(...input));
  await run();
  await wait();
}

/** Nothing fails any more, and the owner sends again what has failed. */
async function deliverTheRest(): Promise<void> {
  const { db } = subscribers.open;
  list.receiver.answerWith(carryOut);
  await db.updateTable('list_delivery').set({ state: 'waiting' }).execute();
  await wait();
  await run();
}

const carryOut: Answer = (response, message) => {
  carriedOut.push(JSON.parse(message.body));
  statusOf(204)(response, message);
};
