import { ADA, BEN, prepareOwnedStore } from './products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, post, save, stored } = store;

interface Refused {
  readonly error: string;
  readonly code: string;
  readonly key: string;
  readonly data: { readonly errors: Readonly<Record<string, string>> };
}

const variantsOf = async (id: string) => (await stored(id)).state.variants;

test('saving an old state first shows the other’s values, field by field, and then may replace them', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const at = (name: string) => `v.${first!.id}.${name}`;
  const old = await filled(id, { title: 'Ada’s', status: '4' });
  await save(ben, await filled(id, { title: 'Ben’s', [at('price')]: '11', [at('unlimited')]: 'on', type: '3' }));
  const refused = await save(ada, old);
  expect(refused.statusCode).toBe(409);
  const { error, code, key, data } = refused.json() as Refused;
  expect([code, error]).toEqual([
    'admin/product-conflict',
    expect.stringMatching(/^Meanwhile ben has saved this \(.* UTC\)/),
  ]);
  expect(data.errors).toEqual({
    title: 'Saved meanwhile: Ben’s',
    status: 'Saved meanwhile: available',
    type: 'Saved meanwhile: service',
    [at('price')]: 'Saved meanwhile: 11.00',
    [at('unlimited')]: 'Saved meanwhile: checked',
  });
  expect((await stored(id)).state.title).toBe('Ben’s');
  expect((await save(ada, { ...old, key })).statusCode).toBe(200);
  const { state } = await stored(id);
  expect([state.title, state.workflowStatus, state.variants[0]?.priceCents]).toEqual(['Ada’s', 4, 1000]);
  expect(state.variants[1]).toEqual(second);
});

test('a save replaces the state it was told of, but not a later one', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const old = await filled(id, { title: 'Ada’s' });
  await save(ben, await filled(id, { title: 'First' }));
  const { key } = (await save(ada, old)).json() as Refused;
  await save(ben, await filled(id, { title: 'Second' }));
  const again = await save(ada, { ...old, key });
  expect([again.statusCode, (again.json() as Refused).data.errors]).toEqual([
    409,
    { title: 'Saved meanwhile: Second' },
  ]);
});

test('of many concurrent saves one succeeds, and all others are told', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const forms = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => filled(id, { title: `Title ${number}` })));
  const replies = await Promise.all(forms.map((fields) => save(ada.twin(), fields)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const winner = replies.findIndex(({ statusCode }) => statusCode === 200) + 1;
  expect((await stored(id)).state.title).toBe(`Title ${winner}`);
});

test('a variant removed meanwhile is reported, and created again if it is still wanted', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const old = await filled(id, { title: 'Ada’s' });
  await save(ben, await filled(id, { [`v.${first!.id}.remove`]: 'on' }));
  const { key, data } = (await save(ada, old)).json() as Refused;
  expect(data.errors[`v.${first!.id}.sku`]).toBe('This variant was removed meanwhile. Save again to add it back.');
  expect((await save(ada, { ...old, key })).statusCode).toBe(200);
  const now = await variantsOf(id);
  expect(now.map(({ sku }) => sku).sort()).toEqual([first!.sku, second!.sku].sort());
  expect(now.map((variant) => variant.id)).not.toContain(first!.id);
});

test('sales meanwhile do not conflict with a changed title, and are not lost by saving it', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const fields = await filled(id, { title: 'Ada’s' });
  const sold = await store.order(await store.buyer(first!.id, 2), 2490);
  expect(sold.statusCode).toBe(200);
  expect((await save(ada, fields)).statusCode).toBe(200);
  const { state } = await stored(id);
  expect([state.title, state.variants[0]?.qtyInStock]).toEqual(['Ada’s', 3]);
});

test('changing a stock that was sold from meanwhile asks for confirmation', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const stock = `v.${first!.id}.stock`;
  const fields = await filled(id, { [stock]: '8' });
  await store.order(await store.buyer(first!.id, 2), 2490);
  const refused = await save(ada, fields);
  expect(refused.statusCode).toBe(409);
  const { error, key, data } = refused.json() as Refused;
  expect([error.slice(0, 32), data.errors]).toEqual([
    'Meanwhile the stock has changed.',
    { [stock]: 'In stock now: 3' },
  ]);
  expect((await save(ada, { ...fields, key })).statusCode).toBe(200);
  expect((await variantsOf(id))[0]?.qtyInStock).toBe(8);
});

test('after a reported stock the number of the original form can still be saved', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const stock = `v.${first!.id}.stock`;
  const fields = await filled(id, { [stock]: '8' });
  for (const variant of [first, second]) await store.order(await store.buyer(variant!.id, 2), 2490);
  const left = (await variantsOf(id))[1]?.qtyInStock;
  const { key } = (await save(ada, fields)).json() as Refused;
  expect((await save(ada, { ...fields, [stock]: String(first!.qtyInStock), key })).statusCode).toBe(200);
  const [now, other] = await variantsOf(id);
  // The other stock was not reported, so nothing is written.
  expect([now?.qtyInStock, other?.qtyInStock]).toEqual([first!.qtyInStock, left]);
});

test('without script the returned page contains the reported values, whatever else is refused then', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const [stock, price, seen] = [`v.${first!.id}.stock`, `v.${first!.id}.price`, `v.${first!.id}.seen`];
  const fields = await filled(id, { [stock]: '8' });
  await store.order(await store.buyer(first!.id, 2), 2490);
  const seenOn = (body: string) => new RegExp(` name="${seen}" value="([^"]*)"`).exec(body)?.[1] ?? '';
  const refused = await post(ada, fields);
  expect([seenOn(refused.body), refused.statusCode]).toEqual(['3', 422]);
  // A page loses its key if something before the save refuses the form.
  const wrong = await post(ada, { ...fields, [seen]: '3', [stock]: '5', [price]: 'abc' });
  expect([seenOn(wrong.body), wrong.statusCode]).toEqual(['3', 422]);
  expect((await post(ada, { ...fields, [seen]: seenOn(wrong.body), [stock]: '5' })).statusCode).toBe(303);
  expect((await variantsOf(id))[0]?.qtyInStock).toBe(5);
});

test('a stock that changes again after it was reported is reported again', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first] = await variantsOf(id);
  const stock = `v.${first!.id}.stock`;
  const fields = await filled(id, { [stock]: '8' });
  await store.order(await store.buyer(first!.id, 2), 2490);
  const { key } = (await save(ada, fields)).json() as Refused;
  await store.order(await store.buyer(first!.id, 2), 2490);
  const again = await save(ada, { ...fields, [stock]: String(first!.qtyInStock), key });
  expect([again.statusCode, (again.json() as Refused).data.errors]).toEqual([409, { [stock]: 'In stock now: 1' }]);
});

test('a form without options that somebody else has added is told who added them, and loses nothing', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('guide')];
  const [only] = await variantsOf(id);
  const old = await filled(id, { 'option.1.name': '', descriptionHtml: undefined, excerpt: 'Ada’s' });
  const second = { 'v.n1.price': '9', 'v.n1.stock': '1', 'v.n1.option.1': 'Second' };
  await save(ben, await filled(id, { 'option.1.name': 'Edition', 'option.1.value': 'First' }));
  expect((await save(ben, await filled(id, second))).statusCode).toBe(200);
  const refused = await save(ada, old);
  const { error, code, data, key } = refused.json() as Refused;
  expect([refused.statusCode, code, key]).toEqual([409, 'admin/product-conflict', undefined]);
  expect(error).toMatch(/^Meanwhile ben has saved this \(.* UTC\), so the errors marked here may no longer apply\./);
  expect(Object.keys(data.errors)).toContain('option.1.name');
  // With the saved option, the other differences are reported as usual, and may then be replaced.
  const mended = { ...old, 'option.1.name': 'Edition' };
  const conflict = (await save(ada, mended)).json() as Refused;
  expect(conflict.data.errors).toMatchObject({ excerpt: expect.stringContaining('Saved meanwhile') });
  expect((await save(ada, { ...mended, key: conflict.key })).statusCode).toBe(200);
  const { state } = await stored(id);
  expect([state.excerpt, state.optionNames, state.variants.length]).toEqual(['Ada’s', ['Edition'], 2]);
  expect(state.variants[0]?.id).toBe(only?.id);
});

test('without script the page comes back with both versions, and the state that may be replaced', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const old = await filled(id, { title: 'Ada’s' });
  await save(ben, await filled(id, { title: 'Ben’s' }));
  const refused = await post(ada, old);
  expect(refused.statusCode).toBe(422);
  for (const text of ['value="Ada’s"', 'Saved meanwhile: Ben’s', 'Meanwhile ben has saved this'])
    expect([text, refused.body.includes(text)]).toEqual([text, true]);
  const key = / name="key" value="([^"]+)"/.exec(refused.body)?.[1] ?? '';
  expect((await post(ada, { ...old, key })).statusCode).toBe(303);
  expect((await stored(id)).state.title).toBe('Ada’s');
});
