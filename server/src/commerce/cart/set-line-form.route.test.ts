import { openStore, type TestStore } from '../../../../tools/testing/store/open-store';
import { seedProduct, type ProductSeed } from '../../../../tools/testing/store/seed-product';
import { formOf, type Shopper } from '../../../../tools/testing/store/shopper';
import { spec } from '../../../../tools/testing/spec';

const LINES = '/api/commerce/cart/lines';
const form = {
  title: 'Engraving',
  fields: [
    { id: 'words', type: 'text', title: 'Words', required: true, maxLength: 20 },
    { id: 'font', type: 'select', title: 'Letters', required: false, options: ['Round', 'Square'] },
  ],
} as const;

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

async function lineOf(shopper: Shopper, seed: ProductSeed = { form }): Promise<string> {
  const { variantId } = await seedProduct(store.db, store.seeded, seed);
  const reply = await shopper.call('POST', LINES, { variantId, quantity: 1 });
  return reply.json().cart.entries.at(-1).id;
}
const pathOf = (lineId: string) => `${LINES}/${lineId}/form`;
const entry = async (shopper: Shopper, lineId: string) =>
  (await shopper.get('/api/commerce/cart/cart'))
    .json()
    .cart.entries.find(({ id }: { readonly id: string }) => id === lineId);

test('a line shows its product’s form, and cannot be bought before it is answered', async () => {
  const shopper = store.shopper();
  const lineId = await lineOf(shopper);
  expect(await entry(shopper, lineId)).toMatchObject({ form: { ...form, values: {} }, problem: 'form' });
  expect(await entry(shopper, lineId)).not.toHaveProperty('answers');
});

spec('CART-20', 'answers are stored, returned, and replaced by the next ones', async () => {
  const shopper = store.shopper();
  const lineId = await lineOf(shopper);
  const reply = await shopper.call('PUT', pathOf(lineId), { form: { words: ' For Ada ', font: 'Round' } });
  expect(reply.json()).toMatchObject({ message: 'Your details for Stoneware mug are saved.', key: expect.any(String) });
  const line = await entry(shopper, lineId);
  expect(line).toMatchObject({
    form: { values: { words: 'For Ada', font: 'Round' } },
    answers: [
      { title: 'Words', answer: 'For Ada' },
      { title: 'Letters', answer: 'Round' },
    ],
  });
  expect(line).not.toHaveProperty('problem');
  await shopper.call('PUT', pathOf(lineId), { form: { words: 'For Ben' } });
  expect((await entry(shopper, lineId)).answers).toEqual([{ title: 'Words', answer: 'For Ben' }]);
});

test('without script the inputs are the answers, and the page returns', async () => {
  const shopper = store.shopper();
  const lineId = await lineOf(shopper);
  const reply = await shopper.post(pathOf(lineId), {
    'field.words.value': 'For Ada',
    'field.font.value': '',
    return: '/cart',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cart']);
  expect((await entry(shopper, lineId)).answers).toEqual([{ title: 'Words', answer: 'For Ada' }]);
});

test('wrong answers change nothing; the page returns with the typed values and the errors', async () => {
  const shopper = store.shopper();
  const lineId = await lineOf(shopper);
  const block = store.seeded.cartBlockId;
  const typed = { 'field.words.value': 'much longer than a mug is wide', 'field.font.value': 'Curly' };
  const reply = await shopper.post(pathOf(lineId), { ...typed, return: '/cart', block });
  expect(reply.statusCode).toBe(422);
  expect(formOf(reply, block)).toMatchObject({
    values: { lineId, ...typed },
    errors: { words: 'You have exceeded the character limit.', font: 'Choose one of the options.' },
    code: 'commerce/line-form-invalid',
  });
  expect(await entry(shopper, lineId)).not.toHaveProperty('answers');
});

test('a line without a form, and another visitor’s line, take no answers', async () => {
  const shopper = store.shopper();
  const plain = await lineOf(shopper, {});
  const foreign = await lineOf(store.shopper());
  for (const [lineId, code] of [
    [plain, 'commerce/line-form-gone'],
    [foreign, 'commerce/line-not-found'],
  ] as const) {
    const reply = await shopper.call('PUT', pathOf(lineId), { form: { words: 'x' } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, code]);
  }
});
