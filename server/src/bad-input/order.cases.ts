import { randomUUID } from 'node:crypto';
import { CART_CALLS } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS } from 'shared-types/commerce/checkout';
import { DONATION_CHECKOUT_CALLS } from 'shared-types/commerce/donation-checkout';
import { GIFT_CARD_CHECKOUT_CALLS } from 'shared-types/commerce/gift-card-checkout';
import { ORDER_CALLS } from 'shared-types/commerce/orders/order';
import { ORDER_LOOKUP_CALLS } from 'shared-types/commerce/orders/order-lookup';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { REVIEW_CALLS } from 'shared-types/commerce/orders/review';
import { MANAGED_ORDER_CALLS } from 'shared-types/admin/store/order';
import { CHOSEN_ORDER_PREFIX, ORDERS_CALLS } from 'shared-types/admin/store/orders';
import { REVIEWS_CALLS } from 'shared-types/admin/store/reviews';
import { WEBSITE_ROLE } from 'shared-types/site/people/website-role';
import { exampleDocument } from '../../../tools/testing/site/example-document';
import { orderFields } from '../../../tools/testing/store/order-fields';
import { PASSWORD_HASH, signIn } from '../../../tools/testing/store/seed-account';
import { openReviewRequest } from '../commerce/review/review-request.store';
import { donationPage, withPages } from '../commerce/donation/donations.fixture';
import { createAccount } from '../admin/sign-in/account.store';
import { KEY, NO_STATES, type BadInputCase, type World } from './bad-input-case.fixture';

const NO_NUMBERS = ['x', '0', '-1', '1.5', '%00', "'%20or%201=1--", '..%2f..', '9999999999'];
const NO_KEYS = [undefined, '', 'short', 7, null, [], {}];
const NO_YES = ['no', 7, true, [], {}];
const EMAIL = 'manager@shop.example';

/** Orders a guide for seven euros with the test payment method. */
async function placeOne({ open, visitor }: World): Promise<{ number: number; seen: string; token: string }> {
  const document = exampleDocument();
  await open.load({
    ...document,
    site: { ...document.site, website: { developerMode: true } },
    paymentMethods: [...document.paymentMethods, { id: 'test', instructions: '' }],
  });
  const { id } = await open.db.selectFrom('variant').select('id').where('sku', '=', 'GUIDE').executeTakeFirstOrThrow();
  await visitor.call('POST', CART_CALLS.addLine.path, { variantId: id, quantity: 1 });
  const fields = orderFields({ key: randomUUID(), seenTotalCents: 700, shippingOptionId: '', paymentMethod: 'test' });
  const { orderId, location } = (await visitor.call('POST', CHECKOUT_CALLS.placeOrder.path, fields)).json<{
    orderId: string;
    location: string;
  }>();
  const order = open.db.selectFrom('customer_order').select('number').where('id', '=', orderId);
  const event = open.db.selectFrom('order_event').select('id').where('order_id', '=', orderId);
  return {
    number: (await order.executeTakeFirstOrThrow()).number,
    seen: String((await event.executeTakeFirstOrThrow()).id),
    token: location.split('/').at(-1) ?? '',
  };
}

async function signInManager({ open: { db }, visitor }: World): Promise<void> {
  const sites = await db.selectFrom('site').select('id').execute();
  const roles = sites.map(({ id }) => ({ siteId: id, role: WEBSITE_ROLE.storeManager }));
  await createAccount(db, { email: EMAIL, displayName: 'Manager', passwordHash: PASSWORD_HASH, roles });
  await signIn(visitor, EMAIL);
}

interface ManagedCase extends Pick<BadInputCase, 'required' | 'texts' | 'wrong'> {
  readonly call: { readonly path: string };
  readonly fields: object;
  readonly isPaid?: boolean;
  readonly isGiftCard?: boolean;
}

function managedCase({
  call,
  fields,
  isPaid,
  isGiftCard,
  required = [],
  texts = [],
  wrong = {},
}: ManagedCase): BadInputCase {
  const pathOf = (number: number | string) => call.path.replace(':number', String(number));
  return {
    route: `POST ${call.path}`,
    right: async (world) => {
      const { number, seen } = await placeOne(world);
      await signInManager(world);
      if (isPaid)
        await world.open.db
          .updateTable('order_payment')
          .set({ state: 'paid', paid_cents: 700 } as never)
          .where('amount_cents', '=', 700)
          .execute();
      if (isGiftCard) await becomeGiftCard(world);
      return { path: pathOf(number), body: { seen, key: randomUUID(), ...fields } };
    },
    required: ['seen', 'key', ...required],
    texts: ['seen', ...texts],
    wrong: { seen: ['', '-1', 'x', '9'.repeat(19)], key: NO_KEYS, ...wrong },
    wrongPaths: NO_NUMBERS.map(pathOf),
  };
}

/** Makes the newest order one of a gift card. */
async function becomeGiftCard({ open: { db } }: World): Promise<void> {
  const newest = db.selectFrom('customer_order').select('id').orderBy('placed_at', 'desc').limit(1);
  const order = await db
    .updateTable('customer_order')
    .set({ kind: 'gift-card', cart_id: null })
    .where('id', '=', newest)
    .returning(['id as order_id', 'site_id'])
    .executeTakeFirstOrThrow();
  const texts = { recipient_name: 'Bea', recipient_email: 'bea@example.com', message: '', currency: 'EUR' };
  await db
    .insertInto('gift_card')
    .values({ ...order, ...texts, code_hash: `of ${order.order_id}`, worth_cents: 700 })
    .execute();
}

/** Creates a review that waits for approval; the caller may approve it. */
async function reviewed(world: World): Promise<string> {
  await placeOne(world);
  await signInManager(world);
  const { db } = world.open;
  const line = db.selectFrom('order_line').innerJoin('variant', 'variant.id', 'variant_id');
  const row = line.select(['order_line.id as order_line_id', 'order_line.site_id', 'product_id']);
  const own = await row.executeTakeFirstOrThrow();
  await db
    .insertInto('review')
    .values({ ...own, rating: 4, text: '', author: '', key: KEY })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('review').select('id').executeTakeFirstOrThrow()).id;
}

export const ORDER_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${GIFT_CARD_CHECKOUT_CALLS.buyGiftCard.path}`,
    right: async ({ open }) => {
      const document = exampleDocument();
      const [mug, guide] = document.products;
      if (!mug || !guide) throw new Error('The example has two products.');
      await open.load({ ...document, products: [mug, { ...guide, productType: PRODUCT_TYPE.giftCard }] });
      const product = open.db.selectFrom('product').select('id').where('slug', '=', guide.slug);
      return {
        path: GIFT_CARD_CHECKOUT_CALLS.buyGiftCard.path,
        body: {
          giftCardProductId: (await product.executeTakeFirstOrThrow()).id,
          choice: 'GUIDE 700',
          email: 'ada@example.com',
          recipientName: 'Bea',
          recipientEmail: 'bea@example.com',
          message: '',
          paymentMethod: 'offline',
          key: randomUUID(),
        },
      };
    },
    required: ['giftCardProductId', 'choice', 'email', 'paymentMethod', 'key'],
    texts: ['giftCardProductId', 'choice', 'email', 'recipientName', 'recipientEmail', 'message', 'paymentMethod'],
    wrong: {
      giftCardProductId: ['', 'x', '\0', '__proto__', randomUUID()],
      choice: ['', 'GUIDE', '700', 'GUIDE 0', 'GUIDE -1', 'GUIDE 699', 'MUG-S 1000'],
      email: ['', 'ada', '\0'],
      recipientEmail: ['bea', '\0'],
      recipientName: ['two\nlines', '\0'],
      message: ['\0'],
      paymentMethod: ['', 'card', 'test', '__proto__'],
      key: NO_KEYS,
    },
  },
  {
    route: `POST ${DONATION_CHECKOUT_CALLS.donate.path}`,
    right: async ({ open }) => {
      await open.load(withPages(exampleDocument(), donationPage('/kiln')));
      const page = open.db.selectFrom('page').select('id').where('path', '=', '/kiln');
      return {
        path: DONATION_CHECKOUT_CALLS.donate.path,
        body: {
          donatePageId: (await page.executeTakeFirstOrThrow()).id,
          amount: 'own',
          ownAmount: '10',
          email: 'ada@example.com',
          note: '',
          paymentMethod: 'offline',
          key: randomUUID(),
        },
      };
    },
    required: ['donatePageId', 'amount', 'ownAmount', 'email', 'paymentMethod', 'key'],
    texts: ['donatePageId', 'amount', 'ownAmount', 'email', 'note', 'paymentMethod'],
    wrong: {
      donatePageId: ['', 'x', '\0', '__proto__', randomUUID()],
      amount: ['', '0', '-1', '999', '1e3', '\0'],
      ownAmount: ['', '0', '-1', '0.001', '1e3', '9'.repeat(20), 'ten', '\0'],
      email: ['', 'ada', '@x', '\0'],
      paymentMethod: ['', 'card', 'test', '__proto__'],
      key: NO_KEYS,
    },
  },
  {
    route: `POST ${ORDER_LOOKUP_CALLS.requestOrderLink.path}`,
    right: () =>
      Promise.resolve({
        path: ORDER_LOOKUP_CALLS.requestOrderLink.path,
        body: { email: 'ada@example.com', number: '1001' },
      }),
    required: ['email', 'number'],
    texts: ['email'],
    wrong: { number: ['', 'x', '0', -1, 1.5, 1e400, null, [], {}, '1'.repeat(10)], email: ['', 'ada', '@x', '\0'] },
  },
  {
    route: `POST ${ORDER_CALLS.payOrder.path}`,
    right: async (world) => {
      const { token } = await placeOne(world);
      return { path: ORDER_CALLS.payOrder.path, body: { token, outcome: 'pay', key: KEY } };
    },
    required: ['token', 'outcome', 'key'],
    texts: ['token', 'outcome'],
    wrong: { outcome: ['', 'paid', '__proto__'], key: NO_KEYS, token: ['', 'x', 'A'.repeat(43)] },
  },
  {
    route: `POST ${REVIEW_CALLS.sendReview.path}`,
    right: async (world) => {
      await placeOne(world);
      const { db } = world.open;
      const line = await db.selectFrom('order_line').select(['id', 'site_id', 'order_id']).executeTakeFirstOrThrow();
      const { id, site_id, order_id } = line;
      await db
        .insertInto('review_request')
        .values({ site_id, order_id, origin: 'http://shop.example', due_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const token = await openReviewRequest(db, order_id);
      return { path: REVIEW_CALLS.sendReview.path, body: { token, line: id, rating: '5', text: 'Sturdy.', key: KEY } };
    },
    required: ['token', 'line', 'rating', 'text', 'key'],
    texts: ['token', 'line'],
    wrong: {
      text: [7, null, [], {}, 'x'.repeat(1001)],
      token: ['', 'x', 'A'.repeat(43)],
      line: ['', 'x', randomUUID()],
      rating: ['', '0', '6', -1, 1.5, 1e400, null, [], {}, [5], '1e0'],
      key: NO_KEYS,
    },
  },
  {
    route: `POST ${REVIEWS_CALLS.changeReview.path}`,
    right: async (world) => ({
      path: REVIEWS_CALLS.changeReview.path,
      body: { id: await reviewed(world), to: 'published' },
    }),
    required: ['id', 'to'],
    texts: ['id', 'to'],
    wrong: { id: ['', 'x', randomUUID()], to: ['', 'new', '__proto__'] },
  },
  {
    route: `POST ${REVIEWS_CALLS.saveReviewSettings.path}`,
    right: async (world) => {
      await placeOne(world);
      await signInManager(world);
      return {
        path: REVIEWS_CALLS.saveReviewSettings.path,
        body: { asking: 'yes', days: '9', base: 'asking-7' },
      };
    },
    required: ['days', 'base'],
    texts: ['days'],
    wrong: {
      asking: ['', 'no', true, [], {}],
      days: ['', '0', '61', '-1', '1.5', '1e1'],
      base: [...NO_STATES, 'asking-8'],
      key: NO_STATES,
    },
  },
  managedCase({ call: MANAGED_ORDER_CALLS.markOrderPaid, fields: {} }),
  managedCase({
    call: MANAGED_ORDER_CALLS.fulfilOrder,
    fields: { carrier: 'Post', trackingNumber: 'X1' },
    texts: ['carrier', 'trackingNumber'],
  }),
  managedCase({
    call: MANAGED_ORDER_CALLS.refundOrder,
    fields: { amount: '1', reason: 'A chip' },
    isPaid: true,
    required: ['amount'],
    texts: ['amount', 'reason'],
    wrong: { amount: ['', '0', '-1', '8', '1e1', 'all', '0.005'], confirmed: ['', ...NO_YES] },
  }),
  managedCase({
    call: MANAGED_ORDER_CALLS.cancelOrder,
    fields: { restock: 'yes' },
    wrong: { restock: NO_YES, confirmed: ['', ...NO_YES] },
  }),
  managedCase({ call: MANAGED_ORDER_CALLS.grantDownloads, fields: {}, isPaid: true }),
  managedCase({ call: MANAGED_ORDER_CALLS.reissueGiftCard, fields: {}, isPaid: true, isGiftCard: true }),
  managedCase({
    call: MANAGED_ORDER_CALLS.noteOrder,
    fields: { note: 'Call first.' },
    required: ['note'],
    texts: ['note'],
    wrong: { note: ['', ' '] },
  }),
  ...(['changeOrders', 'chooseOrdersFile'] as const).map((call): BadInputCase => ({
    route: `POST ${ORDERS_CALLS[call].path}`,
    right: async (world) => {
      const { number, seen } = await placeOne(world);
      await signInManager(world);
      const chosen = { [`${CHOSEN_ORDER_PREFIX}${number}`]: seen };
      const act = { act: 'fulfil', key: KEY, confirmed: 'yes' };
      return { path: ORDERS_CALLS[call].path, body: { ...chosen, ...(call === 'changeOrders' && act) } };
    },
    ...(call === 'changeOrders' && {
      required: ['act', 'key'],
      texts: ['act', 'key'],
      wrong: { act: ['', 'FULFIL', 'cancel', 'constructor'], key: NO_KEYS, confirmed: NO_YES, page: [7, [], {}] },
    }),
    wrongBodies: [
      { act: 'fulfil', key: KEY },
      { act: 'fulfil', key: KEY, 'order.0': '1', 'order.x': '1', 'order.9999999999': '1' },
      { act: 'fulfil', key: KEY, 'order.1001': {}, 'order.1002': 7 },
    ],
  })),
];
