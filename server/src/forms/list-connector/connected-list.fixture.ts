import type { DeliveryStatus, ListService } from 'shared-types/admin/people/list-connection';
import { openReceiver, RECEIVER_NETWORK, type Receiver } from '../../platform/outgoing/receiver.fixture';
import { LIST_ID, prepareSubscribers, type Subscribers } from '../mailing-list/subscribers.fixture';
import { saveConnection, type ConnectionValues } from './list-connection.store';
import { sendListChanges } from './send-list-changes';

const OPEN = new AbortController().signal;

/** The list of `prepareSubscribers` with a connection to a receiver; each test begins without changes. */
export interface ConnectedList {
  readonly subscribers: Subscribers;
  readonly receiver: Receiver;
  connect(service?: ListService, values?: Partial<ConnectionValues>): Promise<void>;
  /** Carries what is due, as a server does. */
  run(): Promise<void>;
  /** The time until the next attempts passes. */
  wait(): Promise<unknown>;
  deliveries(): ReturnType<typeof selectDeliveries>;
  connection(): ReturnType<typeof selectConnection>;
  /** What an automation service has received, in order. */
  received(): readonly ReceivedChange[];
}

export interface ReceivedChange {
  readonly id: string;
  readonly event: DeliveryStatus;
  readonly email: string;
  readonly changedAt: string;
}

export function prepareConnectedList(): ConnectedList {
  // The tests say when changes are carried.
  const subscribers = prepareSubscribers({ outgoing: RECEIVER_NETWORK, runsJobs: false });
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => receiver.clear());
  const db = () => subscribers.open.db;
  return {
    subscribers,
    get receiver() {
      return receiver;
    },
    connect: async (service = 'automation', values = {}) => {
      const { site_id: siteId } = await db().selectFrom('mailing_list').select('site_id').executeTakeFirstOrThrow();
      const url = service === 'mailchimp' ? undefined : receiver.url;
      await saveConnection(db(), { siteId, listId: LIST_ID }, { service, url, wantsNewSecret: false, ...values });
    },
    run: () =>
      sendListChanges({ db: db(), config: { outgoing: RECEIVER_NETWORK }, log: { warn: () => undefined } }, OPEN),
    wait: () =>
      db()
        .updateTable('list_delivery')
        .set({ due_at: new Date(0), claimed_until: null })
        .where('state', '=', 'waiting')
        .execute(),
    deliveries: () => selectDeliveries(subscribers),
    connection: () => selectConnection(subscribers),
    received: () => receiver.messages.map(({ body }) => JSON.parse(body) as ReceivedChange),
  };
}

function selectDeliveries({ open }: Subscribers) {
  return open.db.selectFrom('list_delivery').selectAll().orderBy('email_key').execute();
}

function selectConnection({ open }: Subscribers) {
  return open.db.selectFrom('list_connection').selectAll().executeTakeFirst();
}
