import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../tools/testing/database';
import { openMailServer, type MailManner, type MailServer } from '../../../tools/testing/mail-server';
import { seedSite } from '../../../tools/testing/store/seed-site';
import { openDatabase, type Database } from '../schema/database';
import { putLetter, sweepLetters } from './outbox.store';
import { sendLetters } from './send-letters';
import { createSmtpMailer } from './smtp-mailer';

const FROM = 'Colonnade <no-reply@sites.example>';
const SECRET = 'a-token-that-opens-an-account';
/** Nobody listens there. */
const AWAY = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM });

let database: TestDatabase;
let siteId: string;
let db: Database;
let mail: MailServer;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openWorker();
  siteId = (await seedSite(db)).id;
  mail = await openMailServer();
});
afterAll(async () => {
  await mail.close();
  await db.destroy();
  await database.drop();
});
afterEach(empty);

function openWorker(): Database {
  return openDatabase(database.connection, () => undefined);
}

async function empty(): Promise<void> {
  await db.deleteFrom('mail_outbox').execute();
  mail.letters.length = 0;
  mail.commands.length = 0;
  mail.manner = 'takes';
  mail.beforeAnswer = () => Promise.resolve();
}

const logged: unknown[] = [];
const log = { warn: (detail: unknown) => void logged.push(detail) };
const toServer = (longestMs?: number) =>
  createSmtpMailer({ url: mail.url, from: FROM, ...(longestMs === undefined ? {} : { longestMs }) });
const send = (worker = db, mailer = toServer()) => sendLetters({ db: worker, mailer, log });
const put = (recipient = 'ada@shop.example') =>
  putLetter(db, { siteId, recipient, subject: 'A new password', body: `Open ${SECRET}` });
const rows = () => db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
const makeDue = () =>
  db
    .updateTable('mail_outbox')
    .set({ due_at: new Date(0) })
    .execute();
const age = (ms: number) =>
  db
    .updateTable('mail_outbox')
    .set({ created_at: new Date(Date.now() - ms) } as object)
    .execute();

test('a letter goes to its one address, and what it said is forgotten', async () => {
  await put();
  await send();
  expect(mail.letters).toMatchObject([
    { recipients: ['ada@shop.example'], text: expect.stringContaining(SECRET) as string },
  ]);
  const [{ headers } = { headers: {} }] = mail.letters;
  expect(headers).toMatchObject({ from: FROM, to: 'ada@shop.example', subject: 'A new password' });
  const [row] = await rows();
  expect(row).toMatchObject({ attempts: 1, body: null, sent_at: expect.any(Date) as Date, last_error: null });
  await makeDue();
  await send();
  expect(mail.letters).toHaveLength(1);
});

test('a comma in an address makes no second one of it', async () => {
  await put('eve,ada@shop.example');
  await send();
  expect(mail.commands.filter((line) => line.startsWith('RCPT'))).not.toContain('RCPT TO:<ada@shop.example>');
});

test('where the mail server is away a letter is tried again after pauses that grow, up to two hours', async () => {
  await put();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await makeDue();
    await send(db, AWAY);
    const [row] = await rows();
    pauses.push(Math.round((Number(row?.due_at) - Date.now()) / 60_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  const [row] = await rows();
  expect(row).toMatchObject({
    attempts: 9,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED') as string,
  });
  await send();
  expect(mail.letters).toEqual([]);
  await makeDue();
  await send();
  expect(mail.letters).toHaveLength(1);
});

test.each<[MailManner, string]>([
  ['refuses', '550'],
  ['postpones', '451'],
  ['keeps silent', 'abort'],
])(
  'a mail server that %s is asked again, and neither the row nor the log says what the letter held',
  async (manner, code) => {
    logged.length = 0;
    await put();
    mail.manner = manner;
    await send(db, toServer(300));
    const [row] = await rows();
    expect(row?.last_error).toContain(code);
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect([logged.length, JSON.stringify([logged, row?.last_error]).includes(SECRET)]).toEqual([1, false]);
    mail.manner = 'takes';
    await makeDue();
    await send();
    expect(mail.letters.map((letter) => letter.manner)).toEqual(['takes']);
  },
);

test('a failed letter keeps no other from going, the next time', async () => {
  await put();
  await put('basia@bistro.example');
  mail.manner = 'refuses';
  await send();
  mail.manner = 'takes';
  await send();
  expect(mail.letters.flatMap(({ recipients }) => recipients)).toEqual(['basia@bistro.example']);
});

test('two servers on one database send each of forty letters once', async () => {
  const recipients = Array.from({ length: 40 }, (_, number) => `reader-${number}@shop.example`);
  for (const recipient of recipients) await put(recipient);
  const other = openWorker();
  await Promise.all([send(), send(), send(other), send(other)]);
  await other.destroy();
  expect(mail.letters.flatMap((letter) => letter.recipients).sort()).toEqual(recipients.sort());
});

test('a letter that another server is about to take is passed over, and nobody waits for it', async () => {
  await put();
  await put('basia@bistro.example');
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('mail_outbox').select('id').where('recipient', '=', 'ada@shop.example').forUpdate().execute();
    await send();
  });
  expect(mail.letters.flatMap(({ recipients }) => recipients)).toEqual(['basia@bistro.example']);
});

test('so is one that is being sent', async () => {
  await put();
  let isPassedOver = false;
  mail.beforeAnswer = async () => {
    await send();
    isPassedOver = true;
  };
  await send();
  expect([isPassedOver, mail.letters.length]).toEqual([true, 1]);
});

test('a server that ends before it can write down that a letter went sends it once more, under the same name', async () => {
  await put();
  const dying = openWorker();
  mail.beforeAnswer = () => dying.destroy();
  await expect(send(dying)).rejects.toThrow();
  mail.beforeAnswer = () => Promise.resolve();
  await send();
  expect(mail.letters).toHaveLength(1);
  await makeDue();
  await send();
  const [first, second] = mail.letters.map(({ headers }) => headers['message-id']);
  expect([mail.letters.length, second]).toEqual([2, first]);
});

test('a letter is given up after a day, what it said is forgotten, and after 30 days that there was one', async () => {
  await put();
  await age(86_400_000 - 60_000);
  await send(db, AWAY);
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  await age(86_400_000);
  await makeDue();
  await send();
  expect([mail.letters.length, await sweepLetters(db)]).toEqual([0, 0]);
  expect(await rows()).toMatchObject([{ body: null, sent_at: null, attempts: 1 }]);
  await age(30 * 86_400_000);
  expect([await sweepLetters(db), await rows()]).toEqual([1, []]);
});

test('a password is told to no mail server that does not encrypt', async () => {
  await put();
  await send(db, createSmtpMailer({ url: mail.url.replace('//', '//ada:secret@'), from: FROM }));
  expect([mail.letters.length, mail.commands.some((line) => /AUTH|MAIL/.test(line))]).toEqual([0, false]);
});

/** What two servers meet in one go, and how many letters are written before it. */
const rounds = fc.array(
  fc.record({
    manner: fc.constantFrom<MailManner | 'is away'>('takes', 'refuses', 'postpones', 'cuts', 'is away'),
    letters: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test('whatever a mail server does, each letter is taken once, and comes once more only where it was cut off', async () => {
  const other = openWorker();
  const go = async (manner: MailManner | 'is away') => {
    if (manner !== 'is away') mail.manner = manner;
    const mailer = manner === 'is away' ? AWAY : toServer();
    await makeDue();
    await Promise.all([send(db, mailer), send(other, mailer)]);
  };
  await fc.assert(
    fc
      .asyncProperty(rounds, async (plan) => {
        for (const { manner, letters } of plan) {
          for (let count = 0; count < letters; count += 1) await put();
          await go(manner);
        }
        await go('takes');
        const kept = await rows();
        expect(kept.filter(({ sent_at: sentAt, body }) => sentAt === null || body !== null)).toEqual([]);
        const takenOf = (id: string) =>
          mail.letters.filter(({ headers, manner }) => manner === 'takes' && headers['message-id']?.includes(id));
        expect(kept.map(({ id }) => takenOf(id).length)).toEqual(kept.map(() => 1));
      })
      .afterEach(empty),
    { numRuns: 25 },
  );
  await other.destroy();
});
