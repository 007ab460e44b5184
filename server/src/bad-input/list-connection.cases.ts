import { randomUUID } from 'node:crypto';
import { LIST_CONNECTION_CALLS } from 'shared-types/admin/people/list-connection';
import { openReceiver, type Receiver } from '../platform/outgoing/receiver.fixture';
import type { BadInputCase, World } from './bad-input-case.fixture';
import { NO_IDS, seedList } from './mailing-list.cases';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

/** A list that is connected to an automation service, with a change that has failed. */
async function seedConnection(world: World): Promise<{ list: string; change: string }> {
  const { siteId, list } = await seedList(world);
  const { db } = world.open;
  const values = { site_id: siteId, list_id: list };
  await db
    .insertInto('list_connection')
    .values({ ...values, service: 'automation', url: receiver.url })
    .execute();
  const at = new Date(0);
  const { id: change } = await db
    .insertInto('list_delivery')
    .values({
      ...values,
      email: 'a@x.test',
      email_key: 'a@x.test',
      status: 'subscribed',
      state: 'failed',
      changed_at: at,
      due_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { list, change };
}

type Seeded = Awaited<ReturnType<typeof seedConnection>>;

function connectionCase(
  { path }: { readonly path: string },
  body: (seeded: Seeded) => object,
  rest: Pick<BadInputCase, 'required' | 'texts' | 'wrong'>,
): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => ({ path, body: body(await seedConnection(world)) }),
    ...rest,
  };
}

const NO_LISTS = [...NO_IDS, randomUUID()];
const NO_URLS = ['', 'x', 'http://hooks.example', 'https://a:b@hooks.example', 'https://10.0.0.1', 'https://localhost'];

/** Its key does not say where it belongs, so it needs a URL. */
const MAILCHIMP = { service: 'mailchimp', apiKey: 'key', audienceId: 'a1b2', url: 'https://mail.example/3.0' };

export const LIST_CONNECTION_CASES: readonly BadInputCase[] = [
  connectionCase(LIST_CONNECTION_CALLS.saveConnection, ({ list }) => ({ ...MAILCHIMP, list }), {
    required: ['list', 'service', 'apiKey', 'audienceId', 'url'],
    texts: ['list', 'service', 'apiKey', 'audienceId', 'url'],
    wrong: {
      list: NO_LISTS,
      service: ['', 'sms', 'MAILCHIMP', '__proto__'],
      apiKey: ['', '  ', '\0'],
      audienceId: ['', '..', 'a/b', 'a b', 'ż', 'a?b', '%2e%2e'],
      url: [...NO_URLS, 'https://mail.example/?a=b', 'https://mail.example/#a'],
      newSecret: ['no', 7, [], {}],
    },
  }),
  connectionCase(LIST_CONNECTION_CALLS.removeConnection, ({ list }) => ({ list, confirmed: 'yes' }), {
    required: ['list'],
    texts: ['list'],
    wrong: { list: NO_LISTS, confirmed: ['no', 7, [], {}] },
  }),
  connectionCase(LIST_CONNECTION_CALLS.testConnection, ({ list }) => ({ list }), {
    required: ['list'],
    texts: ['list'],
    wrong: { list: NO_LISTS },
  }),
  connectionCase(LIST_CONNECTION_CALLS.resendChanges, ({ list, change }) => ({ list, change }), {
    required: ['list'],
    texts: ['list'],
    wrong: { list: NO_LISTS, change: ['', 'x', 7, null, [], {}] },
  }),
];
