import { BILLING_PLAN_CALLS } from 'shared-types/admin/billing-plan';
import type { WebsiteStatus } from 'shared-types/site/website';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { setWebsiteStatus } from '../../site/closed/set-website-status';

const PAYS = 'billing@shop.example';
const WRITES = 'editor@shop.example';
const TEXT = 'Nothing has been ordered, and nothing will be charged.';

let open: ExampleServer;
beforeAll(async () => {
  open = await openExample({ accounts: { [PAYS]: ['billing'], [WRITES]: ['editor'] } });
});
afterAll(() => open.close());

const as = async (email: string): Promise<Shopper> => {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin();
};

spec(
  ['ROUTE-02', 'ROUTE-03', 'SRV-08'],
  'the upgrade paths lead accounts with access to a page that sells nothing',
  async () => {
    const browser = await as(PAYS);
    for (const { path } of Object.values(BILLING_PLAN_CALLS)) {
      const reply = await browser.get(path);
      expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 303, '/config/plan']);
    }
    const page = await browser.get('/config/plan');
    expect([page.statusCode, page.body.includes(TEXT)]).toEqual([200, true]);
    expect((await browser.get('/config/')).body).toContain('href="/config/plan"');
  },
);

spec(['SRV-08', 'ROLE-04'], 'accounts without access are told so, and visitors have to sign in first', async () => {
  const editor = await as(WRITES);
  const refused = await editor.get('/config/plan');
  expect([refused.statusCode, refused.body.includes(TEXT)]).toEqual([403, false]);
  expect((await editor.get('/config/')).body).not.toContain('href="/config/plan"');
  const reply = await open.visitor().get('/config/plan');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/config/sign-in?return=%2Fconfig%2Fplan']);
});

spec('ENUM-22', 'people who run the site see its billing status if it limits anything', async () => {
  const [pays, writes] = [await as(PAYS), await as(WRITES)];
  const textAt = async (browser: Shopper, path: string) => {
    const { body } = await browser.get(path);
    return ['on trial', 'overdue', 'has expired', 'for free'].filter((text) => body.includes(text));
  };
  const seen = [
    ['trial', ['on trial']],
    ['past-due', ['overdue']],
    ['expired', ['has expired']],
  ] as const;
  for (const [status, text] of seen) {
    await stand(status);
    for (const browser of [pays, writes]) expect([status, await textAt(browser, '/config/')]).toEqual([status, text]);
    expect([status, await textAt(pays, '/config/plan')]).toEqual([status, text]);
    expect((await pays.get('/config/')).body).toContain(BILLING_PLAN_CALLS.upgrade.path);
    expect((await writes.get('/config/')).body).not.toContain(BILLING_PLAN_CALLS.upgrade.path);
  }
  await stand('comped');
  expect([await textAt(pays, '/config/'), await textAt(pays, '/config/plan')]).toEqual([[], ['for free']]);
});

async function stand(status: WebsiteStatus): Promise<void> {
  const { id } = await open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  await setWebsiteStatus(open.db, 'example', status);
  open.sites.invalidate(id);
}
