import { sql } from 'kysely';
import { DELIVERY_CALLS } from 'shared-types/commerce/delivery';
import { TAXES_CALLS } from 'shared-types/admin/store/taxes';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { untilOneWaits } from '../../platform/schema/until-one-waits.fixture';
import { sharePricesLock } from '../../site/catalogue/prices-lock';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { cartOf, type Refused } from '../price-rules/prices.fixture';
import { ruleName } from '../price-rules/rule-kind';
import { ADA, BEN, CLERK } from '../product-editor/products.fixture';
import { prepareOwnedTaxes } from '../tax-editor/taxes.fixture';
import { findTaxInclusion } from './tax-inclusion';

const prices = prepareOwnedTaxes();
const { add, store } = prices;
const PATH = TAXES_CALLS.saveTaxInclusion.path;
/** 19 % of 14.90 is 2.831; of 14.90 including it, 2.379. */
const ADDED = { isTaxIncluded: false, taxCents: 283, grandTotalCents: 1773 };
const INCLUDED = { isTaxIncluded: true, taxCents: 238, grandTotalCents: 1490 };

const buyer = async () => {
  const visitor = await store.buyer(await prices.variantId());
  await visitor.call('PUT', DELIVERY_CALLS.setDelivery.path, { country: 'DE', state: 'Berlin', zip: '10115' });
  return visitor;
};
const inclusion = async () => (await findTaxInclusion(store.open.db, store.siteId)).inclusion;
const base = async () => ruleName(await findTaxInclusion(store.open.db, store.siteId));
const save = async (browser: Shopper, to: string, from?: string) =>
  browser.call('POST', PATH, { inclusion: to, base: from ?? (await base()) });
const post = async (browser: Shopper, fields: Readonly<Record<string, string>>) => {
  const block = onlyBlockOf(adminPages({ siteId: store.siteId, locale: 'en' }).taxes);
  return browser.post(PATH, { page: '/config/taxes', block, base: await base(), ...fields });
};
const documentWith = (pricesIncludeTax: boolean | undefined) => {
  const { site, ...document } = exampleDocument();
  const storeSettings = { ...site.settings.storeSettings, pricesIncludeTax };
  const named = JSON.parse(JSON.stringify({ ...site.settings, storeSettings })) as typeof site.settings;
  return { ...document, site: { ...site, settings: named } };
};

test('the saved setting applies to the next cart, checkout and order; placed orders keep theirs', async () => {
  const [ada, visitor, other] = [await store.as(ADA), await buyer(), await buyer()];
  await add(ada);
  expect(await cartOf(visitor)).toMatchObject(ADDED);
  expect((await store.order(other, 1773)).statusCode).toBe(200);
  const saved = await save(ada, 'included');
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { message: expect.stringContaining('Saved.'), location: expect.stringMatching(/^\/config\/taxes\?/) },
  ]);
  expect(await cartOf(visitor)).toMatchObject(INCLUDED);
  expect((await store.order(visitor, 1773)).json().code).toBe('commerce/total-changed');
  expect((await store.order(visitor, 1490)).statusCode).toBe(200);
  await save(ada, 'added');
  expect(await cartOf(await buyer())).toMatchObject(ADDED);
  const orders = store.open.db.selectFrom('customer_order').select(['tax_included', 'tax_cents', 'total_cents']);
  expect(await orders.orderBy('number').execute()).toEqual([
    { tax_included: false, tax_cents: 283, total_cents: 1773 },
    { tax_included: true, tax_cents: 238, total_cents: 1490 },
  ]);
});

test('saving the same value is no change; each change has a row and a revision, and touches nothing else of the site', async () => {
  const ada = await store.as(ADA);
  const profile = async () =>
    (await store.open.db.selectFrom('site').select('profile').where('id', '=', store.siteId).executeTakeFirstOrThrow())
      .profile as { settings: { storeSettings: Record<string, unknown> } };
  const before = await profile();
  const first = await store.revision();
  await save(ada, 'added');
  expect(await store.revision()).toBe(first);
  await save(ada, 'included');
  expect(await store.revision()).toBeGreaterThan(first);
  before.settings.storeSettings.pricesIncludeTax = true;
  expect(await profile()).toEqual(before);
  const changes = store.open.db.selectFrom('price_change').select(['kind', 'rule_id', 'changed_by', 'state']);
  expect(await changes.execute()).toEqual([
    { kind: 'inclusion', rule_id: store.siteId, changed_by: 'ada', state: { inclusion: 'included' } },
  ]);
});

test('saving an old state shows who has changed it, and may then replace it; only accounts with the role may', async () => {
  const [ada, ben, clerk] = [await store.as(ADA), await store.as(BEN), await store.as(CLERK)];
  const old = await base();
  await save(ben, 'included');
  const refused = await save(ada, 'added', old);
  const { code, error, key, data } = refused.json<Refused>();
  expect([refused.statusCode, code, data.errors]).toEqual([
    409,
    'admin/price-rule-conflict',
    { inclusion: 'Saved meanwhile: prices include taxes' },
  ]);
  expect([error, await inclusion()]).toEqual([expect.stringContaining('Meanwhile ben has saved this'), 'included']);
  expect((await ada.call('POST', PATH, { inclusion: 'added', base: old, key })).statusCode).toBe(200);
  expect(await inclusion()).toBe('added');
  expect((await save(clerk, 'included')).json().code).toBe('site/not-allowed');
  expect((await save(store.open.visitor(), 'included')).json().code).toBe('site/login-required');
  expect(await inclusion()).toBe('added');
});

test('concurrent saves take turns: the first changes it, and the others find it changed', async () => {
  const [ada, seen] = [await store.as(ADA), await base()];
  const replies = await Promise.all(Array.from({ length: 6 }, () => save(ada.twin(), 'included', seen)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  const changes = await store.open.db.selectFrom('price_change').select('id').execute();
  expect([changes.length, (await save(ada, 'added', 'another')).statusCode]).toEqual([1, 409]);
});

test('a save waits for orders in progress', async () => {
  const ada = await store.as(ADA);
  let [isSaved, saving] = [false, Promise.resolve<unknown>(undefined)];
  await store.open.db.transaction().execute(async (order) => {
    await sharePricesLock(order, store.siteId);
    saving = save(ada, 'included').finally(() => (isSaved = true));
    await untilOneWaits(store.open.db, { work: saving, lock: 'advisory' });
    expect([isSaved, await inclusion()]).toEqual([false, 'added']);
  });
  await saving;
  expect(await inclusion()).toBe('included');
});

test('an order uses the saved setting, even if its process has not been notified yet', async () => {
  const [ada, visitor] = [await store.as(ADA), await buyer()];
  await add(ada);
  expect(await cartOf(visitor)).toMatchObject(ADDED);
  const path = '{settings,storeSettings,pricesIncludeTax}';
  await sql`update site set profile = jsonb_set(profile, ${path}, 'true')`.execute(store.open.db);
  expect((await store.order(visitor, 1773)).json().code).toBe('commerce/total-changed');
  expect((await store.order(visitor, 1490)).statusCode).toBe(200);
});

test('the page explains both choices by a tax of the store before saving, and says who has saved it', async () => {
  const ada = await store.as(ADA);
  const bare = (await ada.get('/config/taxes')).body;
  expect(bare).toContain('>Taxes are added to prices in this store.<');
  expect(bare).not.toContain('€100.00');
  await add(ada, { 'type.2': 'on' });
  await save(ada, 'included');
  const page = (await ada.get('/config/taxes')).body.replaceAll('<!-- -->', '');
  for (const text of [
    'Prices in this store include taxes.',
    'A price of €100.00 stays €100.00; with VAT (19%), €15.97 of it is tax.',
    'A price of €100.00 becomes €119.00 with VAT (19%).',
  ])
    expect([text, page.includes(text)]).toEqual([text, true]);
  expect(page).toMatch(/Last saved by ada, /);
});

test('without script it comes back with the choice, and redirects to the saved setting', async () => {
  const [ada, ben] = [await store.as(ADA), await store.as(BEN)];
  const wrong = await post(ada, { inclusion: 'both' });
  expect([wrong.statusCode, wrong.body.includes('Choose one from the list.')]).toEqual([422, true]);
  const old = await base();
  await save(ben, 'included');
  const refused = await post(ada, { inclusion: 'added', base: old });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Saved meanwhile: prices include taxes');
  expect(refused.body).toMatch(/<details[^>]* open=""/);
  expect(refused.body).toMatch(/<input(?=[^>]*value="added")(?=[^>]*checked)/);
  const key = /name="key" value="([^"]+)"/.exec(refused.body)?.[1] ?? '';
  const saved = await post(ada, { inclusion: 'added', base: old, key });
  expect([saved.statusCode, await inclusion()]).toEqual([303, 'added']);
  expect((await ada.get(String(saved.headers.location))).body).toContain('Saved. Carts and new orders');
});

test('once an owner has saved it, or a tax rule, imports keep both; until then the document’s apply', async () => {
  const ada = await store.as(ADA);
  await store.reload(documentWith(true));
  expect(await inclusion()).toBe('included');
  await add(ada);
  await store.reload(documentWith(false));
  expect(await inclusion()).toBe('included');
  await store.open.db.deleteFrom('price_change').execute();
  await store.reload(documentWith(undefined));
  expect([await inclusion(), await store.open.db.selectFrom('tax_rule').selectAll().execute()]).toEqual(['added', []]);
  await save(ada, 'included');
  await store.reload({ ...documentWith(false), taxRules: [{ name: 'City', country: 'DE', rateBasisPoints: 200 }] });
  expect([await inclusion(), await store.open.db.selectFrom('tax_rule').selectAll().execute()]).toEqual([
    'included',
    [],
  ]);
});
