import { patched } from '../../../../tools/testing/site/patched';
import type { Reply } from '../../../../tools/testing/store/shopper';
import { untilOneWaits, waitForNobody } from '../../platform/schema/until-one-waits.fixture';
import { bumpRevision } from '../../site/directory/revision';
import { ADA, prepareOwnedStore } from '../product-editor/products.fixture';

const store = prepareOwnedStore();
const { as, filled, idOf, save, stock, stored } = store;

const BUYERS = 8;

/** The status of an answer, and why it was refused. */
const outcomeOf = ({ statusCode, body }: Reply) => (statusCode === 200 ? 'placed' : `${statusCode} ${body}`);

const stockOf = async (variantId: string) =>
  (
    await store.open.db
      .selectFrom('variant')
      .select('qty_in_stock')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).qty_in_stock;

/** Concurrent orders of one item each, stock changes, and saves of the product. */
test('concurrent sales, deliveries and saves lose nothing and do not deadlock', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const variantId = (await stored(id)).state.variants[0]!.id;
  await stock(ada, { variant: `${variantId}.5`, how: 'set', pieces: '100' });
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => store.buyer(variantId)));
  const forms = await Promise.all([1, 2, 3].map((number) => filled(id, { title: `Mug ${number}` })));
  const change = (how: string, pieces: string) => stock(ada.twin(), { variant: `${variantId}.0`, how, pieces });
  const [orders, changes, saves] = await Promise.all([
    Promise.all(buyers.map((buyer) => store.order(buyer, 1490))),
    Promise.all([change('add', '20'), change('take', '7'), change('add', '3'), change('take', '2')]),
    Promise.all(forms.map((fields) => save(ada.twin(), fields))),
  ]);
  expect(orders.map(outcomeOf)).toEqual(buyers.map(() => 'placed'));
  expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await stockOf(variantId)).toBe(100 - BUYERS + 20 - 7 + 3 - 2);
});

test('a counted value is written before concurrent sales, or refused', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const variantId = (await stored(id)).state.variants[0]!.id;
  // Enough for all buyers, even if every count is refused.
  await stock(ada, { variant: `${variantId}.5`, how: 'set', pieces: '60' });
  for (const pieces of [50, 40, 30, 20]) {
    const before = await stockOf(variantId);
    const buyers = await Promise.all([store.buyer(variantId), store.buyer(variantId)]);
    const [counted, ...orders] = await Promise.all([
      stock(ada.twin(), { variant: `${variantId}.${before}`, how: 'set', pieces: String(pieces) }),
      ...buyers.map((buyer) => store.order(buyer, 1490)),
    ]);
    expect(orders.map(outcomeOf)).toEqual(['placed', 'placed']);
    expect([200, 409]).toContain(counted.statusCode);
    expect(await stockOf(variantId)).toBe((counted.statusCode === 200 ? pieces : before) - buyers.length);
  }
});

test('the last item is sold once, however its stock is changed meanwhile', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const variantId = (await stored(id)).state.variants[0]!.id;
  await stock(ada, { variant: `${variantId}.5`, how: 'set', pieces: '2' });
  const buyers = await Promise.all(Array.from({ length: 5 }, () => store.buyer(variantId)));
  const [taken, ...orders] = await Promise.all([
    stock(ada.twin(), { variant: `${variantId}.2`, how: 'take', pieces: '1' }),
    ...buyers.map((buyer) => store.order(buyer, 1490)),
  ]);
  const sold = orders.filter(({ statusCode }) => statusCode === 200).length;
  expect(sold).toBe(taken.statusCode === 200 ? 1 : 2);
  expect(await stockOf(variantId)).toBe(0);
});

test('concurrent imports change no stock and no saved product', async () => {
  const [ada, id] = [await as(ADA), await idOf('mug')];
  const variantId = (await stored(id)).state.variants[0]!.id;
  const fields = await filled(id, { title: 'Mine' });
  const [saved, added] = await Promise.all([
    save(ada.twin(), fields),
    stock(ada.twin(), { variant: `${variantId}.5`, how: 'add', pieces: '4' }),
    store.reload(),
  ]);
  expect([saved.statusCode, added.statusCode]).toEqual([200, 200]);
  expect([(await stored(id)).state.title, await stockOf(variantId)]).toEqual(['Mine', 9]);
});

test('an import that waits for a stock change locks nothing that the change still writes', async () => {
  const variantId = (await stored(await idOf('mug'))).state.variants[0]!.id;
  const { db } = store.open;
  let reloaded: Promise<string> | undefined;
  await db.transaction().execute(async (change) => {
    await change.updateTable('variant').set({ qty_in_stock: 8 }).where('id', '=', variantId).execute();
    reloaded = store.reload(patched({ 'site.title': 'Renamed' }));
    await untilOneWaits(db, { work: reloaded });
    await waitForNobody(change);
    await bumpRevision(change, store.siteId);
  });
  expect(await reloaded).toBe(store.siteId);
  expect(await stockOf(variantId)).toBe(8);
});
