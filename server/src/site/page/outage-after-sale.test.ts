import { CART_CALLS } from 'shared-types/commerce/cart';
import { PRODUCT_CALLS, type ProductReply } from 'shared-types/commerce/product';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { spec } from '../../../../tools/testing/spec';
import { buySample, sampleVariant, sellAtPrice } from '../../../../tools/testing/store/buy-sample';
import { createShopper, type Shopper } from '../../../../tools/testing/store/shopper';
import { until } from '../../../../tools/testing/until';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { openShopWithOutages, type ShopWithOutages } from './outage.fixture';

const HOST = 'localhost';
const MUG = '/shop/p/stoneware-mug';
const CONTACT_FORM = '697fbcfd-c388-5957-8bf6-bced3c179a86';
const TYPED = {
  'field.name.first': 'Ada',
  'field.name.last': 'Lovelace',
  'field.email.value': 'ada@example.com',
  'field.topic.value': 'A class',
  'field.message.value': 'Is the mug blue?',
};
const AWAY = 'Orders and messages cannot be sent right now.';

let shop: ShopWithOutages;
beforeAll(async () => {
  shop = await openShopWithOutages();
  await sellAtPrice(shop.store.services.db);
});
afterAll(() => shop.close());

const variantOf = (slug: string) => sampleVariant(shop.store.services.db, slug);
/** Buys an item at the instance that keeps its database. */
const buy = (slug: string) => buySample({ server: shop.store, db: shop.store.services.db, slug });

/** The stock revision that the instance under test knows. */
const stockKnown = async () => (await shop.server.services.sites.byHost(HOST))?.stock.revision ?? 0;

const isMarked = async () => (await shop.get('/shop')).headers['x-served-without'] === 'database';

/** The stock of each kind of mug, as the instance under test shows it. */
async function piecesShown(): Promise<number[]> {
  const reply = await shop.get(`${PRODUCT_CALLS.getProduct.path}?path=${MUG}`);
  return reply.json<ProductReply>().product.structuredContent.variants.map(({ qtyInStock }) => qtyInStock);
}

async function expectAllPages(marked: boolean): Promise<void> {
  for (const path of await shop.paths()) {
    const { statusCode, headers } = await shop.get(path);
    expect([path, statusCode, headers['x-served-without']]).toEqual([path, 200, marked ? 'database' : undefined]);
  }
}

/** A visitor with an item in the cart, looking at a product at the instance under test. */
async function visitorWithCart(): Promise<Shopper> {
  const shopper = createShopper(shop.server.app, HOST);
  await shopper.call('POST', CART_CALLS.addLine.path, {
    variantId: (await variantOf('stoneware-mug')).id,
    quantity: 1,
  });
  return shopper;
}

spec(
  'PLAT-05',
  'after a sale and then an outage every page of the shop is still available, and unsendable forms return with the typed values',
  async () => {
    const shopper = await visitorWithCart();
    await expectAllPages(false);
    const [before, { pieces }] = [await stockKnown(), await variantOf('stoneware-mug')];
    await buy('stoneware-mug');
    await until(async () => (await stockKnown()) > before);
    await shop.stop();
    await until(isMarked);
    await expectAllPages(true);
    const isAway = async (path: string) => (await shop.get(path)).body.includes(AWAY);
    expect([await isAway(MUG), await isAway('/contact'), await isAway('/about')]).toEqual([true, true, false]);
    const hidden = { block: CONTACT_FORM, key: `${createIdempotencyKey()}-${CONTACT_FORM}`, return: '/contact' };
    const sent = await shopper.post(FORM_CALLS.saveFormSubmission.path, { ...hidden, ...TYPED });
    expect(sent.statusCode).toBe(503);
    expect(Object.values(TYPED).filter((value) => !sent.body.includes(value))).toEqual([]);
    // A sale at another instance during the outage is noticed afterwards.
    await buy('stoneware-mug');
    expect(await piecesShown()).toContain(pieces);
    await shop.start();
    await until(async () => (await piecesShown()).includes(pieces - 2));
    await expectAllPages(false);
  },
);

spec('PLAT-05', 'a database that stops during orders stops no page', async () => {
  await shop.store.services.db
    .updateTable('variant')
    .set({ qty_in_stock: 1000 })
    .where('unlimited', '=', false)
    .execute();
  let isOver = false;
  const selling = (async () => {
    while (!isOver) await buy('stoneware-mug').catch(() => undefined);
  })();
  try {
    const paths = await shop.paths();
    const answers = async () => Promise.all(paths.map(async (path) => (await shop.get(path)).statusCode));
    const seen: number[] = [...(await answers()), ...(await answers())];
    await shop.stop();
    for (let round = 0; round < 3; round += 1) seen.push(...(await answers()));
    await until(isMarked);
    seen.push(...(await answers()));
    expect(new Set(seen)).toEqual(new Set([200]));
  } finally {
    isOver = true;
    await selling;
    await shop.start();
  }
  await until(async () => !(await isMarked()));
});
