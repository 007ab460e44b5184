import { MEMBER_CALLS } from 'shared-types/site/people/member-session';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { withLockedPages } from '../../../../tools/testing/site/with-locked-pages';
import { seedMember, signInMember } from '../../../../tools/testing/store/seed-member';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';

/** A member of the example site, and one who also belongs to its studio. */
export const MIA = 'mia@shop.example';
export const STELLAN = 'stellan@shop.example';
/** A second site, with a member of the same address. */
export const OTHER = { identifier: 'other', host: 'other.example' } as const;

/** Two sites with members' pages, and browsers that sign in there. */
export interface Members {
  readonly open: ExampleServer;
  signedIn(email: string, host?: string): Promise<Shopper>;
  /** Signs out by script, with the query from the sign-in. */
  signOut(browser: Shopper, query?: string): Promise<Reply>;
  sessions(): Promise<readonly { readonly started_at: Date; readonly ends_at: Date }[]>;
}

/** Opens the sites for the tests of a file; each begins with nobody signed in and unused limits. */
export function prepareMembers(): Members {
  let open: ExampleServer;
  beforeAll(async () => {
    open = await openExample();
    await open.load(withLockedPages(exampleDocument()));
    await open.load(withLockedPages(exampleDocument(OTHER.identifier, OTHER.host)));
    await seedMember(open.db, { email: MIA, site: 'example' });
    await seedMember(open.db, { email: STELLAN, site: 'example', areas: ['studio'] });
    await seedMember(open.db, { email: 'olga@other.example', site: OTHER.identifier, areas: ['studio'] });
  });
  afterAll(() => open.close());
  afterEach(async () => {
    await open.db.deleteFrom('member_session').execute();
    await open.db.deleteFrom('rate_window').execute();
  });
  return {
    get open() {
      return open;
    },
    async signedIn(email, host) {
      const browser = open.visitor(host);
      await signInMember(browser, email);
      return browser.twin();
    },
    async signOut(browser, query = '') {
      const crumb = browser.cookies.get('crumb') ?? '';
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const reply = await open.app.inject({
        method: 'DELETE',
        url: `${MEMBER_CALLS.signOut.path}?crumb=${crumb}${query}`,
        headers: { host: 'shop.example', accept: 'application/json', cookie, 'x-csrf-token': crumb },
      });
      return reply;
    },
    sessions: () => open.db.selectFrom('member_session').selectAll().execute(),
  };
}
