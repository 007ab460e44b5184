import { EMAILS_PER_HOUR } from './email-turn';
import { prepareOutbox } from './outbox.fixture';
import { queueEmail } from './outbox.store';

const outbox = prepareOutbox();
const HOUR_MS = 3_600_000;
const schedule = async () => {
  const rows = await outbox.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'scheduled_at as at', 'is_limited as isLimited'])
    .orderBy('scheduled_at')
    .execute();
  return rows;
};
const putMany = async (count: number, recipient?: string) => {
  for (let index = 0; index < count; index += 1) await outbox.put(recipient);
};

test('an address gets five emails an hour; more wait, in turn, and are sent', async () => {
  await putMany(12, 'Ada@shop.example');
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(EMAILS_PER_HOUR);
  const times = (await schedule()).map(({ at }) => at.getTime());
  times.forEach((time, index) => {
    const fifthBefore = times[index - EMAILS_PER_HOUR];
    if (fifthBefore !== undefined) expect(time - fifthBefore).toBeGreaterThanOrEqual(HOUR_MS);
  });
  // Nothing is lost: each is sent when its turn has come.
  await outbox.makeDue();
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(12);
});

test('other addresses do not wait, and neither do owed emails', async () => {
  await putMany(5);
  await outbox.put('grace@shop.example');
  const { id: siteId } = await outbox.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const owed = { siteId, recipient: 'ada@shop.example', subject: 'Your payment has arrived', body: 'Thank you.' };
  await queueEmail(outbox.db, { ...owed, isOwed: true });
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(7);
  expect((await schedule()).filter(({ isLimited }) => !isLimited)).toHaveLength(1);
});

test('upper case makes no second address, and concurrent emails never share a turn', async () => {
  const workers = Array.from({ length: 4 }, () => outbox.openWorker());
  const { id: siteId } = await outbox.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const put = (index: number) =>
    workers[index % 4]!.transaction().execute((trx) =>
      queueEmail(trx, {
        siteId,
        recipient: index % 2 ? 'ADA@shop.example' : 'ada@shop.example',
        subject: 'x',
        body: 'y',
      }),
    );
  await Promise.all(Array.from({ length: 12 }, (_, index) => put(index)));
  await Promise.all(workers.map((worker) => worker.destroy()));
  const now = Date.now();
  expect((await schedule()).filter(({ at }) => at.getTime() <= now + 1000)).toHaveLength(EMAILS_PER_HOUR);
});

test('a waiting email is not given up before its turn', async () => {
  await putMany(6);
  await outbox.db
    .updateTable('mail_outbox')
    .set({ created_at: new Date(Date.now() - 48 * HOUR_MS) } as never)
    .execute();
  await outbox.makeDue();
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(6);
});
