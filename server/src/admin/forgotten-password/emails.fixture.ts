import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { openMailServer, type MailServer, type ReceivedEmail } from '../../../../tools/testing/server/mail-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { sendEmails } from '../../platform/mail/send-emails';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer';
import { RESET_KINDS, RESET_TABLES } from '../../site/password-reset/reset-tables';
import { writeResetEmails } from './write-reset-emails';

/** The account of the tests' example site. */
export const OWNER = 'owner@shop.example';

/** Where emails of the tests come from. */
export const FROM = 'no-reply@sites.example';
const EVERY_MS = 20;

/** The example site with its owner, and the mail server that the owner's emails go to. */
export interface Emails {
  readonly open: ExampleServer;
  readonly mail: MailServer;
  /** Asks for an email, as a script does where no browser is named. */
  requestReset(email?: string, browser?: Shopper): Promise<Reply>;
  /** The emails that have come once all that was asked for is answered. */
  arrived(): Promise<readonly ReceivedEmail[]>;
  /** Asks for an email and gives the address of its link, without scheme and host. */
  link(): Promise<string>;
}

/** Opens the example for the tests of one file; each of them begins with no email, no limit used up and the old password. */
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
    // One that is under way would come to the next test.
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

/** The emails that have come: what the server's own jobs do every other second is done, and what they are doing already waited for. */
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

/** The address of an email's link, which is one of an account unless another page is named. */
export function linkIn(
  message: Pick<ReceivedEmail, 'text'> | undefined,
  path: string = ADMIN_PATH.newPassword,
): string {
  const [link] = new RegExp(`https?://\\S+${path}\\?token=[\\w-]{43}(?=\\s)`).exec(message?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`There is no link in ${JSON.stringify(message)}.`);
  return link;
}
