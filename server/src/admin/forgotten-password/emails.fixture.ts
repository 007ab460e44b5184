import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { openMailServer, type MailServer, type ReceivedEmail } from '../../../../tools/testing/server/mail-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { sendEmails } from '../../platform/mail/send-emails';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer';
import { RESET_KINDS, RESET_TABLES } from '../../site/password-reset/reset-tables';
import { writeResetEmails } from './write-reset-emails';

export const OWNER = 'owner@shop.example';

export const FROM = 'no-reply@sites.example';
const EVERY_MS = 20;

/** The example site with its owner, and a mail server for the owner's emails. */
export interface Emails {
  readonly open: ExampleServer;
  readonly mail: MailServer;
  /** Requests an email, by script unless a browser is given. */
  requestReset(email?: string, browser?: Shopper): Promise<Reply>;
  /** All emails, once every request is answered. */
  arrived(): Promise<readonly ReceivedEmail[]>;
  /** Requests an email, and returns the path and query of its link. */
  link(): Promise<string>;
}

/** Opens the example for the tests of a file; each begins without emails, with unused limits and the old password. */
export function prepareEmails(): Emails {
  let open: ExampleServer;
  let mail: MailServer;
  let passwordHash: string;
  beforeAll(async () => {
    mail = await openMailServer();
    open = await openExample({ accounts: { [OWNER]: ['admin'] }, config: { smtpUrl: mail.url, mailFrom: FROM } });
    const owner = await open.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
    passwordHash = owner.password_hash;
  });
  afterAll(async () => {
    await open.close();
    await mail.close();
  });
  afterEach(async () => {
    // A pending email would arrive during the next test.
    await arrivedEmails(open, mail);
    for (const table of [
      'account_reset_request',
      'account_reset',
      'account_session',
      'mail_outbox',
      'rate_window',
    ] as const)
      await open.db.deleteFrom(table).execute();
    await open.db.updateTable('account').set({ password_hash: passwordHash }).execute();
    mail.emails.length = 0;
  });

  const requestReset = (email = OWNER, browser = open.visitor()) =>
    browser.call('POST', FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path, { email });
  const arrived = () => arrivedEmails(open, mail);
  return {
    get open() {
      return open;
    },
    get mail() {
      return mail;
    },
    requestReset,
    arrived,
    link: async () => {
      await requestReset();
      return linkIn((await arrived()).at(-1)).replace(/^https?:\/\/[^/]+/, '');
    },
  };
}

/** All emails, after running the server's email jobs and waiting for those in progress. */
export async function arrivedEmails(
  { db, app: { log } }: ExampleServer,
  mail: MailServer,
): Promise<readonly ReceivedEmail[]> {
  const mailer = createSmtpMailer({ url: mail.url, from: FROM });
  const isLeft = async () => {
    const requests = await Promise.all(
      RESET_KINDS.map((kind) => db.selectFrom(RESET_TABLES[kind].requests).select('id').execute()),
    );
    const emails = await db.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute();
    return requests.flat().length + emails.length > 0;
  };
  while (await isLeft()) {
    await writeResetEmails(db);
    await sendEmails({ db, mailer, log });
    await new Promise((go) => setTimeout(go, EVERY_MS));
  }
  return mail.emails;
}

/** The address of an email's link, on the account's page unless another is named. */
export function linkIn(
  message: Pick<ReceivedEmail, 'text'> | undefined,
  path: string = ADMIN_PATH.newPassword,
): string {
  const [link] = new RegExp(`https?://\\S+${path}\\?token=[\\w-]{43}(?=\\s)`).exec(message?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`There is no link in ${JSON.stringify(message)}.`);
  return link;
}
