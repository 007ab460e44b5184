import { prepareOwnedCoupons } from '../coupon-editor/coupons.fixture';
import { findCoupons } from './coupons.store';
import { ADA } from '../product-editor/products.fixture';

const prices = prepareOwnedCoupons();
const { add, filled, remove, store } = prices;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 16);

test('the list is sorted by code, says whether each coupon is valid now, and leaves out removed ones', async () => {
  const ada = await store.as(ADA);
  await add(ada, { code: 'b', rate: '12.5', until: inDays(1) });
  await add(ada, { code: 'A', isOn: undefined });
  await add(ada, { code: 'c', kind: 'fixed', amount: '5', from: inDays(1) });
  await add(ada, { code: 'D', kind: 'shipping', until: inDays(-1) });
  const id = await add(ada, { code: 'e', mostUses: '1' });
  const gone = await add(ada, { code: 'GONE' });
  await remove(ada, await filled(gone));
  const buyer = await store.buyer(await prices.variantId());
  await buyer.call('POST', '/api/commerce/coupons/coupons', { coupon: 'E' });
  expect((await store.order(buyer, 1390)).statusCode).toBe(200);
  const page = await ada.get('/config/coupons');
  const texts = ['A', 'b', '12.5% off', 'c', '€5.00 off', 'D', 'Free shipping', 'Used 1 of 1 time'];
  for (const text of texts) expect([text, page.body.includes(`>${text}<`)]).toEqual([text, true]);
  expect(page.body).not.toContain('GONE');
  const states = [...page.body.matchAll(/admin-rule-list__state"[^>]*>([^<]+)</g)].map(([, state]) => state);
  expect(states).toEqual(['Inactive', 'Active', 'Scheduled', 'Expired', 'Used up']);
  expect((await ada.get(`/config/coupons/${id}`)).body).toContain('1 order has used it.');
});

test('codes are searched for in any case, twenty on a page', async () => {
  const ada = await store.as(ADA);
  for (let number = 10; number < 33; number += 1) await add(ada, { code: `Code-${number}` });
  const range = { siteId: store.siteId, search: '', skip: 20, most: 20 };
  const last = await findCoupons(store.open.db, range);
  expect([last.count, last.coupons.map(({ code }) => code)]).toEqual([23, ['Code-30', 'Code-31', 'Code-32']]);
  const listed = async (query: string) =>
    [...(await ada.get(`/config/coupons?${query}`)).body.matchAll(/>(Code-\d+)</g)].map(([, code]) => code);
  expect(await listed('page=2')).toEqual(['Code-30', 'Code-31', 'Code-32']);
  expect(await listed('search=DE-3')).toEqual(['Code-30', 'Code-31', 'Code-32']);
  expect(await listed('search=%25')).toEqual([]);
  for (const query of ['page=0', 'page=x', 'search=%00'])
    expect((await ada.get(`/config/coupons?${query}`)).statusCode).toBe(200);
});

test('without coupons the list says what to do next, and the home page links to it', async () => {
  const ada = await store.as(ADA);
  expect((await ada.get('/config/coupons')).body).toContain('There are no coupons yet.');
  expect((await ada.get('/config/')).body).toContain('href="/config/coupons"');
});
