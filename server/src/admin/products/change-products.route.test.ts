import { PRODUCTS_CALLS } from 'shared-types/admin/store/products';
import { spec } from '../../../../tools/testing/spec';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import { ADA, BEN, CLERK, OTHER_HOST, prepareOwnedStore } from '../product-editor/products.fixture';

const store = prepareOwnedStore();
const { as, filled, fresh, idOf, page, save, stored } = store;
const { path } = PRODUCTS_CALLS.changeProducts;

const chosen = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [`product.${id}`, 'on']));
const call = (browser: Shopper, act: string, ids: readonly string[]) =>
  browser.call('POST', path, { act, ...chosen(ids) });
const post = (browser: Shopper, fields: Record<string, string>) => {
  const block = onlyBlockOf(adminPages({ siteId: store.siteId, locale: 'en' }).products);
  return browser.post(path, { page: '/config/products?sort=title&stocked=x', block, ...fields });
};
const seenBy = async (slugs: readonly string[]) =>
  Promise.all(slugs.map(async (slug) => (await page(`/shop/p/${slug}`)).statusCode));
const authors = async (id: string) =>
  store.open.db.selectFrom('product_change').select('changed_by').where('product_id', '=', id).execute();

spec('PROD-16', 'an owner hides products in one act and publishes them again; visitors see that at once', async () => {
  const ben = await as(BEN);
  const ids = [await idOf('mug'), await idOf('guide')];
  expect(await seenBy(['mug', 'guide'])).toEqual([200, 200]);
  const done = await post(ben, { act: 'hide', ...chosen(ids) });
  expect([done.statusCode, done.headers.location]).toEqual([303, '/config/products?sort=title&done=hide&count=2']);
  const shown = (await ben.get(String(done.headers.location))).body.replaceAll('<!-- -->', '');
  expect(shown).toContain('2 products hidden.');
  expect(await seenBy(['mug', 'guide'])).toEqual([404, 404]);
  expect((await ben.get('/config/products?status=hidden')).body).toContain('Guide');
  expect((await call(ben, 'publish', ids)).statusCode).toBe(200);
  expect(await seenBy(['mug', 'guide'])).toEqual([200, 200]);
  expect(await authors(ids[0]!)).toHaveLength(2);
  // What has the status already has no new author, and pages stay cached.
  const before = await store.revision();
  await call(ben, 'publish', ids);
  expect([(await authors(ids[0]!)).length, await store.revision()]).toEqual([2, before]);
});

test('deleting asks first, and keeps what carts and orders need, as a single removal does', async () => {
  const ben = await as(BEN);
  const [mug, guide] = [await idOf('mug'), await idOf('guide')];
  const { state } = await stored(mug);
  const buyer = await store.buyer(state.variants[0]!.id);
  await store.order(buyer, 1490);
  const question = await post(ben, { act: 'delete', ...chosen([mug, guide]) });
  expect([question.statusCode, question.body.includes('Delete these 2 products?')]).toEqual([422, true]);
  expect(await seenBy(['mug', 'guide'])).toEqual([200, 200]);
  const done = await post(ben, { act: 'delete', confirmed: 'yes', ...chosen([mug, guide]) });
  expect(String(done.headers.location)).toContain('done=delete&count=2');
  expect(await seenBy(['mug', 'guide'])).toEqual([404, 404]);
  const lines = await store.open.db.selectFrom('order_line').select(['title', 'sku']).execute();
  expect(lines).toEqual([{ title: 'Mug', sku: 'MUG-S' }]);
  expect((await call(ben, 'hide', [mug])).json()).toEqual({ location: '/config/products?done=hide&count=0&gone=1' });
});

test('a form that was open meanwhile conflicts, rather than showing a hidden product again', async () => {
  const [ada, ben, id] = [await as(ADA), await as(BEN), await idOf('mug')];
  const fields = await filled(id, { title: 'Mine' });
  await call(ben, 'hide', [id]);
  expect((await save(ada, fields)).statusCode).toBe(409);
  expect((await stored(id)).state).toMatchObject({ title: 'Mug', workflowStatus: 4 });
});

test('two owners act on the same products at once: one act comes after the other', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const ids = [await idOf('mug'), await idOf('guide')];
  const replies = await Promise.all([
    call(ada, 'delete', ids),
    call(ben, 'delete', [...ids].reverse()),
    call(ada, 'hide', ids),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const deleted = replies.slice(0, 2).map((reply) => Number(/count=(\d)/.exec(reply.json().location)?.[1]));
  expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await seenBy(['mug', 'guide'])).toEqual([404, 404]);
});

test('accounts without the role are refused, nothing chosen is reported, and other sites’ products stay', async () => {
  const [ben, clerk, other] = [await as(BEN), await as(CLERK), await as(ADA, OTHER_HOST)];
  const id = await idOf('mug');
  expect((await call(clerk, 'hide', [id])).statusCode).toBe(403);
  expect((await call(other, 'delete', [id])).json().location).toContain('count=0&gone=1');
  const none = await post(ben, { act: 'hide' });
  expect([none.statusCode, none.body.includes('Select the products first.')]).toEqual([422, true]);
  expect(await seenBy(['mug'])).toEqual([200]);
  await save(ben, await fresh());
});
