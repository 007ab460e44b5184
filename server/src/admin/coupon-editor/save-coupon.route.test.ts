import { ADA, BEN, CLERK } from '../product-editor/products.fixture';
import { cartOf, enterCode, stateOf, type Refused } from '../price-rules/prices.fixture';
import { COUPONS } from './coupon-rules';
import { prepareOwnedCoupons } from './coupons.fixture';

const prices = prepareOwnedCoupons();
const { add, filled, fresh, post, remove, save, store } = prices;
const { as, buyer, order } = store;

const state = (id: string) => stateOf(store, COUPONS, id);
const buyerOfMug = async () => buyer(await prices.variantId());
const errorsOf = async (changes: Readonly<Record<string, string | undefined>>) => {
  const reply = await save(await as(ADA), fresh(changes));
  return [reply.statusCode, (reply.json() as Refused).data?.errors];
};

test('saved values apply to the next cart and order, without rounding', async () => {
  const [ada, visitor] = [await as(ADA), await buyerOfMug()];
  expect((await enterCode(visitor, 'spring')).statusCode).toBe(404);
  const id = await add(ada, { rate: '12,34 %', minimum: '10', mostUses: '3', mostUsesPerEmail: '2' });
  expect(await state(id)).toEqual({
    code: 'SPRING',
    kind: 'percent',
    rateBasisPoints: 1234,
    amountCents: null,
    validFrom: null,
    validUntil: null,
    minimumSubtotalCents: 1000,
    mostUses: 3,
    mostUsesPerEmail: 2,
    isOff: false,
  });
  expect((await enterCode(visitor, 'spring')).statusCode).toBe(200);
  expect(await cartOf(visitor)).toMatchObject({ coupons: ['SPRING'], discountCents: 123 });
  const fields = await filled(id, { kind: 'fixed', amount: '2.50' });
  const saved = await save(ada, fields);
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    { message: expect.stringContaining('Saved.'), location: expect.stringContaining(`/config/coupons/${id}?sent=`) },
  ]);
  expect(await cartOf(visitor)).toMatchObject({ discountCents: 250 });
  // 10.00 less 2.50, plus 4.90 for shipping.
  expect((await order(visitor, 1367)).json().code).toBe('commerce/total-changed');
  expect((await order(visitor, 1240)).statusCode).toBe(200);
});

test('a coupon that is switched off or removed ends in carts with a reason; orders keep it', async () => {
  const ada = await as(ADA);
  const id = await add(ada);
  const [first, second, third] = await Promise.all([buyerOfMug(), buyerOfMug(), buyerOfMug()]);
  for (const visitor of [first, second, third]) expect((await enterCode(visitor, 'SPRING')).statusCode).toBe(200);
  expect((await order(first, 1390)).statusCode).toBe(200);
  await save(ada, await filled(id, { isOn: undefined }));
  const ended = { discountCents: 0, validCoupons: [], couponProblems: [{ code: 'SPRING', problem: 'unknown' }] };
  expect(await cartOf(second)).toMatchObject(ended);
  expect((await order(second, 1390)).json().code).toBe('commerce/total-changed');
  await save(ada, await filled(id, { isOn: 'on' }));
  expect(await cartOf(second)).toMatchObject({ discountCents: 100 });
  const { base } = await filled(id);
  expect((await remove(ada, { id, base: base! })).json()).toMatchObject({ message: '“SPRING” is removed.' });
  expect(await cartOf(second)).toMatchObject(ended);
  expect((await order(third, 1390)).json().code).toBe('commerce/total-changed');
  expect((await order(second, 1490)).statusCode).toBe(200);
  const { db } = store.open;
  const discounts = await db.selectFrom('customer_order').select('discounts').orderBy('number').execute();
  expect(discounts.map((one) => one.discounts.map(({ code }) => code))).toEqual([['SPRING'], []]);
  // Uses are stored as long as the orders.
  expect(await db.selectFrom('coupon_use').select('coupon_id').execute()).toEqual([{ coupon_id: id }]);
  // The code is free for a new coupon without uses.
  const next = await add(ada, { code: 'spring', mostUses: '1' });
  expect(next).not.toBe(id);
  expect(await cartOf(third)).toMatchObject({ discountCents: 100 });
});

test('a form sent twice adds one coupon', async () => {
  const ada = await as(ADA);
  const sent = fresh();
  const [first, second] = [await save(ada, sent), await save(ada, sent)];
  expect([first.statusCode, second.json()]).toEqual([200, first.json()]);
  expect(await store.open.db.selectFrom('coupon').select('code').execute()).toEqual([{ code: 'SPRING' }]);
});

test('every error is shown at its field, and nothing is stored', async () => {
  const before = await store.revision();
  expect(await errorsOf({ code: '', kind: 'gift', minimum: '1.234', mostUses: '0', mostUsesPerEmail: 'x' })).toEqual([
    400,
    {
      code: 'Enter something here.',
      kind: 'Choose one from the list.',
      minimum: 'This could be two amounts. Enter 1234.00 or 1.23.',
      mostUses: 'Enter a number of at least 1.',
      mostUsesPerEmail: 'Enter a whole number, such as 12.',
    },
  ]);
  for (const rate of ['', '0', '100.01', '1.234', '-1', 'ten', '1e1'])
    expect([rate, await errorsOf({ rate })]).toEqual([
      rate,
      [400, { rate: 'Enter a percentage from 0.01 to 100, such as 12.5, with at most two decimals.' }],
    ]);
  for (const code of ['A B', 'a/b', '😀', 'x'.repeat(41)])
    expect([code, (await errorsOf({ code }))[0]]).toEqual([code, 400]);
  for (const amount of ['', '0', '0.001', '-1'])
    expect([amount, Object.keys((await errorsOf({ kind: 'fixed', amount }))[1] ?? {})]).toEqual([amount, ['amount']]);
  expect(await errorsOf({ from: '2026-02-30T10:00', until: 'soon' })).toEqual([
    400,
    {
      from: 'Enter a date and time such as 2026-12-24 18:00.',
      until: 'Enter a date and time such as 2026-12-24 18:00.',
    },
  ]);
  expect(await errorsOf({ from: '2026-12-24T18:00', until: '2026-12-24 18:00' })).toEqual([
    400,
    { until: 'Enter a time after the start.' },
  ]);
  expect(await store.revision()).toBe(before);
});

test('a code that equals another coupon’s after normalization is refused, but not the coupon’s own', async () => {
  const ada = await as(ADA);
  const id = await add(ada);
  const taken = 'Another coupon has this code. Upper and lower case are the same.';
  for (const code of ['spring', 'Spring', 'ＳＰＲＩＮＧ'])
    expect([code, await errorsOf({ code })]).toEqual([code, [400, { code: taken }]]);
  const rate = 'Enter a percentage from 0.01 to 100, such as 12.5, with at most two decimals.';
  expect(await errorsOf({ code: 'SPRING', rate: 'x' })).toEqual([400, { code: taken, rate }]);
  expect((await save(ada, await filled(id, { code: 'Spring' }))).statusCode).toBe(200);
  expect((await state(id)).code).toBe('Spring');
  const both = await Promise.all(['ONE', 'one'].map((code) => save(ada.twin(), fresh({ code }))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('times are in UTC and exact; a document’s more precise times are kept', async () => {
  const ada = await as(ADA);
  const id = await add(ada, { from: '2026-12-24', until: '2026-12-31 23:30' });
  expect(await state(id)).toMatchObject({
    validFrom: '2026-12-24T00:00:00.000Z',
    validUntil: '2026-12-31T23:30:00.000Z',
  });
  const until = new Date('2026-12-31T23:30:15.250Z');
  const { db } = store.open;
  await db.updateTable('coupon').set({ valid_until: until, most_uses: 1_000_000_000 }).execute();
  const fields = await filled(id, { rate: '11' });
  expect(fields).toMatchObject({ from: '2026-12-24T00:00', until: '2026-12-31T23:30:15.250', mostUses: '1000000000' });
  expect((await save(ada, fields)).statusCode).toBe(200);
  expect(await state(id)).toMatchObject({ validUntil: until.toISOString(), mostUses: 1_000_000_000 });
});

test('saving an old state first shows the other’s values, field by field, and then may replace them', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const id = await add(ada);
  const old = await filled(id, { code: 'ADA', rate: '20' });
  await save(ben, await filled(id, { kind: 'shipping', minimum: '30', isOn: undefined }));
  const refused = await save(ada, old);
  const { code, error, key, data } = refused.json() as Refused;
  expect([refused.statusCode, code, error]).toEqual([
    409,
    'admin/price-rule-conflict',
    expect.stringMatching(/^Meanwhile ben has saved this \(.* UTC\)/),
  ]);
  expect(data.errors).toEqual({
    code: 'Saved meanwhile: SPRING',
    kind: 'Saved meanwhile: free shipping',
    rate: 'Saved meanwhile: (empty)',
    minimum: 'Saved meanwhile: 30.00',
    isOn: 'Saved meanwhile: not checked',
  });
  const removal = await remove(ada, { id, base: old.base! });
  expect([removal.statusCode, removal.json().error]).toEqual([409, expect.stringContaining('so it was not removed')]);
  expect((await save(ada, { ...old, key })).statusCode).toBe(200);
  expect(await state(id)).toMatchObject({ code: 'ADA', kind: 'percent', rateBasisPoints: 2000, isOff: false });
  // Only one of several concurrent saves succeeds.
  const forms = await Promise.all(['1', '2', '3', '4'].map((rate) => filled(id, { rate })));
  const replies = await Promise.all(forms.map((fields) => save(ada.twin(), fields)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
});

test('a coupon removed meanwhile can be added again with the typed values', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const id = await add(ada);
  const old = await filled(id, { rate: '15' });
  await remove(ben, old);
  const gone = await save(ada, old);
  expect([gone.statusCode, gone.json()]).toMatchObject([404, { code: 'admin/price-rule-gone', key: 'gone' }]);
  const page = await post(ada, old);
  expect([page.body.includes('removed this meanwhile'), page.body.includes('value="15"')]).toEqual([true, true]);
  const again = await save(ada, { ...old, key: 'gone' });
  expect(again.statusCode).toBe(200);
  expect(
    await store.open.db.selectFrom('coupon').select('rate_basis_points').where('removed_at', 'is', null).execute(),
  ).toEqual([{ rate_basis_points: 1500 }]);
});

test('without script a form comes back with all typed values and the errors, and redirects once saved', async () => {
  const ada = await as(ADA);
  const wrong = await post(ada, fresh({ code: 'MAY DAY', amount: '7', mostUses: '5' }));
  expect(wrong.statusCode).toBe(422);
  for (const text of ['value="MAY DAY"', 'value="7"', 'value="5"', 'Use only letters, digits, - and _'])
    expect([text, wrong.body.includes(text)]).toEqual([text, true]);
  const saved = await post(ada, fresh());
  expect(saved.statusCode).toBe(303);
  const page = await ada.get(String(saved.headers.location));
  expect([page.statusCode, page.body.includes('Saved.'), page.body.includes('value="SPRING"')]).toEqual([
    200,
    true,
    true,
  ]);
});

test('only accounts with the role change coupons, and only those of their own site', async () => {
  const [ada, clerk] = [await as(ADA), await as(CLERK)];
  const id = await add(ada);
  const sent = await filled(id, { rate: '99' });
  expect((await save(clerk, sent)).json().code).toBe('site/not-allowed');
  expect((await remove(clerk, sent)).json().code).toBe('site/not-allowed');
  expect((await save(store.open.visitor(), sent)).json().code).toBe('site/login-required');
  expect((await clerk.get('/config/coupons')).statusCode).toBe(403);
  const elsewhere = await as(ADA, 'other.example');
  expect((await save(elsewhere, sent)).json().code).toBe('admin/price-rule-gone');
  expect((await remove(elsewhere, sent)).json().code).toBe('admin/price-rule-gone');
  expect((await elsewhere.get(`/config/coupons/${id}`)).statusCode).toBe(404);
  expect((await state(id)).rateBasisPoints).toBe(1000);
});
