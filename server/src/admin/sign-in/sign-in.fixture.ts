import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Config } from '../../platform/environment/config';
import { adminPages } from '../../site/own-pages/admin-pages';

export const OWNER = 'owner@shop.example';

export interface SignIns {
  readonly open: ExampleServer;
  post(browser: Shopper, fields: object): Promise<Reply>;
  sessions(): Promise<readonly { readonly started_at: Date; readonly ends_at: Date }[]>;
}

/** Opens the example for the tests of a file; each begins with nobody signed in and unused limits. */
export function prepareSignIns(config: Partial<Config> = {}): SignIns {
  let open: ExampleServer;
  let block: string | undefined;
  beforeAll(async () => {
    open = await openExample({ accounts: { [OWNER]: ['admin', 'viewer'] }, config });
    const siteId = await open.load(exampleDocument());
    [block] = adminPages({ siteId, locale: 'en' }).signIn.blocks.keys();
  });
  afterAll(() => open.close());
  afterEach(async () => {
    await open.db.deleteFrom('account_session').execute();
    await open.db.deleteFrom('rate_window').execute();
  });
  return {
    get open() {
      return open;
    },
    post: (browser, fields) =>
      browser.post(SIGN_IN_CALLS.login.path, { page: '/config/sign-in', block, return: '/config/', ...fields }),
    sessions: () => open.db.selectFrom('account_session').selectAll().execute(),
  };
}
