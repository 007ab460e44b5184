import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { PRODUCT_EDITOR_CALLS, UPLOAD_FIELD } from 'shared-types/admin/store/product-editor';
import { PRODUCTS_CALLS } from 'shared-types/admin/store/products';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import { seedAccount, signIn } from '../../../../tools/testing/store/seed-account';
import type { FilesToPost, Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { AssetTable } from '../../platform/schema/tables/site.tables';
import { adminPages, onlyBlockOf } from '../../site/own-pages/admin-pages';
import type { Fields } from '../form-fields';
import { fieldsOf } from './product-fields';
import { stateName, writeName } from './product-state';
import { findProduct, type StoredProduct } from './write/stored-product';

/** Two accounts that may change products, and one that may not. */
export const ADA = 'ada@shop.example';
export const BEN = 'ben@shop.example';
export const CLERK = 'clerk@shop.example';
/** Host of another site with the same products. */
export const OTHER_HOST = 'other.example';

type Changes = Readonly<Record<string, string | undefined>>;

type Files = FilesToPost['files'];

/** A store and its owners. Each test begins with the products of its document, and nobody signed in. */
export interface OwnedStore {
  readonly open: ExampleServer;
  readonly siteId: string;
  readonly otherId: string;
  as(email: string, host?: string): Promise<Shopper>;
  idOf(slug: string, siteId?: string): Promise<string>;
  stored(id: string, siteId?: string): Promise<StoredProduct>;
  /** The form of a product as opened now, with changes; `undefined` unchecks a box. */
  filled(id: string, changes?: Changes, siteId?: string): Promise<Fields>;
  fresh(changes?: Changes): Promise<Fields>;
  save(browser: Shopper, fields: Fields): Promise<Reply>;
  /** Saves without script. */
  post(browser: Shopper, fields: Fields): Promise<Reply>;
  /** Saves with files, without script unless `isForm` is false. */
  saveWith(browser: Shopper, fields: Fields, files: Files, isForm?: boolean): Promise<Reply>;
  /** Uploads a product's files by script. */
  upload(browser: Shopper, files: Files, fields?: Fields): Promise<Reply>;
  /** Uploaded pictures of the site, in order. */
  uploaded(siteId?: string): Promise<Selectable<AssetTable>[]>;
  remove(browser: Shopper, id: string): Promise<Reply>;
  stock(browser: Shopper, fields: Fields): Promise<Reply>;
  page(path: string): Promise<Reply>;
  /** Imports the document again, changed or not. */
  reload(document?: SiteDocument): Promise<string>;
  /** A visitor with this variant in the cart. */
  buyer(variantId: string, quantity?: number): Promise<Shopper>;
  order(buyer: Shopper, seenTotalCents: number, key?: string): Promise<Reply>;
  revision(): Promise<number>;
}

export function prepareOwnedStore(): OwnedStore {
  let open: ExampleServer;
  let [siteId, otherId] = ['', ''];
  const other = () => exampleDocument('other', OTHER_HOST);
  const reload = async (document: SiteDocument = exampleDocument()) => {
    await open.db.updateTable('site').set({ document_hash: '' }).execute();
    return open.load(document);
  };
  beforeAll(async () => {
    open = await openExample();
    otherId = await open.load(other());
    await seedAccount(open.db, { email: ADA, roles: { example: ['admin'], other: ['admin'] } });
    await seedAccount(open.db, { email: BEN, roles: { example: ['storeManager'] } });
    await seedAccount(open.db, { email: CLERK, roles: { example: ['editor', 'reporting', 'billing'] } });
  });
  beforeEach(async () => {
    for (const table of ['product', 'redirect', 'cart', 'customer_order'] as const)
      await open.db.deleteFrom(table).execute();
    await reload(other());
    siteId = await reload();
  });
  afterEach(async () => {
    await open.db.deleteFrom('account_session').execute();
    await open.db.deleteFrom('rate_window').execute();
    await open.db.deleteFrom('asset').where('source_hash', 'is not', null).execute();
    await open.db.deleteFrom('unclaimed_object').execute();
  });
  afterAll(() => open.close());
  const stored = async (id: string, of = siteId) => {
    const found = await findProduct(open.db, { siteId: of, id });
    if (!found) throw new Error(`There is no product ${id}.`);
    return found;
  };
  const changed = (fields: Fields, changes: Changes): Fields => {
    const all = Object.entries({ ...fields, ...changes });
    return Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  };
  const { saveProduct, removeProduct, uploadPictures } = PRODUCT_EDITOR_CALLS;
  return {
    get open() {
      return open;
    },
    get siteId() {
      return siteId;
    },
    get otherId() {
      return otherId;
    },
    async as(email, host) {
      const browser = open.visitor(host);
      await signIn(browser, email);
      return browser.twin();
    },
    async idOf(slug, of = siteId) {
      const products = open.db.selectFrom('product').select('id').where('site_id', '=', of);
      return (await products.where('slug', '=', slug).where('removed_at', 'is', null).executeTakeFirstOrThrow()).id;
    },
    stored,
    async filled(id, changes = {}, of = siteId) {
      const { state } = await stored(id, of);
      const base = writeName(stateName(state));
      return changed({ id, base, fresh: 'form-1', ...fieldsOf(state, { locale: 'en', digits: 2 }) }, changes);
    },
    async fresh(changes = {}) {
      const shop = await open.db
        .selectFrom('page')
        .select('id')
        .where('site_id', '=', siteId)
        .where('path', '=', '/shop')
        .executeTakeFirstOrThrow();
      const first = { 'v.n1.price': '12.50', 'v.n1.stock': '3' };
      const basics = { title: 'Tea pot', shop: shop.id, type: '1', status: '1' };
      return changed({ id: 'new', base: '', fresh: 'form-1', ...basics, ...first }, changes);
    },
    save: (browser, fields) => browser.call('POST', saveProduct.path, fields),
    post: (browser, fields) => {
      const block = onlyBlockOf(adminPages({ siteId, locale: 'en' }).productEditor);
      return browser.post(saveProduct.path, { page: `/config/products/${fields.id}`, block, ...fields });
    },
    saveWith: (browser, fields, files, isForm = true) => {
      const block = onlyBlockOf(adminPages({ siteId, locale: 'en' }).productEditor);
      const page = { page: `/config/products/${fields.id}`, block };
      return browser.postFiles(saveProduct.path, { ...page, ...fields }, { field: UPLOAD_FIELD, files, isForm });
    },
    upload: (browser, files, fields = { id: 'new' }) =>
      browser.postFiles(uploadPictures.path, fields, { field: UPLOAD_FIELD, files }),
    uploaded: (of = siteId) =>
      open.db
        .selectFrom('asset')
        .selectAll()
        .where('site_id', '=', of)
        .where('source_hash', 'is not', null)
        .orderBy('uploaded_at')
        .execute(),
    remove: (browser, id) => browser.call('POST', removeProduct.path, { id }),
    stock: (browser, fields) => browser.call('POST', PRODUCTS_CALLS.changeStock.path, fields),
    page: (path) => open.visitor().get(path),
    reload,
    async buyer(variantId, quantity = 1) {
      const buyer = open.visitor();
      const { statusCode } = await buyer.call('POST', CART_CALLS.addLine.path, { variantId, quantity });
      if (statusCode !== 200) throw new Error(`The variant cannot be bought: ${statusCode}.`);
      return buyer;
    },
    async order(buyer, seenTotalCents, key = randomUUID()) {
      const option = open.db.selectFrom('shipping_option').select('id').where('site_id', '=', siteId);
      const { id: shippingOptionId } = await option.executeTakeFirstOrThrow();
      return buyer.call('POST', CHECKOUT_CALLS.placeOrder.path, orderFields({ shippingOptionId, seenTotalCents, key }));
    },
    async revision() {
      const site = open.db.selectFrom('site').select(['revision', 'stock_revision']).where('id', '=', siteId);
      const { revision, stock_revision: stock } = await site.executeTakeFirstOrThrow();
      return revision + stock;
    },
  };
}
