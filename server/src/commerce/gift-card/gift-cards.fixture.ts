import { randomUUID } from 'node:crypto';
import { GIFT_CARD_CHECKOUT_CALLS } from 'shared-types/commerce/gift-card-checkout';
import { PRODUCT_TYPE } from 'shared-types/commerce/product';
import { seedProduct } from '../../../../tools/testing/store/seed-product';
import type { Reply, Shopper } from '../../../../tools/testing/store/shopper';
import type { Orders } from '../checkout/orders.fixture';
import { change } from '../order/changes.fixture';

export const BUY = GIFT_CARD_CHECKOUT_CALLS.buyGiftCard.path;

/** A gift card of fifty, and functions to buy it. */
export interface GiftCardSeller {
  readonly productId: string;
  readonly sku: string;
  /** The fields of its form. */
  fields(over?: object): Record<string, unknown>;
  buy(over?: object, visitor?: Shopper): Promise<Reply>;
  /** Buys one; returns its code. */
  code(over?: object): Promise<string>;
}

export async function sellGiftCards(orders: Orders, worthCents = 5000): Promise<GiftCardSeller> {
  const { db, seeded } = orders.store;
  const product = await seedProduct(db, seeded, {
    productType: PRODUCT_TYPE.giftCard,
    variants: [{ priceCents: worthCents, unlimited: true }],
  });
  orders.store.forget();
  const { productId, sku } = await db
    .selectFrom('variant')
    .select(['product_id as productId', 'sku'])
    .where('id', '=', product.variantId)
    .executeTakeFirstOrThrow();
  const fields = (over: object = {}) => ({
    giftCardProductId: productId,
    choice: `${sku} ${worthCents}`,
    email: 'ada@example.com',
    recipientName: '',
    recipientEmail: '',
    message: '',
    paymentMethod: 'offline',
    key: randomUUID(),
    ...over,
  });
  const buy = (over: object = {}, visitor = orders.store.shopper()) => visitor.call('POST', BUY, fields(over));
  return {
    productId,
    sku,
    fields,
    buy,
    async code(over) {
      const reply = await buy(over);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      const card = db.selectFrom('gift_card').select(['id', 'order_id']).orderBy('created_at', 'desc');
      const { id, order_id: orderId } = await card.executeTakeFirstOrThrow();
      await change(orders, orderId, { change: { kind: 'paid' } });
      const mail = db.selectFrom('mail_outbox').select('body').where('about', '=', `gift card ${id}`);
      const { body } = await mail.executeTakeFirstOrThrow();
      return /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}$/m.exec(body ?? '')?.[0] ?? '';
    },
  };
}
