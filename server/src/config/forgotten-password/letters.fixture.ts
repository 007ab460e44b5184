import { CONFIG_PATH } from 'shared-types/config/config-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/config/forgotten-password';
import { openMailServer, type MailServer, type ReceivedLetter } from '../../../../tools/testing/mail-server';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { sendLetters } from '../../mail/send-letters';
import { createSmtpMailer } from '../../mail/smtp-mailer';
import { RESET_KINDS, RESET_TABLES } from '../../site/session/reset-tables';
import { writeResetLetters } from './write-reset-letters';

/** The account of the tests' example site. */
export const OWNER = 'owner@shop.example';

/** Where letters of the tests come from. */
export const FROM = 'no-reply@sites.example';
const EVERY_MS = 20;

/** The example site with its owner, and the mail server that the owner's letters go to. */
export interface Letters {
  readonly open: ExampleServer;
  readonly mail: MailServer;
  /** Asks for a letter, as a script does where no browser is named. */
  ask(email?: string, browser?: Shopper): Promise<Reply>;
  /** The letters that have come once all that was asked for is answered. */
  arrived(): Promise<readonly ReceivedLetter[]>;
  /** Asks for a letter and gives the address of its link, without scheme and host. */
  link(): Promise<string>;
}

/** Opens the example for the tests of one file; each of them begins with no letter, no limit used up and the old password. */
export function prepareLetters(): Letters {
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
    await arrivedLetters(open, mail);
    for (const table of [
      'account_reset_request',
      'account_reset',
      'account_session',
      'mail_outbox',
      'rate_window',
    ] as const)
      await open.db.deleteFrom(table).execute();
    await open.db.updateTable('account').set({ password_hash: passwordHash }).execute();
    mail.letters.length = 0;
  });

  const ask = (email = OWNER, browser = open.visitor()) =>
    browser.call('POST', FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path, { email });
  const arrived = () => arrivedLetters(open, mail);
  return {
    get open() {
      return open;
    },
    get mail() {
      return mail;
    },
    ask,
    arrived,
    link: async () => {
      await ask();
      return linkIn((await arrived()).at(-1)).replace(/^https?:\/\/[^/]+/, '');
    },
  };
}

/** The letters that have come: what the server's own jobs do every other second is done, and what they are doing already waited for. */
export async function arrivedLetters(
  { db, app: { log } }: ExampleServer,
  mail: MailServer,
): Promise<readonly ReceivedLetter[]> {
  const mailer = createSmtpMailer({ url: mail.url, from: FROM });
  const isLeft = async () => {
    const requests = await Promise.all(
      RESET_KINDS.map((kind) => db.selectFrom(RESET_TABLES[kind].requests).select('id').execute()),
    );
    const letters = await db.selectFrom('mail_outbox').select('id').where('sent_at', 'is', null).execute();
    return requests.flat().length + letters.length > 0;
  };
  while (await isLeft()) {
    await writeResetLetters(db);
    await sendLetters({ db, mailer, log });
    await new Promise((go) => setTimeout(go, EVERY_MS));
  }
  return mail.letters;
}

/** The address of a letter's link, which is one of an account unless another page is named. */
export function linkIn(
  letter: Pick<ReceivedLetter, 'text'> | undefined,
  path: string = CONFIG_PATH.newPassword,
): string {
  const [link] = new RegExp(`https?://\\S+${path}\\?token=[\\w-]{43}(?=\\s)`).exec(letter?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`There is no link in ${JSON.stringify(letter)}.`);
  return link;
}
