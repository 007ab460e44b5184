import { ADA, prepareOwnedStore } from '../products.fixture';

const store = prepareOwnedStore();
const { as, filled, fresh, idOf, post, save, stored } = store;

const valueIn = (body: string, name: string) => {
  const input = body.match(new RegExp(`<input[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`))?.[0];
  return input === undefined ? undefined : (/ value="([^"]*)"/.exec(input)?.[1] ?? '');
};
const variantsOf = async (id: string) => (await stored(id)).state.variants;
const TWO = {
  'option.1.name': 'Size',
  'option.1.values': 'S, M',
  'option.2.name': 'Colour',
  'option.2.values': 'Red, Blue, Sand',
};

test('without script, the form comes back with a row for each combination, and saving it adds them all', async () => {
  const ada = await as(ADA);
  const form = await fresh(TWO);
  const { body } = await post(ada, { ...form, make: 'variants' });
  expect(body).toContain('There are 6 variants below.');
  const rows = Array.from({ length: 6 }, (_, index) => `v.n${index + 1}`);
  const names = ['option.1', 'option.2', 'price', 'stock'];
  const made = Object.fromEntries(
    rows.flatMap((row) => names.map((name) => [`${row}.${name}`, valueIn(body, `${row}.${name}`) ?? ''])),
  );
  expect(rows.map((row) => names.map((name) => made[`${row}.${name}`]))).toEqual([
    ['S', 'Red', '12.50', '3'],
    ['S', 'Blue', '12.50', '3'],
    ['S', 'Sand', '12.50', '3'],
    ['M', 'Red', '12.50', '3'],
    ['M', 'Blue', '12.50', '3'],
    ['M', 'Sand', '12.50', '3'],
  ]);
  expect((await save(ada, { ...form, ...made })).statusCode).toBe(200);
  const { state } = await stored(await idOf('tea-pot'));
  expect([state.optionNames, state.variants.map(({ optionValues }) => optionValues.join('/'))]).toEqual([
    ['Size', 'Colour'],
    ['S/Red', 'S/Blue', 'S/Sand', 'M/Red', 'M/Blue', 'M/Sand'],
  ]);
});

test('existing variants keep their price, stock and SKU; those that no longer fit are named, and go when saved', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const before = await variantsOf(id);
  const [first, ...others] = before;
  const form = await filled(id, { 'option.1.values': first!.optionValues[0]!, make: 'variants' });
  const values = before[0]!.optionValues.slice(1).map((value, index) => [`option.${index + 2}.values`, value] as const);
  const { body } = await post(ada, { ...form, ...Object.fromEntries(values) });
  expect(body).toContain('are removed when you save');
  expect(valueIn(body, `v.${first!.id}.sku`)).toBe(first!.sku);
  const removed = others.map(({ id: one }) => [`v.${one}.remove`, 'on'] as const);
  expect((await save(ada, await filled(id, Object.fromEntries(removed)))).statusCode).toBe(200);
  expect(await variantsOf(id)).toEqual([first]);
});

test('options without values, too many combinations, and no options are refused', async () => {
  const ada = await as(ADA);
  const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`).join(', ');
  const sent = async (fields: Readonly<Record<string, string>>) =>
    (await save(ada, await fresh({ ...fields, make: 'variants' }))).json<{ data: { errors: object } }>().data.errors;
  expect(await sent({})).toEqual({ options: 'Enter the name of an option and its values first.' });
  expect(await sent({ 'option.1.name': 'Size' })).toEqual({
    'option.1.values': 'Enter the values, separated by commas.',
  });
  expect(await sent({ ...TWO, 'option.1.values': many(100) })).toEqual({
    options: 'A product has at most 250 variants.',
  });
  expect(await sent({ 'option.1.name': 'Size', 'option.1.values': many(60) })).toEqual({
    options: 'That would add 59 variants at once. Add at most 40, save, then add the others.',
  });
});

test('saving options whose values no variant has is refused at the values', async () => {
  const ada = await as(ADA);
  const reply = await save(ada, await fresh(TWO));
  expect(reply.json<{ data: { errors: object } }>().data.errors).toMatchObject({
    'option.1.values': 'Enter the values, then select “Make variants”.',
  });
});

test('without script, a price and a stock are set in all chosen rows', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const [first, second] = await variantsOf(id);
  const form = await filled(id, {
    make: 'bulk',
    'bulk.price': '77',
    'bulk.stock': '5',
    [`v.${second!.id}.chosen`]: 'on',
  });
  const { body } = await post(ada, form);
  expect([valueIn(body, `v.${second!.id}.price`), valueIn(body, `v.${second!.id}.stock`)]).toEqual(['77', '5']);
  expect(valueIn(body, `v.${first!.id}.price`)).not.toBe('77');
  const none = await post(ada, await filled(id, { make: 'bulk', 'bulk.price': '77' }));
  expect(none.body).toContain('Choose the variants first.');
});
