import fc from 'fast-check';
import type { SaveFormSubmissionReply } from 'shared-types/forms/contact-form';
import { PROOF_TIMEOUT_MS, repeats, withSeed } from '../../../../tools/testing/proof';
import { DATABASES, openKilledStore, type KilledStore } from '../../../../tools/testing/store/killed-store';
import type { ScheduledStrike } from '../../../../tools/testing/store/kill-schedule';
import { createStubbornVisitor, type VisitorOptions } from '../../../../tools/testing/store/stubborn-visitor';
import { whileStruck } from '../../../../tools/testing/store/while-struck';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { sendingPlan, sendStubbornly, type FormTab } from './stubborn-sender.fixture';
import { ANSWERS, blocksOf, PATH } from './submissions.fixture';

const FORMS = repeats({ short: 200, long: 2000 });
const STRIKES = repeats({ short: 4, long: 40 });
const SENT_AT_ONCE = 8;
const LONGEST_DELAY_MS = 60;
const OWNER = 'studio@shop.example';
const [, formId] = blocksOf();

describe.each(DATABASES)('with %s', (kind) => {
  let store: KilledStore;
  const over = new AbortController();
  beforeAll(async () => {
    store = await openKilledStore(kind, [1], 1);
    await store.server.query(
      `insert into form_storage (site_id, form_id, email_to, sends_copy)
       select id, '${formId}', '${OWNER}', true from site`,
    );
  }, PROOF_TIMEOUT_MS);
  afterAll(async () => {
    over.abort(new Error('The test is over.'));
    await store.close();
  });

  test(
    `killed at any moment of ${FORMS} forms, it loses no submission and no email of one, and has none twice`,
    () =>
      withSeed(async (chance) => {
        const plans = fc.sample(sendingPlan, { numRuns: FORMS, seed: Math.floor(chance() * 2 ** 31) });
        const waiting = [...plans.entries()];
        const sent: string[] = [];
        const sendAll = async (onSend: (path: string) => void) => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const [index, plan] = next;
            const from = `10.2.${index >> 8}.${index & 255}`;
            const tab = tabOf({ address: store.server.address, from, onSend, stop: over.signal });
            sent.push(...(await sendStubbornly(tab, plan, `Words ${index}`)));
          }
        };
        const { happened } = await whileStruck(
          { store, strikes: strikesBy(chance, store), counted: PATH },
          async (onSend) => Promise.all(Array.from({ length: SENT_AT_ONCE }, () => sendAll(onSend))),
        );
        expect(happened).toBeGreaterThan(STRIKES / 3);
        const stored = await store.server.query<{ words: string }>(
          `select fields->>'words' as words from form_submission`,
        );
        expect(stored.map(({ words }) => words).sort()).toEqual(sent.sort());
        expect(await stepsOf(store)).toEqual(sent.map(() => 'copy, email'));
        const emails = await store.server.query(`select id from mail_outbox where recipient = '${OWNER}'`);
        expect(emails).toHaveLength(sent.length);
      }),
    PROOF_TIMEOUT_MS,
  );
});

/** Kinds of the steps of each submission. */
async function stepsOf({ server }: KilledStore): Promise<readonly string[]> {
  const rows = await server.query<{ kinds: string }>(
    `select string_agg(kind, ', ' order by kind) as kinds
     from form_submission left join submission_step on submission_id = form_submission.id
     group by form_submission.id`,
  );
  return rows.map(({ kinds }) => kinds);
}

function tabOf(options: VisitorOptions): FormTab {
  const visitor = createStubbornVisitor(options);
  return {
    key: createIdempotencyKey(),
    send: async (key, words) => {
      const form = JSON.stringify({ ...ANSWERS, words });
      const sent = await visitor.send<SaveFormSubmissionReply>('POST', PATH, { formId, key, form });
      return { isSaved: sent.ok, key: sent.ok ? sent.body.key : sent.key };
    },
  };
}

function strikesBy(chance: () => number, { strikes }: KilledStore): readonly ScheduledStrike[] {
  const gap = Math.ceil(FORMS / (STRIKES + 1));
  return Array.from({ length: STRIKES }, (_, index) => ({
    strike: strikes[index % strikes.length] ?? 'server',
    afterCalls: 1 + Math.floor(chance() * (2 * gap - 1)),
    delayMs: chance() * LONGEST_DELAY_MS,
  }));
}
