import { randomUUID } from 'node:crypto';
import { PRODUCTS_FILE_CALLS, PRODUCTS_FILE_FIELD } from 'shared-types/admin/store/products-file';
import { CHOSEN_PRODUCT_PREFIX } from 'shared-types/admin/store/products';
import { TABLE_VIEWS_CALLS, TABLE_VIEWS_LIMIT } from 'shared-types/admin/store/table-views';
import { OWNER, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_IDS = ['', 'x', 7, null, [], {}];
const NO_TABLES = ['', 'pages', 7, null, [], {}];
const NO_PAGES = ['', '/shop', '//other.example/config/orders', 7, [], {}, 'x'.repeat(4001)];

/** Stores an import of a product, and returns its id. */
async function seedImport(world: World): Promise<string> {
  const siteId = await signInAsOwner(world);
  const { db } = world.open;
  const accounts = db.selectFrom('account').select('id');
  const account = await accounts.where('email', '=', OWNER.email).executeTakeFirstOrThrow();
  const id = randomUUID();
  const checked = JSON.stringify({ counts: { new: 1, changed: 0, unchanged: 0, wrong: 0 }, mistakes: [] });
  const owner = { site_id: siteId, account_id: account.id };
  await db.deleteFrom('product_import').execute();
  await db
    .insertInto('product_import')
    .values({ id, ...owner, file_name: 'products.csv', checked })
    .execute();
  return id;
}

/** A case that is sent the id of an import. */
function importCase(call: { readonly path: string }): BadInputCase {
  return {
    route: `POST ${call.path}`,
    right: async (world) => ({ path: call.path, body: { id: await seedImport(world) } }),
    required: ['id'],
    wrong: { id: NO_IDS },
  };
}

export const TABLE_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${PRODUCTS_FILE_CALLS.chooseProductsFile.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return {
        path: PRODUCTS_FILE_CALLS.chooseProductsFile.path,
        body: { [CHOSEN_PRODUCT_PREFIX + randomUUID()]: 'on' },
      };
    },
    wrongBodies: [{}, { [`${CHOSEN_PRODUCT_PREFIX}x`]: 'on' }],
  },
  {
    route: `POST ${PRODUCTS_FILE_CALLS.checkProductsFile.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const files = { field: PRODUCTS_FILE_FIELD, files: [['products.csv', Buffer.from('URL,Title\na,A\n')]] } as const;
      return { path: PRODUCTS_FILE_CALLS.checkProductsFile.path, body: {}, files };
    },
  },
  importCase(PRODUCTS_FILE_CALLS.importProducts),
  importCase(PRODUCTS_FILE_CALLS.cancelProductsImport),
  {
    route: `POST ${TABLE_VIEWS_CALLS.saveTableView.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const body = { table: 'orders', viewName: 'Unpaid', page: '/config/orders?state=unpaid', fresh: randomUUID() };
      return { path: TABLE_VIEWS_CALLS.saveTableView.path, body };
    },
    required: ['table', 'viewName', 'page', 'fresh'],
    texts: ['viewName', 'page'],
    wrong: {
      table: NO_TABLES,
      viewName: ['', ' ', 7, [], {}, 'x'.repeat(TABLE_VIEWS_LIMIT.name + 1)],
      page: NO_PAGES,
      id: [...NO_IDS, randomUUID()],
      fresh: ['', 'a b', 7, [], 'x'.repeat(141)],
    },
  },
  {
    route: `POST ${TABLE_VIEWS_CALLS.removeTableView.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: TABLE_VIEWS_CALLS.removeTableView.path, body: { table: 'orders', id: randomUUID() } };
    },
    required: ['table', 'id'],
    wrong: { table: NO_TABLES, id: NO_IDS },
  },
  {
    route: `POST ${TABLE_VIEWS_CALLS.saveTableColumns.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const body = { table: 'orders', page: '/config/orders', order: 'order,total', 'column.total': 'on' };
      return { path: TABLE_VIEWS_CALLS.saveTableColumns.path, body };
    },
    required: ['table', 'page', 'order'],
    texts: ['page', 'order'],
    wrong: {
      table: NO_TABLES,
      page: NO_PAGES,
      order: [7, [], {}, 'x'.repeat(501)],
      move: ['', 'total', 'total.up', 7, [], {}],
      reset: ['no', 7, []],
    },
  },
];
