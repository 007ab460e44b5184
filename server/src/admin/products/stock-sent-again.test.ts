import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PRODUCTS_CALLS } from 'shared-types/admin/store/products';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { ADA, BEN, OTHER_HOST, prepareOwnedStore } from '../product-editor/products.fixture';
import { sweepStockWrites } from './sweep-stock-writes';

const store = prepareOwnedStore();
const { as, idOf, stock, stored } = store;

const variants = async (siteId?: string) => (await stored(await idOf('mug', siteId), siteId)).state.variants;
const small = async (siteId?: string) => (await variants(siteId))[0]!;
const pieces = async (siteId?: string) => (await small(siteId)).qtyInStock;
const sell = async (count: number, seenTotalCents: number) =>
  store.order(await store.buyer((await small()).id, count), seenTotalCents);

/** The form as opened now. */
const input = async (changes: Readonly<Record<string, string>> = {}) => {
  const { id, qtyInStock } = await small();
  return { variant: `${id}.${qtyInStock}`, how: 'add', pieces: '20', fresh: randomUUID(), key: '', ...changes };
};
const answerOf = (reply: Reply) => [reply.statusCode, reply.json<{ message?: string }>().message];
const keyIn = (reply: Reply) => reply.json<{ key: string }>().key;

test('a change whose answer was lost is made once, however often it is sent, and answered with the current stock', async () => {
  const [ben, sent, revision] = [await as(BEN), await input(), await store.revision()];
  const first = await stock(ben.twin(), sent);
  expect(answerOf(first)).toEqual([200, 'Stock of “Mug” now: 25.']);
  expect(answerOf(await stock(ben, sent))).toEqual([200, 'Stock of “Mug” now: 25.']);
  await sell(2, 2490);
  const again = await stock(ben, sent);
  expect(answerOf(again)).toEqual([200, 'Stock of “Mug” now: 23.']);
  expect(again.json<{ location: string }>().location).toContain('.23');
  // The change and the order; a repeated form increases no revision.
  expect([await pieces(), await store.revision()]).toEqual([23, revision + 2]);
});

test('a removed quantity is removed once, also if it is sent again after the last item was sold', async () => {
  const [ben, sent] = [await as(BEN), await input({ how: 'take', pieces: '5' })];
  await stock(ben, sent);
  expect(answerOf(await stock(ben, sent))).toEqual([200, 'Stock of “Mug” now: 0.']);
});

test('concurrent repeats make the change once, and each is answered', async () => {
  const [ben, sent] = [await as(BEN), await input()];
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => stock(ben.twin(), sent)));
  expect(replies.map(answerOf)).toEqual(replies.map(() => [200, 'Stock of “Mug” now: 25.']));
  expect(await pieces()).toBe(25);
});

test('of two concurrent variants under one key, one is changed', async () => {
  const [ben, sent] = [await as(BEN), await input()];
  const all = await variants();
  const replies = await Promise.all(all.map(({ id }) => stock(ben.twin(), { ...sent, variant: `${id}.5` })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const count = async () => (await variants()).reduce((sum, { qtyInStock }) => sum + qtyInStock, 0);
  expect(await count()).toBe(all.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0) + 20);
});

test('a new click after an answer is a new change: the answer contains its key', async () => {
  const [ben, sent] = [await as(BEN), await input()];
  let key = '';
  for (const press of [1, 2, 3]) {
    const reply = await stock(ben, { ...sent, key });
    expect(answerOf(reply)).toEqual([200, `Stock of “Mug” now: ${5 + press * 20}.`]);
    // Its answer is lost.
    await stock(ben, { ...sent, key });
    key = keyIn(reply);
  }
  expect(await pieces()).toBe(65);
});

test.each([
  ['other pieces', { pieces: '30' }, 55],
  ['another way', { how: 'take' }, 5],
  ['a count of the shelf', { how: 'set' }, 20],
])('under the same key, %s: refused with the current stock, and made when it is sent again', async (_, other, left) => {
  const [ben, sent] = [await as(BEN), await input()];
  await stock(ben, sent);
  const refused = await stock(ben, { ...sent, ...other });
  expect(refused.json()).toMatchObject({
    code: 'admin/stock-conflict',
    error: 'This was already sent with other values, and those were applied. Send it again to apply these too.',
    data: { errors: { pieces: 'In stock now: 25.' } },
  });
  expect([refused.statusCode, await pieces()]).toEqual([409, 25]);
  const key = keyIn(refused);
  for (let press = 0; press < 2; press += 1)
    expect((await stock(ben, { ...sent, ...other, key })).statusCode).toBe(200);
  expect(await pieces()).toBe(left);
});

test('another variant under the same key is refused with that variant’s stock', async () => {
  const [ben, sent, [, large]] = [await as(BEN), await input(), await variants()];
  await stock(ben, sent);
  const other = { ...sent, variant: `${large!.id}.2` };
  const refused = await stock(ben, other);
  expect(refused.json()).toMatchObject({
    code: 'admin/stock-conflict',
    data: { errors: { pieces: 'In stock now: 2.' } },
  });
  expect(answerOf(await stock(ben, { ...other, key: keyIn(refused) }))).toEqual([200, 'Stock of “Mug” now: 22.']);
});

test('a refused change does not use up its key', async () => {
  const [ben, sent] = [await as(BEN), await input({ how: 'take', pieces: '6' })];
  expect((await stock(ben, sent)).statusCode).toBe(400);
  await stock(ben, await input({ pieces: '2' }));
  expect(answerOf(await stock(ben, sent))).toEqual([200, 'Stock of “Mug” now: 1.']);
});

test('a counted value that was told of another stock is saved once under the key it was given', async () => {
  const [ben, sent] = [await as(BEN), await input({ how: 'set', pieces: '9' })];
  await sell(2, 2490);
  const refused = await stock(ben, sent);
  expect(refused.json()).toMatchObject({
    data: { errors: { pieces: 'In stock now: 3. Send again to replace that.' } },
  });
  const retried = { ...sent, key: keyIn(refused) };
  expect(answerOf(await stock(ben.twin(), retried))).toEqual([200, 'Stock of “Mug” now: 9.']);
  await sell(1, 1490);
  // The repeated form does not restore what was sold since.
  expect(answerOf(await stock(ben, retried))).toEqual([200, 'Stock of “Mug” now: 8.']);
  // As if the database connection was lost: the returned page has kept only the key.
  expect(answerOf(await stock(ben, sent))).toEqual([200, 'Stock of “Mug” now: 8.']);
});

test('a counted value equal to the stock is recorded as well', async () => {
  const [ben, sent] = [await as(BEN), await input({ how: 'set', pieces: '5' })];
  await stock(ben, sent);
  await sell(1, 1490);
  expect(answerOf(await stock(ben, sent))).toEqual([200, 'Stock of “Mug” now: 4.']);
});

test('a repeat that is told of another stock is refused only once', async () => {
  const [ben, sent] = [await as(BEN), await input()];
  await stock(ben, sent);
  const other = { ...sent, how: 'set', pieces: '7' };
  const before = keyIn(await stock(ben, other));
  await sell(1, 1490);
  const conflict = await stock(ben, { ...other, key: before });
  expect(conflict.json()).toMatchObject({
    data: { errors: { pieces: 'In stock now: 24. Send again to replace that.' } },
  });
  expect((await stock(ben, { ...other, key: keyIn(conflict) })).statusCode).toBe(200);
  expect(await pieces()).toBe(7);
});

test('a key counts only on its own site', async () => {
  const [sent, there] = [await input(), await small(store.otherId)];
  await stock(await as(ADA), sent);
  const reply = await stock(await as(ADA, OTHER_HOST), { ...sent, variant: `${there.id}.5` });
  expect(answerOf(reply)).toEqual([200, 'Stock of “Mug” now: 25.']);
  expect([await pieces(), await pieces(store.otherId)]).toEqual([25, 25]);
});

test('an older page, whose form has no key, still gets an answer', async () => {
  const ben = await as(BEN);
  const { fresh: _, ...sent } = await input();
  for (let press = 0; press < 2; press += 1) await stock(ben, sent);
  const set = { ...sent, how: 'set', key: `${(await small()).id}.45` };
  expect(answerOf(await stock(ben, set))).toEqual([200, 'Stock of “Mug” now: 20.']);
});

test('a change is remembered for a day', async () => {
  const [ben, sent] = [await as(BEN), await input()];
  await stock(ben, sent);
  const made = async (hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000);
    await store.open.db.updateTable('stock_write').set({ made_at: at }).where('key', '=', sent.fresh).execute();
    const swept = await sweepStockWrites(store.open.db);
    await stock(ben, sent);
    return [swept, await pieces()];
  };
  expect([await made(23), await made(25)]).toEqual([
    [0, 25],
    [1, 45],
  ]);
});

describe('without script', () => {
  const form = async () => {
    const block = onlyBlockOf(adminPages({ siteId: store.siteId, locale: 'en' }).products);
    return { ...(await input()), page: '/config/products', block, product: await idOf('mug') };
  };
  const post = (browser: Shopper, fields: Readonly<Record<string, string>>) =>
    browser.post(PRODUCTS_CALLS.changeStock.path, fields);
  const hidden = ({ body }: Reply, name: string) =>
    [...body.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value);

  test('a double click changes the stock once, and both redirect to the same page, whose form has a new key', async () => {
    const [ben, sent] = [await as(BEN), await form()];
    const replies = await Promise.all([post(ben.twin(), sent), post(ben.twin(), sent)]);
    const { id } = await small();
    for (const { statusCode, headers } of replies)
      expect([statusCode, headers.location]).toEqual([303, `/config/products?stocked=${id}.25`]);
    expect(await pieces()).toBe(25);
    const shown = await ben.get(String(replies[0]!.headers.location));
    const fresh = hidden(shown, 'fresh').find((key) => key.includes(sent.product)) ?? '';
    expect([fresh.length > 0, fresh.length <= 100, fresh === sent.fresh]).toEqual([true, true, false]);
    expect((await post(ben, { ...sent, fresh })).statusCode).toBe(303);
    expect(await pieces()).toBe(45);
  });

  test('a page that comes back after a server error keeps its key', async () => {
    const [ben, sent] = [await as(BEN), await form()];
    const { db } = store.open;
    await sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
      db,
    );
    await sql`create trigger failing before insert on stock_write execute function fail()`.execute(db);
    try {
      const failed = await post(ben, sent);
      expect([failed.statusCode, hidden(failed, 'fresh')]).toEqual([500, expect.arrayContaining([sent.fresh])]);
    } finally {
      await sql`drop trigger failing on stock_write`.execute(db);
      await sql`drop function fail`.execute(db);
    }
    expect(await pieces()).toBe(5);
  });

  test('a key used with other values comes back with the typed values, and works when it is sent again', async () => {
    const [ben, sent] = [await as(BEN), await form()];
    await post(ben, sent);
    const refused = await post(ben, { ...sent, pieces: '30' });
    for (const text of [
      'This was already sent with other values, and those were applied.',
      'In stock now: 25.',
      'value="30"',
    ])
      expect([text, refused.body.includes(text)]).toEqual([text, true]);
    const [key = ''] = hidden(refused, 'key');
    expect((await post(ben, { ...sent, pieces: '30', key })).statusCode).toBe(303);
    expect(await pieces()).toBe(55);
  });
});
