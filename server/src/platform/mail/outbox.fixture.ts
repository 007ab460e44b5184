import { createTestDatabase, type TestDatabase } from '../../../../tools/testing/database/database';
import { openMailServer, type MailServer } from '../../../../tools/testing/server/mail-server';
import { seedSite } from '../../../../tools/testing/store/seed-site';
import { openDatabase, type Database } from '../schema/database';
import type { Mailer } from './mailer';
import { queueEmail } from './outbox.store';
import { sendEmails } from './send-emails';
import { createSmtpMailer } from './smtp-mailer';

export const FROM = 'Colonnade <no-reply@sites.example>';
/** Contained in every email, and allowed nowhere else. */
export const SECRET = 'a-token-that-opens-an-account';
export const AWAY = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM });

/** An outbox on its own database, with a mail server that tests control. */
export interface Outbox {
  readonly db: Database;
  readonly mail: MailServer;
  readonly logged: unknown[];
  toServer(longestMs?: number): Mailer;
  put(recipient?: string): Promise<void>;
  send(worker?: Database, mailer?: Mailer): Promise<void>;
  rows(): Promise<readonly OutboxRow[]>;
  makeDue(): Promise<unknown>;
  openWorker(): Database;
  empty(): Promise<void>;
}

export interface OutboxRow {
  readonly id: string;
  readonly body: string | null;
  readonly attempts: number;
  readonly due_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
}

/** Opens an outbox for the tests of a file; each test begins with it empty. */
export function prepareOutbox(): Outbox {
  let database: TestDatabase;
  let siteId: string;
  let db: Database;
  let mail: MailServer;
  const logged: unknown[] = [];
  const log = { warn: (detail: unknown) => void logged.push(detail) };
  const outbox: Outbox = {
    get db() {
      return db;
    },
    get mail() {
      return mail;
    },
    logged,
    toServer: (longestMs) =>
      createSmtpMailer({ url: mail.url, from: FROM, ...(longestMs === undefined ? {} : { longestMs }) }),
    put: async (recipient = 'ada@shop.example') => {
      await queueEmail(db, { siteId, recipient, subject: 'A new password', body: `Open ${SECRET}` });
    },
    send: (worker = db, mailer = outbox.toServer()) => sendEmails({ db: worker, mailer, log }),
    rows: () => db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute(),
    makeDue: () =>
      db
        .updateTable('mail_outbox')
        .set({ due_at: new Date(0) })
        .execute(),
    openWorker: () => openDatabase(database.connection, () => undefined),
    empty: async () => {
      await db.deleteFrom('mail_outbox').execute();
      logged.length = 0;
      mail.emails.length = 0;
      mail.commands.length = 0;
      mail.manner = 'takes';
      mail.beforeAnswer = () => Promise.resolve();
    },
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    db = outbox.openWorker();
    siteId = (await seedSite(db)).id;
    mail = await openMailServer();
  });
  afterAll(async () => {
    await mail.close();
    await db.destroy();
    await database.drop();
  });
  afterEach(outbox.empty);
  return outbox;
}
