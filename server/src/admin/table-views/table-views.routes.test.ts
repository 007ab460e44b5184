import { TABLE_VIEWS_CALLS, TABLE_VIEWS_LIMIT } from 'shared-types/admin/store/table-views';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { ADA, BEN, CLERK, prepareOwnedStore } from '../product-editor/products.fixture';
import { tableViewsOf } from './table-views-of';

const store = prepareOwnedStore();
const { saveTableView, removeTableView, saveTableColumns } = TABLE_VIEWS_CALLS;

const save = (browser: Shopper, values: Record<string, string> = {}) =>
  browser.call('POST', saveTableView.path, {
    table: 'products',
    viewName: 'Mugs',
    page: '/config/products?search=mug&sort=-price&page=3&other=1',
    fresh: 'form-1',
    ...values,
  });
const columns = (browser: Shopper, values: Record<string, string>) =>
  browser.call('POST', saveTableColumns.path, { table: 'products', page: '/config/products', order: '', ...values });
const locationOf = (reply: { json(): unknown }) => (reply.json() as { location: string }).location;
const accountId = async (email: string) => {
  const accounts = store.open.db.selectFrom('account').select('id');
  return (await accounts.where('email', '=', email).executeTakeFirstOrThrow()).id;
};
const viewsOf = async (email: string, query = '') =>
  tableViewsOf(
    store.open.db,
    { siteId: store.siteId, accountId: await accountId(email), table: 'products' as const },
    new URLSearchParams(query),
  );

beforeEach(async () => {
  await store.open.db.deleteFrom('table_view').execute();
  await store.open.db.deleteFrom('table_columns').execute();
});

test('a view keeps filter and order of the list for its account alone, once however often it is sent', async () => {
  const [ada, ben] = [await store.as(ADA), await store.as(BEN)];
  const [first, again] = [await save(ada), await save(ada)];
  expect(locationOf(first)).toMatch(/^\/config\/products\?search=mug&sort=-price&view=[0-9a-f-]{36}$/);
  expect(locationOf(again)).toBe(locationOf(first));
  const { own, current } = await viewsOf(ADA, locationOf(first).split('?')[1]);
  expect([own.map(({ name, path }) => [name, path]), current?.name]).toEqual([[['Mugs', locationOf(first)]], 'Mugs']);
  const page = (await ada.get(locationOf(first))).statusCode;
  expect([page, (await viewsOf(BEN)).own]).toEqual([200, []]);
  await ben.call('POST', removeTableView.path, { table: 'products', id: own[0]!.id });
  expect((await save(ben, { id: own[0]!.id })).statusCode).toBe(400);
  expect((await viewsOf(ADA)).own).toHaveLength(1);
});

test('a view is renamed and changed by its menu, and removed', async () => {
  const ada = await store.as(ADA);
  await save(ada);
  const [view] = (await viewsOf(ADA)).own;
  const changed = { id: view!.id, viewName: 'Hidden mugs', page: `${view!.path}&status=hidden`, fresh: 'form-2' };
  expect(locationOf(await save(ada, changed))).toContain('status=hidden');
  expect((await viewsOf(ADA)).own.map(({ name }) => name)).toEqual(['Hidden mugs']);
  await ada.call('POST', removeTableView.path, { table: 'products', id: view!.id });
  expect((await viewsOf(ADA)).own).toEqual([]);
  expect((await save(ada, changed)).body).toContain('This view has been deleted.');
});

test('names differ, and there are at most twenty', async () => {
  const ada = await store.as(ADA);
  await save(ada);
  expect((await save(ada, { viewName: 'MUGS', fresh: 'form-2' })).body).toContain(
    'Another view of yours has this name.',
  );
  for (let number = 2; number <= TABLE_VIEWS_LIMIT.views; number += 1)
    await save(ada, { viewName: `View ${number}`, fresh: `form-${number}` });
  const refused = await save(ada, { viewName: 'One more', fresh: 'form-more' });
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('20 views')]);
});

test('columns are chosen and moved for the list, or for the view that is shown', async () => {
  const ada = await store.as(ADA);
  expect((await viewsOf(ADA)).columns).toEqual(['picture', 'title', 'status', 'stock', 'price', 'type', 'actions']);
  const on = { 'column.price': 'on', 'column.sku': 'on', 'column.unknown': 'on' };
  const reply = await columns(ada, { ...on, order: 'title,sku,price' });
  expect(locationOf(reply)).toBe('/config/products?menu=columns');
  expect(await viewsOf(ADA, 'menu=columns')).toMatchObject({ columns: ['title', 'sku', 'price'], menu: 'columns' });
  await columns(ada, { ...on, order: 'title,sku,price', move: 'price.earlier' });
  expect((await viewsOf(ADA)).columns).toEqual(['title', 'price', 'sku']);
  const view = locationOf(await save(ada));
  await columns(ada, { page: view, order: 'title,price', 'column.price': 'on' });
  expect((await viewsOf(ADA, view.split('?')[1])).columns).toEqual(['title', 'price']);
  expect((await viewsOf(ADA)).columns).toEqual(['title', 'price', 'sku']);
  await columns(ada, { reset: 'yes' });
  expect((await viewsOf(ADA)).columns).toHaveLength(7);
});

test('only who may see a list keeps views of it, which go with the account', async () => {
  const [ada, clerk] = [await store.as(ADA), await store.as(CLERK)];
  expect((await save(clerk)).statusCode).toBe(403);
  expect((await save(clerk, { table: 'orders', page: '/config/orders?q=x' })).statusCode).toBe(200);
  await save(ada);
  const account = { email: 'gone@shop.example', display_name: 'Gone', password_hash: 'x', id: store.siteId };
  await store.open.db.insertInto('account').values(account).execute();
  const owner = { site_id: store.siteId, account_id: store.siteId, table_name: 'orders' };
  await store.open.db
    .insertInto('table_columns')
    .values({ ...owner, columns: ['order'] })
    .execute();
  await store.open.db.deleteFrom('account').where('id', '=', store.siteId).execute();
  expect(await store.open.db.selectFrom('table_columns').selectAll().execute()).toEqual([]);
});
