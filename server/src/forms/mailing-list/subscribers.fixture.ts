import { sql } from 'kysely';
import { MAILING_LIST_CALLS } from 'shared-types/forms/mailing-list';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { patched } from '../../../../tools/testing/site/patched';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Config } from '../../platform/environment/config';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { blocksOf, PATH } from '../contact-form/submissions.fixture';

export const LIST_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7101';
export const ADA = 'ada@example.com';
const HOUR_MS = 3_600_000;

/** A site whose first page has a newsletter form with a mailing list; each test begins with the list empty. */
export interface Subscribers {
  readonly open: ExampleServer;
  setDoubleOptIn(requiresConfirmation: boolean): Promise<unknown>;
  signUp(email?: string, visitor?: Shopper): Promise<Reply>;
  rows(): ReturnType<typeof selectSubscribers>;
  emails(): ReturnType<typeof selectEmails>;
  /** Path of the link of the last email. */
  link(): Promise<string>;
  token(): Promise<string>;
  act(call: keyof typeof MAILING_LIST_CALLS, token: string, visitor?: Shopper): Promise<Reply>;
  /** Makes all requests and confirmations older. */
  age(hours: number): Promise<unknown>;
}

export function prepareSubscribers(config?: Partial<Config>): Subscribers {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample({ ...(config && { config }) });
    // Emails keep their content until they are sent.
    await sql`alter table mail_outbox alter column due_at set default now() + interval '1 day'`.execute(open.db);
    const siteId = await open.load(
      patched({
        'pages.0.blocks.1.type': BLOCK_TYPE.newsletter,
        'pages.0.blocks.1.settings': {
          title: 'Letters',
          text: 'Once a month.',
          label: 'Email',
          mailingListId: LIST_ID,
        },
      }),
    );
    await open.db.insertInto('mailing_list').values({ id: LIST_ID, site_id: siteId, name: 'Kiln news' }).execute();
  });
  afterAll(() => open.close());
  beforeEach(() => setDoubleOptIn(true));
  afterEach(async () => {
    for (const table of [
      'list_connection',
      'list_subscriber',
      'form_submission',
      'mail_outbox',
      'rate_window',
    ] as const)
      await open.db.deleteFrom(table).execute();
  });

  const setDoubleOptIn = (requiresConfirmation: boolean) =>
    open.db.updateTable('mailing_list').set({ requires_confirmation: requiresConfirmation }).execute();
  const emails = () => selectEmails(open);
  const link = async () => linkIn((await emails()).at(-1)?.body ?? '');
  return {
    get open() {
      return open;
    },
    setDoubleOptIn,
    signUp: (email = ADA, visitor = open.visitor()) =>
      visitor.call('POST', PATH, {
        formId: blocksOf()[1],
        key: createIdempotencyKey(),
        form: JSON.stringify({ email }),
      }),
    rows: () => selectSubscribers(open),
    emails,
    link,
    token: async () => (await link()).split('/').at(-1) ?? '',
    act: (call, token, visitor = open.visitor()) => visitor.call('POST', MAILING_LIST_CALLS[call].path, { token }),
    age: (hours) =>
      open.db
        .updateTable('list_subscriber')
        .set({ requested_at: new Date(Date.now() - hours * HOUR_MS) })
        .execute(),
  };
}

export function linkIn(text: string): string {
  return /https?:\/\/[^/\s]+(\/\S*newsletter\/\S+)/.exec(text)?.[1] ?? '';
}

function selectSubscribers({ db }: ExampleServer) {
  return db.selectFrom('list_subscriber').selectAll().orderBy('email_key').execute();
}

function selectEmails({ db }: ExampleServer) {
  return db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
}
