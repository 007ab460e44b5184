import { randomUUID } from 'node:crypto';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import { prepareOrders } from '../checkout/orders.fixture';
import { BUY, sellGiftCards, type GiftCardSeller } from '../gift-card/gift-cards.fixture';
import { keepEmails } from '../order/changes.fixture';

const orders = prepareOrders();
let seller: GiftCardSeller;
beforeAll(async () => {
  await keepEmails(orders);
  seller = await sellGiftCards(orders);
});
beforeEach(async () => {
  for (const table of ['customer_order', 'rate_window'] as const) await orders.store.db.deleteFrom(table).execute();
});

const cards = () => orders.store.db.selectFrom('gift_card').selectAll().orderBy('created_at').execute();
const valueOf = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(body)?.[1] ?? '';

test.each([
  ['for somebody else', { recipientName: 'Carl', recipientEmail: 'carl@example.com' }],
  ['with other words', { message: 'Get well' }],
  ['without words', { message: '' }],
])(
  'a second gift card %s, sent from the page of the first, needs confirmation and is then bought',
  async (_, other) => {
    const visitor = orders.store.shopper();
    const texts = { recipientName: 'Bea', recipientEmail: 'bea@example.com', message: 'Happy birthday' };
    const same = { ...texts, key: randomUUID() };
    const first = (await seller.buy(same, visitor)).json<{ location: string }>();
    const refused = await seller.buy({ ...same, ...other }, visitor);
    const { code, key } = refused.json<{ code: string; key: string }>();
    expect([refused.statusCode, code]).toEqual([409, 'commerce/sent-before']);
    expect((await seller.buy(same, visitor)).json()).toEqual(first);
    expect(await cards()).toHaveLength(1);
    const second = await seller.buy({ ...same, ...other, key }, visitor);
    expect([second.statusCode, second.json().location === first.location]).toEqual([200, false]);
    const last = (await cards()).at(-1);
    expect([last?.recipient_name, last?.recipient_email, last?.message]).toEqual(Object.values({ ...texts, ...other }));
  },
);

test('two gift cards at one price are two; without script the page returns with a key for the second', async () => {
  const { db, seeded } = orders.store;
  const variants = ['Birds', 'Fish'].map((name) => ({ priceCents: 5000, unlimited: true, options: [name] }));
  const seed = { productType: PRODUCT_TYPE.giftCard, optionNames: ['Picture'], variants };
  const { id: giftCardProductId } = await seedProduct(db, seeded, seed);
  orders.store.forget();
  const skus = db.selectFrom('variant').select('sku').where('product_id', '=', giftCardProductId).orderBy('position');
  const [birds, fish] = (await skus.execute()).map(({ sku }) => `${sku} 5000`);
  const visitor = orders.store.shopper();
  const page = `/checkout/giftcard?${new URLSearchParams({ websiteId: seeded.id, giftCardProductId })}`;
  /** The form on this page. */
  const formIn = (body: string) => ({
    ...seller.fields({ giftCardProductId, key: valueOf(body, 'key') }),
    block: valueOf(body, 'block'),
    return: page,
  });
  const form = formIn((await visitor.get(page)).body);
  expect((await visitor.post(BUY, { ...form, choice: birds })).statusCode).toBe(303);
  const refused = await visitor.post(BUY, { ...form, choice: fish });
  expect([refused.statusCode, refused.body.includes('with other details')]).toEqual([422, true]);
  expect((await visitor.post(BUY, { ...formIn(refused.body), choice: fish })).statusCode).toBe(303);
  expect(await cards()).toHaveLength(2);
});
