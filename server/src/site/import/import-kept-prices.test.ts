import { UNPAID_ORDER_DEFAULTS } from 'shared-types/commerce/orders/unpaid-orders';
import { ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { SHIPPING_CALLS } from 'shared-types/admin/store/shipping';
import { TAX_EDITOR_CALLS } from 'shared-types/admin/store/tax-editor';
import type { DocumentCoupon } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { examplePictures } from '../../../../tools/testing/site/example-pictures';
import { prepareOwnedCoupons } from '../../admin/coupon-editor/coupons.fixture';
import { orderName, rulesInOrder } from '../../admin/price-rules/listed-rules';
import { UNPAID_ORDERS } from '../../admin/orders/unpaid-orders';
import { ruleName } from '../../admin/price-rules/rule-kind';
import { ADA } from '../../admin/product-editor/products.fixture';
import { importSite } from './import-site';

const prices = prepareOwnedCoupons();
const { add, filled, reload, remove, save, store } = prices;

const ten: DocumentCoupon = { code: 'Ten', kind: 'percent', rateBasisPoints: 1000 };
const five: DocumentCoupon = { code: 'FIVE', kind: 'fixed', amountCents: 500 };
const coupons = () =>
  store.open.db
    .selectFrom('coupon')
    .select(['code', 'rate_basis_points', 'removed_at'])
    .where('removed_at', 'is', null)
    .orderBy('code_key')
    .execute();
const codes = async () => (await coupons()).map(({ code }) => code);
const idOf = async (code: string) =>
  (await store.open.db.selectFrom('coupon').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

/** Imports as another process would, and returns the messages. */
async function keptBy(list: readonly DocumentCoupon[]) {
  const { db, objects } = store.open;
  await db.updateTable('site').set({ document_hash: '' }).execute();
  const files = await examplePictures();
  const read = async (file: string) => files[file] ?? Buffer.alloc(0);
  return importSite({ db, objects, document: { ...exampleDocument(), coupons: list }, pictures: { read } });
}

test('a coupon saved or removed here no longer belongs to the document; all others still do', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten, five] });
  await save(ada, await filled(await idOf('Ten'), { rate: '25' }));
  await remove(ada, await filled(await idOf('FIVE')));
  await add(ada, { code: 'MINE' });
  await reload({ coupons: [{ ...ten, rateBasisPoints: 3000 }, five, { ...five, code: 'NEW' }] });
  expect(await coupons()).toMatchObject([{ code: 'MINE' }, { code: 'NEW' }, { code: 'Ten', rate_basis_points: 2500 }]);
  await reload({ coupons: [] });
  expect(await codes()).toEqual(['MINE', 'Ten']);
});

test('it is recognised by its code in the document, and by the code its owner gave it', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten] });
  await save(ada, await filled(await idOf('Ten'), { code: 'TWELVE' }));
  await add(ada, { code: 'MINE', rate: '30' });
  await reload({ coupons: [ten, { ...ten, code: 'mine' }] });
  expect(await coupons()).toMatchObject([{ code: 'MINE', rate_basis_points: 3000 }, { code: 'TWELVE' }]);
});

test('the import lists the coupons it has not changed', async () => {
  const ada = await store.as(ADA);
  await reload({ coupons: [ten, five] });
  await save(ada, await filled(await idOf('Ten'), { rate: '25' }));
  expect(await keptBy([ten, five])).toMatchObject({
    ok: true,
    kept: ['The coupon Ten was saved or removed in the admin area, and stays as it is there.'],
  });
  expect(await keptBy([five])).not.toHaveProperty('kept');
});

test('once an owner has changed a shipping method or a tax rule, all of them and their order are the site’s own', async () => {
  const { db } = store.open;
  const ada = await store.as(ADA);
  const shippingOptions = [
    { name: 'Parcel', costCents: 300, countries: ['DE'] },
    { name: 'Post', costCents: 1, countries: [] },
  ];
  const taxRules = [{ name: 'VAT', country: 'DE', rateBasisPoints: 700 }];
  const names = async () => [
    (await rulesInOrder(db, { table: 'shipping_option', siteId: store.siteId })).map(({ name }) => name),
    (await rulesInOrder(db, { table: 'tax_rule', siteId: store.siteId })).map(({ name }) => name),
  ];
  await reload({ shippingOptions, taxRules });
  expect(await names()).toEqual([['Parcel', 'Post'], ['VAT']]);
  const order = await rulesInOrder(db, { table: 'shipping_option', siteId: store.siteId });
  const [, second] = order;
  const move = { id: second?.id ?? '', to: 'up', base: orderName(order) };
  expect((await ada.call('POST', SHIPPING_CALLS.moveShippingOption.path, move)).statusCode).toBe(200);
  await reload({ shippingOptions: [], taxRules: [] });
  expect(await names()).toEqual([['Post', 'Parcel'], []]);
  const city = { id: 'new', base: '', fresh: 'form', isOn: 'on', name: 'City', rate: '2', country: 'DE' };
  expect((await ada.call('POST', TAX_EDITOR_CALLS.saveTaxRule.path, city)).statusCode).toBe(200);
  await reload({ shippingOptions, taxRules });
  expect(await names()).toEqual([['Post', 'Parcel'], ['City']]);
  expect(await keptBy([])).toMatchObject({
    kept: [
      'The ways to send goods were changed in the admin area, and stay as they are there.',
      'The taxes were changed in the admin area, and stay as they are there.',
    ],
  });
});

test('the settings of unpaid orders belong to the document until an owner saves them', async () => {
  const ada = await store.as(ADA);
  const { site: given, ...document } = exampleDocument();
  const { unpaidOrders: _, ...site } = given;
  const load = (offlineDays?: number) =>
    store.reload({
      ...document,
      site: { ...site, ...(offlineDays === undefined ? {} : { unpaidOrders: { offlineDays } }) },
    });
  const settings = () => UNPAID_ORDERS.find(store.open.db, { siteId: store.siteId, id: store.siteId });
  await load(7);
  expect(await settings()).toEqual({ ...UNPAID_ORDER_DEFAULTS, offlineDays: 7 });
  await load();
  expect(await settings()).toEqual(UNPAID_ORDER_DEFAULTS);
  const body = { onlineMinutes: '30', offlineDays: '2', mostPerHour: '5', base: ruleName(UNPAID_ORDER_DEFAULTS) };
  expect((await ada.call('POST', ORDERS_CALLS.saveUnpaidOrders.path, body)).statusCode).toBe(200);
  await load(7);
  expect(await settings()).toEqual({ onlineMinutes: 30, offlineDays: 2, mostPerHour: 5 });
});
