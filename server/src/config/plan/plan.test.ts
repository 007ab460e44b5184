import { PLAN_CALLS } from 'shared-types/config/plan';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';

const PAYS = 'billing@shop.example';
const WRITES = 'editor@shop.example';
const SAYS = 'Nothing has been ordered, and nothing will be charged.';

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

spec(['ROUTE-02', 'ROUTE-03', 'SRV-08'], 'the upgrade paths lead who may to a page that sells nothing', async () => {
  const browser = await as(PAYS);
  for (const { path } of Object.values(PLAN_CALLS)) {
    const reply = await browser.get(path);
    expect([path, reply.statusCode, reply.headers.location]).toEqual([path, 303, '/config/plan']);
  }
  const page = await browser.get('/config/plan');
  expect([page.statusCode, page.body.includes(SAYS)]).toEqual([200, true]);
  expect((await browser.get('/config/')).body).toContain(`href="${PLAN_CALLS.changePlan.path}"`);
});

spec(['SRV-08', 'ROLE-04'], 'who may not is told so, and who is not signed in signs in first', async () => {
  const editor = await as(WRITES);
  const refused = await editor.get('/config/plan');
  expect([refused.statusCode, refused.body.includes(SAYS)]).toEqual([403, false]);
  expect((await editor.get('/config/')).body).not.toContain(PLAN_CALLS.changePlan.path);
  const asked = await open.visitor().get('/config/plan');
  expect([asked.statusCode, asked.headers.location]).toEqual([303, '/config/sign-in?return=%2Fconfig%2Fplan']);
});
