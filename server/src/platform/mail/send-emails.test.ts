import type { MailManner } from '../../../../tools/testing/server/mail-server';
import { AWAY, FROM, prepareOutbox, SECRET } from './outbox.fixture';
import { sweepEmails } from './outbox.store';
import { createSmtpMailer } from './smtp-mailer';

const outbox = prepareOutbox();

test('an email goes to its one address, and its content is deleted', async () => {
  await outbox.put();
  await outbox.send();
  expect(outbox.mail.emails).toMatchObject([
    { recipients: ['ada@shop.example'], text: expect.stringContaining(SECRET) as string },
  ]);
  const [{ headers } = { headers: {} }] = outbox.mail.emails;
  expect(headers).toMatchObject({
    from: '"store.test" <no-reply@sites.example>',
    to: 'ada@shop.example',
    subject: 'A new password',
    'auto-submitted': 'auto-generated',
  });
  const [row] = await outbox.rows();
  expect(row).toMatchObject({ attempts: 1, body: null, sent_at: expect.any(Date) as Date, last_error: null });
  await outbox.makeDue();
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(1);
});

test('a comma in an address does not make two of it', async () => {
  await outbox.put('eve,ada@shop.example');
  await outbox.send();
  expect(outbox.mail.commands.filter((line) => line.startsWith('RCPT'))).not.toContain('RCPT TO:<ada@shop.example>');
});

test('while the mail server is away an email is retried after growing pauses, up to two hours', async () => {
  await outbox.put();
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 9; attempt += 1) {
    await outbox.makeDue();
    await outbox.send(outbox.db, AWAY);
    const [row] = await outbox.rows();
    pauses.push(Math.round((Number(row?.due_at) - Date.now()) / 60_000));
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 120, 120]);
  const [row] = await outbox.rows();
  expect(row).toMatchObject({
    attempts: 9,
    sent_at: null,
    last_error: expect.stringContaining('ECONNREFUSED') as string,
  });
  await outbox.send();
  expect(outbox.mail.emails).toEqual([]);
  await outbox.makeDue();
  await outbox.send();
  expect(outbox.mail.emails).toHaveLength(1);
});

test('the mailer’s error is stored, shortened', async () => {
  await outbox.put();
  await outbox.send(outbox.db, { send: () => Promise.reject(new Error('x'.repeat(10_000))) });
  const [row] = await outbox.rows();
  expect(row?.last_error).toHaveLength(500);
});

test.each<[MailManner, string]>([
  ['refuses', '550'],
  ['postpones', '451'],
  ['keeps silent', 'abort'],
])(
  'a mail server that %s is tried again, and neither row nor log contains the email’s content',
  async (manner, code) => {
    await outbox.put();
    outbox.mail.manner = manner;
    await outbox.send(outbox.db, outbox.toServer(300));
    const [row] = await outbox.rows();
    expect(row?.last_error).toContain(code);
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect([outbox.logged.length, JSON.stringify([outbox.logged, row?.last_error]).includes(SECRET)]).toEqual([
      1,
      false,
    ]);
    outbox.mail.manner = 'takes';
    await outbox.makeDue();
    await outbox.send();
    expect(outbox.mail.emails.map((email) => email.manner)).toEqual(['takes']);
  },
);

test('a failed email does not hold up others in the next run', async () => {
  await outbox.put();
  await outbox.put('basia@bistro.example');
  outbox.mail.manner = 'refuses';
  await outbox.send();
  outbox.mail.manner = 'takes';
  await outbox.send();
  expect(outbox.mail.emails.flatMap(({ recipients }) => recipients)).toEqual(['basia@bistro.example']);
});

const age = (ms: number) =>
  outbox.db
    .updateTable('mail_outbox')
    .set({ created_at: new Date(Date.now() - ms), scheduled_at: new Date(Date.now() - ms) } as object)
    .execute();

test('an email is given up after a day, its content deleted, and its row after 30 days', async () => {
  await outbox.put();
  await age(86_400_000 - 60_000);
  await outbox.send(outbox.db, AWAY);
  expect(await outbox.rows()).toMatchObject([{ attempts: 1 }]);
  await age(86_400_000);
  await outbox.makeDue();
  await outbox.send();
  expect([outbox.mail.emails.length, await sweepEmails(outbox.db)]).toEqual([0, 0]);
  expect(await outbox.rows()).toMatchObject([{ body: null, sent_at: null, attempts: 1 }]);
  await age(30 * 86_400_000);
  expect([await sweepEmails(outbox.db), await outbox.rows()]).toEqual([1, []]);
});

test('a password is never sent to a mail server without encryption', async () => {
  await outbox.put();
  await outbox.send(outbox.db, createSmtpMailer({ url: outbox.mail.url.replace('//', '//ada:secret@'), from: FROM }));
  expect([outbox.mail.emails.length, outbox.mail.commands.some((line) => /AUTH|MAIL/.test(line))]).toEqual([0, false]);
});
