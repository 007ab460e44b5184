import { MEMBER_PASSWORD_CALLS, MEMBER_PATH } from 'shared-types/site/people/member-password';
import { openMailServer, type MailServer, type ReceivedEmail } from '../../../../tools/testing/server/mail-server';
import { bilingualDocument } from '../../../../tools/testing/site/bilingual-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { arrivedEmails, FROM, linkIn } from '../../admin/forgotten-password/emails.fixture';

/** A member of the example site only. */
export const MIA = 'mia@shop.example';
/** An administrator who may edit members, an editor, and an account that may not. */
export const ADA = 'ada@shop.example';
export const EDDA = 'edda@shop.example';
export const CLERK = 'clerk@shop.example';
/** A second site, with an owner of its own. */
export const OTHER_HOST = 'other.example';
export const OTTO = 'otto@other.example';
/** A site in two languages that Ada owns too. */
export const BILINGUAL_HOST = 'bilingual.example';

const { requestMemberReset, resetMemberPassword } = MEMBER_PASSWORD_CALLS;

/** Three sites with locked pages, their owners, and a mail server. */
export interface MemberEmails {
  readonly open: ExampleServer;
  readonly mail: MailServer;
  as(email: string, host?: string): Promise<Shopper>;
  member(email?: string, password?: string): Promise<Shopper>;
  requestReset(email?: string, browser?: Shopper): Promise<Reply>;
  set(token: string, password: string, browser?: Shopper): Promise<Reply>;
  arrived(): Promise<readonly ReceivedEmail[]>;
  newestToken(): Promise<string>;
  idOf(email: string): Promise<string>;
}

/** Opens them for the tests of a file. Each begins with only Mia, nobody signed in, no emails and unused limits. */
export function prepareMemberEmails(): MemberEmails {
  let open: ExampleServer;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await openMailServer();
    open = await openExample({ config: { smtpUrl: mail.url, mailFrom: FROM } });
    await open.load(withLockedPages(exampleDocument()));
    await open.load(withLockedPages(exampleDocument('other', OTHER_HOST)));
    await open.load(withLockedPages(bilingualDocument()));
    await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], bilingual: ['admin'] } });
    await seedAccount(open.db, { email: EDDA, roles: { example: ['editor'] } });
    await seedAccount(open.db, { email: CLERK, roles: { example: ['storeManager'] } });
    await seedAccount(open.db, { email: OTTO, roles: { other: ['admin'] } });
  });
  beforeEach(async () => {
    // A pending email would arrive during the next test.
    await arrivedEmails(open, mail);
    for (const table of [
      'site_member',
      'member_reset_request',
      'account_session',
      'mail_outbox',
      'rate_window',
    ] as const)
      await open.db.deleteFrom(table).execute();
    await seedMember(open.db, { email: MIA, site: 'example', areas: ['studio'] });
    mail.emails.length = 0;
  });
  afterAll(async () => {
    await open.close();
    await mail.close();
  });
  const arrived = () => arrivedEmails(open, mail);
  return {
    get open() {
      return open;
    },
    get mail() {
      return mail;
    },
    async as(email, host) {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    async member(email = MIA, password) {
      const browser = open.visitor();
      await signInMember(browser, email, password === undefined ? {} : { password });
      return browser.twin();
    },
    requestReset: (email = MIA, browser = open.visitor()) => browser.call('POST', requestMemberReset.path, { email }),
    set: (token, password, browser = open.visitor()) =>
      browser.call('POST', resetMemberPassword.path, { token, password }),
    arrived,
    newestToken: async () => {
      const link = new URL(linkIn((await arrived()).at(-1), MEMBER_PATH.newPassword));
      return link.searchParams.get('token') ?? '';
    },
    idOf: async (email) => {
      const { id } = await open.db
        .selectFrom('site_member')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}
