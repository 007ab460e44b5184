import fc from 'fast-check';
import type { MailManner } from '../../../../tools/testing/server/mail-server';
import { AWAY, prepareOutbox } from './outbox.fixture';

const outbox = prepareOutbox();

test('two servers on one database send each of forty emails once', async () => {
  const recipients = Array.from({ length: 40 }, (_, number) => `reader-${number}@shop.example`);
  for (const recipient of recipients) await outbox.put(recipient);
  const other = outbox.openWorker();
  await Promise.all([outbox.send(), outbox.send(), outbox.send(other), outbox.send(other)]);
  await other.destroy();
  expect(outbox.mail.emails.flatMap((email) => email.recipients).sort()).toEqual(recipients.sort());
});

test('an email that another server is claiming is skipped without waiting', async () => {
  await outbox.put();
  await outbox.put('basia@bistro.example');
  await outbox.db.transaction().execute(async (trx) => {
    await trx.selectFrom('mail_outbox').select('id').where('recipient', '=', 'ada@shop.example').forUpdate().execute();
    await outbox.send();
  });
  expect(outbox.mail.emails.flatMap(({ recipients }) => recipients)).toEqual(['basia@bistro.example']);
});

test('an email that is being sent is skipped as well', async () => {
  await outbox.put();
  let isPassedOver = false;
  outbox.mail.beforeAnswer = async () => {
    await outbox.send();
    isPassedOver = true;
  };
  await outbox.send();
  expect([isPassedOver, outbox.mail.emails.length]).toEqual([true, 1]);
});

test('after a crash between sending and recording, an email is sent again under the same id', async () => {
  await outbox.put();
  const dying = outbox.openWorker();
  outbox.mail.beforeAnswer = () => dying.destroy();
  await expect(outbox.send(dying)).rejects.toThrow();
  outbox.mail.beforeAnswer = () => Promise.resolve();
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(1);
  await outbox.makeDue();
  await outbox.send();
  const [first, second] = outbox.mail.emails.map(({ headers }) => headers['message-id']);
  expect([outbox.mail.emails.length, second]).toEqual([2, first]);
});

/** Rounds of emails written, and of two servers that send at once. */
const rounds = fc.array(
  fc.record({
    manner: fc.constantFrom<MailManner | 'is away'>('takes', 'refuses', 'postpones', 'cuts', 'is away'),
    emails: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test('whatever a mail server does, each email arrives once, and again only after a crash', async () => {
  const other = outbox.openWorker();
  const go = async (manner: MailManner | 'is away') => {
    if (manner !== 'is away') outbox.mail.manner = manner;
    const mailer = manner === 'is away' ? AWAY : outbox.toServer();
    await outbox.makeDue();
    await Promise.all([outbox.send(outbox.db, mailer), outbox.send(other, mailer)]);
  };
  await fc.assert(
    fc
      .asyncProperty(rounds, async (plan) => {
        for (const { manner, emails } of plan) {
          for (let count = 0; count < emails; count += 1) await outbox.put();
          await go(manner);
        }
        await go('takes');
        const kept = await outbox.rows();
        expect(kept.filter(({ sent_at: sentAt, body }) => sentAt === null || body !== null)).toEqual([]);
        const takenOf = (id: string) =>
          outbox.mail.emails.filter(({ headers, manner }) => manner === 'takes' && headers['message-id']?.includes(id));
        expect(kept.map(({ id }) => takenOf(id).length)).toEqual(kept.map(() => 1));
      })
      .afterEach(outbox.empty),
    { numRuns: 25 },
  );
  await other.destroy();
});
