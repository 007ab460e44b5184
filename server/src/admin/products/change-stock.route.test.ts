import { spec } from '../../../../tools/testing/spec';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { ADA, BEN, CLERK, OTHER_HOST, prepareOwnedStore } from '../product-editor/products.fixture';

const store = prepareOwnedStore();
const { as, idOf, page, stock, stored } = store;

interface Refused {
  readonly code: string;
  readonly key?: string;
  readonly data?: { readonly errors: Readonly<Record<string, string>> };
}

const first = async (slug = 'mug') => (await stored(await idOf(slug))).state.variants[0]!;
const key = async (slug?: string) => {
  const { id, qtyInStock } = await first(slug);
  return `${id}.${qtyInStock}`;
};

test.each([
  ['add', '7', 12],
  ['take', '5', 0],
  ['set', ' 9 ', 9],
])('to %s %p of five makes %i, on the next page a visitor opens', async (how, pieces, left) => {
  const ben = await as(BEN);
  await page('/shop/p/mug');
  const reply = await stock(ben, { variant: await key(), how, pieces });
  expect([reply.statusCode, (reply.json() as { message: string }).message]).toEqual([
    200,
    `Stock of “Mug” now: ${left}.`,
  ]);
  expect((await first()).qtyInStock).toBe(left);
  const shown = (await page('/shop/p/mug')).body;
  expect(shown.includes(`"qtyInStock":${left}`) || shown.includes(`${left} left`) || left > 3 || left === 0).toBe(true);
});

test('concurrent sales are not lost: an added quantity is added to the current stock', async () => {
  const [ben, shown] = [await as(BEN), await key()];
  const { id } = await first();
  await store.order(await store.buyer(id, 2), 2490);
  await stock(ben, { variant: shown, how: 'add', pieces: '10' });
  expect((await first()).qtyInStock).toBe(13);
});

test('a counted value does not replace a stock its form has not shown, until it has', async () => {
  const [ben, shown] = [await as(BEN), await key()];
  const { id } = await first();
  await store.order(await store.buyer(id, 2), 2490);
  const input = { variant: shown, how: 'set', pieces: '5' };
  const refused = await stock(ben, input);
  const { code, data, key: newKey } = refused.json() as Refused;
  expect([refused.statusCode, code, data?.errors]).toEqual([
    409,
    'admin/stock-conflict',
    { pieces: 'In stock now: 3. Send again to replace that.' },
  ]);
  expect((await first()).qtyInStock).toBe(3);
  // A report about one variant does not count for another.
  expect((await stock(ben, { ...input, key: `${await idOf('mug')}.3` })).statusCode).toBe(409);
  expect((await stock(ben, { ...input, key: newKey! })).statusCode).toBe(200);
  expect((await first()).qtyInStock).toBe(5);
});

test('refuses invalid stocks, and says why', async () => {
  const ben = await as(BEN);
  const tried = async (fields: Record<string, string>) => {
    const reply = await stock(ben, { variant: await key(), how: 'add', pieces: '1', ...fields });
    return [reply.statusCode, (reply.json() as Refused).data?.errors];
  };
  expect(await tried({ how: 'take', pieces: '6' })).toEqual([
    400,
    { pieces: 'Only 5 are in stock, so you cannot remove more.' },
  ]);
  for (const pieces of ['', '-1', '1.5', 'x', '1e3'])
    expect([pieces, ...(await tried({ pieces }))]).toEqual([
      pieces,
      400,
      { pieces: 'Enter a whole number, such as 12.' },
    ]);
  for (const pieces of ['1000001', '999999'])
    expect([pieces, ...(await tried({ pieces }))]).toEqual([
      pieces,
      400,
      { pieces: 'The stock can be at most 1000000.' },
    ]);
  expect(await tried({ how: 'give' })).toEqual([400, { how: 'Choose one from the list.' }]);
  expect(await tried({ variant: 'x' })).toEqual([400, { variant: 'Choose one from the list.' }]);
  expect(await tried({ variant: await key('guide') })).toEqual([400, { variant: 'This variant has unlimited stock.' }]);
  expect((await first()).qtyInStock).toBe(5);
});

spec('ROLE-04', 'only accounts with the role change a stock, and only of their own site', async () => {
  const input = { variant: await key(), how: 'set', pieces: '1' };
  const answers = [
    await stock(store.open.visitor(), input),
    await stock(await as(CLERK), input),
    await stock(await as(ADA, OTHER_HOST), input),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 404]);
  expect((await first()).qtyInStock).toBe(5);
});

test('without script the list comes back at its page and filters, with the result', async () => {
  const ben = await as(BEN);
  const { id } = await first();
  const block = onlyBlockOf(adminPages({ siteId: store.siteId, locale: 'en' }).products);
  const product = await idOf('mug');
  const form = { page: '/config/products?search=mug&stocked=old', block, product, variant: `${id}.5`, how: 'take' };
  const wrong = await ben.post('/api/config/products/stock', { ...form, pieces: '6' });
  expect(wrong.statusCode).toBe(422);
  for (const text of ['Only 5 are in stock, so you cannot remove more.', 'value="6"', 'open=""'])
    expect([text, wrong.body.includes(text)]).toEqual([text, true]);
  const right = await ben.post('/api/config/products/stock', { ...form, pieces: '1' });
  expect([right.statusCode, right.headers.location]).toEqual([303, `/config/products?search=mug&stocked=${id}.4`]);
  const shownPage = (await ben.get(String(right.headers.location))).body;
  expect(shownPage.includes('Small: 4 in stock now.')).toBe(true);
});
