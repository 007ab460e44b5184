import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { PRODUCT_EDITOR_CALLS, PRODUCT_FILE_FIELD } from 'shared-types/admin/store/product-editor';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { SiteDocument } from 'shared-types/site/site-document';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { orderFields } from '../../../../tools/testing/store/order-fields';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import { ADA, prepareOwnedStore, type OwnedStore } from '../../admin/product-editor/products.fixture';
import { changeOrder } from '../order/change-order';
import { keepEmails } from '../order/changes.fixture';
import type { OrderChange } from '../order/changed-order';

export const GUIDE = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7) % 251));

export interface GuideOrder {
  readonly id: string;
  readonly number: number;
  readonly path: string;
  readonly buyer: Shopper;
}

/** A shop that sells a guide as a file. */
export interface DownloadShop {
  readonly store: OwnedStore;
  /** Uploads a file for the guide, without script. */
  upload(browser: Shopper, files: readonly (readonly [string, Uint8Array])[], seen?: string): Promise<Reply>;
  offer(bytes?: Buffer, name?: string): Promise<void>;
  fileId(): Promise<string>;
  ordered(): Promise<GuideOrder>;
  /** A paid order. */
  bought(): Promise<GuideOrder>;
  change(id: string, change: OrderChange): ReturnType<typeof changeOrder>;
  /** The signed path on the order's page, if there is one. */
  link(order: GuideOrder): Promise<string | undefined>;
  fetch(path: string, headers?: Record<string, string>, method?: 'GET' | 'HEAD'): Promise<Reply>;
}

/** The example with an order page. */
function withOrderPage(): SiteDocument {
  const document = exampleDocument();
  const [shop] = document.pages.filter(({ path }) => path === '/shop');
  if (!shop) throw new Error('The example has no shop page.');
  const { collection: _, ...page } = shop;
  const id = randomUUID();
  const body = { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [id] }] }] } } as const;
  const order = {
    ...page,
    path: '/checkout/order/{token}',
    pageType: PAGE_TYPE.orderConfirmed,
    title: 'Order',
    body,
    blocks: [{ id, type: BLOCK_TYPE.order, settings: {} }],
  };
  return { ...document, pages: [...document.pages, order] };
}

export function prepareDownloads(): DownloadShop {
  const store = prepareOwnedStore();
  beforeAll(() => keepEmails({ store: store.open }));
  beforeEach(() => store.reload(withOrderPage()));
  const guideId = () => store.idOf('guide');
  const fileId = async () => {
    const row = store.open.db
      .selectFrom('product_file')
      .select('id')
      .where('product_id', '=', await guideId());
    return (await row.executeTakeFirst())?.id ?? '';
  };
  const upload: DownloadShop['upload'] = async (browser, files, seen) =>
    browser.postFiles(
      PRODUCT_EDITOR_CALLS.saveProductFile.path,
      { id: await guideId(), seen: seen ?? (await fileId()), page: `/config/products/${await guideId()}` },
      { field: PRODUCT_FILE_FIELD, files },
    );
  const change: DownloadShop['change'] = async (orderId, wanted) => {
    const site = await store.open.sites.byId(store.siteId);
    if (!site) throw new Error('There is no site.');
    return changeOrder(store.open.db, {
      site,
      origin: 'http://shop.example',
      orderId,
      change: wanted,
      detail: {},
      key: randomUUID(),
    });
  };
  const ordered = async (): Promise<GuideOrder> => {
    const buyer = store.open.visitor();
    const variant = store.open.db
      .selectFrom('variant')
      .select('id')
      .where('product_id', '=', await guideId());
    const { id: variantId } = await variant.executeTakeFirstOrThrow();
    await buyer.call('POST', CART_CALLS.addLine.path, { variantId, quantity: 1 });
    const fields = orderFields({ key: randomUUID(), seenTotalCents: 700, shippingOptionId: '' });
    const reply = await buyer.call('POST', CHECKOUT_CALLS.placeOrder.path, fields);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    const { orderId, location } = reply.json<{ orderId: string; location: string }>();
    const row = store.open.db.selectFrom('customer_order').select('number').where('id', '=', orderId);
    return { id: orderId, number: (await row.executeTakeFirstOrThrow()).number, path: location, buyer };
  };
  return {
    store,
    upload,
    fileId,
    ordered,
    change,
    async offer(bytes = GUIDE, name = 'Guide to glazes – żółty.pdf') {
      const reply = await upload(await store.as(ADA), [[name, bytes]]);
      if (reply.statusCode !== 200) throw new Error(reply.body);
    },
    async bought() {
      const order = await ordered();
      await change(order.id, { kind: 'paid' });
      return order;
    },
    async link({ path, buyer }) {
      return /href="(\/checkout\/download\/[\w-]+)"/.exec((await buyer.get(path)).body)?.[1];
    },
    fetch: (path, headers = {}, method = 'GET') =>
      store.open.app.inject({ method, url: path, headers: { host: 'shop.example', ...headers } }),
  };
}
