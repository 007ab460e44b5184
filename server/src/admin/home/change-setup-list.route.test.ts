import { HOME_CALLS } from 'shared-types/admin/home';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { NO_STORAGE, saveStorage } from '../../forms/submission-steps/form-storage.store';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';
import { exampleSiteId, textOf } from '../insights/pages.fixture';
import { seedOrders } from '../insights/insights.fixture';

const { path } = HOME_CALLS.changeSetupList;
const [ADA, BEN] = ['ada@shop.example', 'ben@shop.example'];

let open: ExampleServer;
let siteId: string;
beforeAll(async () => {
  open = await openExample({ accounts: { [ADA]: ['admin'], [BEN]: ['admin'], 'vera@shop.example': ['viewer'] } });
  siteId = await exampleSiteId(open);
  const other = exampleDocument('other');
  await open.load({ ...other, site: { ...other.site, hosts: ['other.example'] } });
  await seedAccount(open.db, { email: 'eve@other.example', roles: { other: ['admin'] } });
});
afterAll(() => open.close());
beforeEach(() => open.db.deleteFrom('rate_window').execute());

async function as(email: string, host?: string): Promise<Shopper> {
  const browser = open.visitor(host);
  await signIn(browser, email);
  return browser.twin();
}
const textAt = async (browser: Shopper) => textOf((await browser.get('/config/')).body);

test('a step is done once the data says so, and the list goes with its last one', async () => {
  const ada = await as(ADA);
  // The example has links, a product, a shipping method, a way to pay, the cookie banner and an address of its own.
  expect(await textAt(ada)).toContain('6 of 10 done');
  await saveStorage(open.db, { siteId, formId: blocksOf()[1] }, { ...NO_STORAGE, emailTo: 'a@shop.example' });
  expect(await textAt(ada)).toMatch(/7 of 10 done .*Have form submissions emailed to you ✓ Done/);
  await seedOrders(open.db, siteId, [{ lines: [{ title: 'Mug', quantity: 1, priceCents: 1000 }] }]);
  expect(await textAt(ada)).toContain('8 of 10 done');
  const theme = JSON.stringify((await open.sites.byHost('shop.example'))?.profile.theme);
  await open.db
    .insertInto('site_theme_change')
    .values({ site_id: siteId, account_id: null, changed_by: 'Ada', theme })
    .execute();
  const rule = { name: 'VAT', country: 'DE', rate_basis_points: 1900, taxes_shipping: true, is_off: true };
  await open.db
    .insertInto('tax_rule')
    .values({ ...rule, id: siteId, site_id: siteId, position: 0, states: [], zip_prefixes: [], product_types: [] })
    .execute();
  expect(await textAt(ada)).toContain('9 of 10 done');
  await open.db.updateTable('tax_rule').set({ is_off: false }).execute();
  expect(await textAt(ada)).not.toMatch(/of 10 done|Hide this list|Show the set-up list/);
  await open.db.deleteFrom('tax_rule').execute();
  expect(await textAt(ada)).toContain('9 of 10 done');
});

spec('ROLE-04', 'an account hides the list for itself, and shows it again, without script too', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const block = firstFormBlock((await ada.get('/config/')).body);
  const sent = await ada.post(path, { act: 'hide', page: '/config/', block });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/config/']);
  // Sent twice by an impatient finger.
  expect((await ada.call('POST', path, { act: 'hide' })).json()).toEqual({
    message: 'The list is hidden.',
    location: '/config/',
  });
  expect(await textAt(ada)).toContain('Show the set-up list');
  expect(await textAt(ada)).not.toContain('Set up your site');
  expect(await textAt(ben)).toContain('Set up your site');
  expect((await ada.call('POST', path, { act: 'show' })).statusCode).toBe(200);
  expect(await textAt(ada)).toContain('Set up your site');
});

spec('ROLE-04', 'neither a visitor nor an account of another site changes anything', async () => {
  const eve = await as('eve@other.example', 'other.example');
  expect((await eve.call('POST', path, { act: 'hide' })).statusCode).toBe(200);
  const rows = await open.db.selectFrom('setup_list_hidden').select('site_id').execute();
  expect(rows.filter((row) => row.site_id === siteId)).toEqual([]);
  expect((await open.visitor().call('POST', path, { act: 'hide' })).statusCode).toBe(401);
});
