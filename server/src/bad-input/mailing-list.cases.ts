import { randomUUID } from 'node:crypto';
import { MAILING_LISTS_CALLS } from 'shared-types/admin/people/mailing-lists';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const FORM_ID = exampleDocument().pages[0]?.blocks[1]?.id ?? '';
export const NO_IDS = ['', 'x', 7, null, [], {}];

/** A list of the example site with one subscriber. */
export async function seedList(world: World): Promise<{ siteId: string; list: string; subscriber: string }> {
  const siteId = await signInAsOwner(world);
  const { db } = world.open;
  const { id: list } = await db
    .insertInto('mailing_list')
    .values({ site_id: siteId, name: `News ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: subscriber } = await db
    .insertInto('list_subscriber')
    .values({
      site_id: siteId,
      list_id: list,
      email: 'ada@example.com',
      email_key: 'ada@example.com',
      state: 'subscribed',
      consent: '{}',
      requested_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { siteId, list, subscriber };
}

type Seeded = Awaited<ReturnType<typeof seedList>>;

function listCase(
  { path }: { readonly path: string },
  body: (seeded: Seeded) => object,
  rest: Pick<BadInputCase, 'required' | 'texts' | 'wrong'>,
): BadInputCase {
  return { route: `POST ${path}`, right: async (world) => ({ path, body: body(await seedList(world)) }), ...rest };
}

const NO_NAMES = ['', '   ', '\0', 'x'.repeat(101)];

export const MAILING_LIST_CASES: readonly BadInputCase[] = [
  listCase(MAILING_LISTS_CALLS.createList, () => ({ name: randomUUID() }), {
    required: ['name'],
    texts: ['name'],
    wrong: { name: NO_NAMES, requiresConfirmation: ['no', 7, true, [], {}] },
  }),
  listCase(MAILING_LISTS_CALLS.connectForm, ({ list }) => ({ formId: FORM_ID, listId: list }), {
    required: ['formId', 'listId'],
    texts: ['formId', 'listId'],
    wrong: { formId: [...NO_IDS, randomUUID()], listId: [...NO_IDS, randomUUID()], disconnect: ['no', 7, [], {}] },
  }),
  listCase(SUBSCRIBERS_CALLS.saveList, ({ list }) => ({ list, name: randomUUID() }), {
    required: ['list', 'name'],
    texts: ['list', 'name'],
    wrong: { list: [...NO_IDS, randomUUID()], name: NO_NAMES, requiresConfirmation: ['no', 7, true, [], {}] },
  }),
  listCase(SUBSCRIBERS_CALLS.removeList, ({ list }) => ({ list, confirmed: 'yes' }), {
    required: ['list'],
    texts: ['list'],
    wrong: { list: [...NO_IDS, randomUUID()], confirmed: ['no', 7, [], {}] },
  }),
  listCase(SUBSCRIBERS_CALLS.addSubscribers, ({ list }) => ({ list, addresses: 'ben@example.com', consent: 'yes' }), {
    required: ['list', 'addresses', 'consent'],
    texts: ['list'],
    wrong: {
      list: [...NO_IDS, randomUUID()],
      addresses: ['', 'ben', 7, null, [], {}, 'x'.repeat(500_001)],
      consent: ['no', 7, [], {}],
    },
  }),
  listCase(SUBSCRIBERS_CALLS.removeSubscriber, ({ subscriber }) => ({ subscriber, confirmed: 'yes' }), {
    required: ['subscriber'],
    texts: ['subscriber'],
    wrong: { subscriber: [...NO_IDS, randomUUID()], confirmed: ['no', 7, [], {}] },
  }),
];
