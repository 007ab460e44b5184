import { openMailServer, type MailServer, type ReceivedEmail } from '../../../../tools/testing/server/mail-server';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { arrivedEmails, FROM, linkIn } from '../forgotten-password/emails.fixture';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { AdminPageName } from '../../site/own-pages/admin-page-table';

/** Two administrators of the example site, an editor, and an account of another site. */
export const ADA = 'ada@shop.example';
export const BEA = 'bea@shop.example';
export const EDDA = 'edda@shop.example';
export const OTTO = 'otto@other.example';
export const OTHER_HOST = 'other.example';

/** Tables that the tests of a team change. */
const CHANGED = [
  'account_session',
  'account_authenticator',
  'account_passkey',
  'account_recovery_code',
  'account_unshown_codes',
  'account_email_change',
  'pending_sign_in',
  'passkey_challenge',
  'team_invitation',
  'two_step_role',
  'team_change',
  'mail_outbox',
  'rate_window',
] as const;

export interface Teams {
  readonly open: ExampleServer;
  readonly mail: MailServer;
  readonly siteId: string;
  /** Somebody who has signed in, at the example site unless another host is named. */
  as(email: string, host?: string): Promise<Shopper>;
  idOf(email: string): Promise<string>;
  arrived(): Promise<readonly ReceivedEmail[]>;
  /** The token of the newest email's link to a page. */
  newestToken(path: string): Promise<string>;
  /** Page and block of a form without script. */
  own(name: AdminPageName): { readonly page: string; readonly block: string };
}

/** Opens two sites with their teams and a mail server; each test begins with the same people, and nobody signed in. */
export function prepareTeams(): Teams {
  let open: ExampleServer;
  let mail: MailServer;
  let siteId = '';
  beforeAll(async () => {
    mail = await openMailServer();
    open = await openExample({ config: { smtpUrl: mail.url, mailFrom: FROM, runsJobs: false } });
    siteId = await open.load(exampleDocument());
    await open.load(exampleDocument('other', OTHER_HOST));
  });
  beforeEach(async () => {
    // A pending email would arrive during the next test.
    await arrivedEmails(open, mail);
    for (const table of [...CHANGED, 'website_role', 'account'] as const) await open.db.deleteFrom(table).execute();
    await seedAccount(open.db, { email: ADA, roles: { example: ['admin'] } });
    await seedAccount(open.db, { email: BEA, roles: { example: ['admin'] } });
    await seedAccount(open.db, { email: EDDA, roles: { example: ['editor'] } });
    await seedAccount(open.db, { email: OTTO, roles: { other: ['admin'] } });
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
    get siteId() {
      return siteId;
    },
    async as(email, host) {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    idOf: async (email) =>
      (await open.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id,
    arrived,
    newestToken: async (path) =>
      new URL(
        linkIn(
          (await arrived()).findLast(({ text }) => text.includes(path)),
          path,
        ),
      ).searchParams.get('token') ?? '',
    own(name) {
      const page = adminPages({ siteId, locale: 'en' })[name];
      return { page: page.path, block: onlyBlockOf(page) };
    },
  };
}
