import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/schema/database';
import { languageOf } from '../../../platform/language';
import type { Tables } from '../../../platform/schema/tables';
import { bumpStock } from '../../../site/directory/revision';
import { bumpCart } from '../../cart/write/cart-row';
import { lockLines } from '../../cart/read/cart-lines';
import { lockCartToOrder, type CartRow } from '../../cart/read/stored-cart';
import { lockCoupons, countUses } from '../../coupons/coupon.store';
import { loadPriceRules } from '../../pricing/price-rules';
import { sharePricesLock } from '../../../site/catalogue/prices-lock';
import { tokenHash } from '../../../platform/http/token-hash';
import { draftOrder, type OrderDraft } from './draft-order';
import { spendGiftCard } from '../../gift-card/gift-card.store';
import { keepHold } from '../../order-hold/order-hold.store';
import { countUnpaid } from '../../order-hold/unpaid-limit';
import { holdMs, unpaidSettings } from '../../order-hold/unpaid-settings';
import { subscriptionPlanName } from '../../subscription/subscription-plan-name';
import { keepSubscription } from '../../subscription/subscription.store';
import { giftCardFor, type GiftCardPayment } from './gift-card-payment';
import { insertOrder } from './insert-order';
import { isOtherCurrency } from './is-other-currency';
import { keepInputs } from './keep-inputs';
import { lockIdempotencyKey, orderByIdempotencyKey } from './order-idempotency-key';
import { countOrder } from './order-limit';
import type { OrderRefusal } from './order-refusal';
import { orderToken } from './order-token';
import { takeStock } from './take-stock';
import { withRetries } from '../../../platform/schema/with-retries';
import { addOrderEvent } from '../../order/order-event.store';
import { queuePlacedEmails } from '../../order/email/queue-order-emails';
import { offeredMethods } from '../../payment/payment-providers';
import type { Buyer } from './buyer';
import type { PlaceOrder } from '../place-order.schema';

export interface PlacedOrder {
  readonly ok: true;
  readonly orderId: string;
  /** The secret in its URL. */
  readonly token: string;
  /** Revision of the cart, which is now empty. */
  readonly cartRevision: number;
}

/** Orders the visitor's cart in one transaction. The same key returns the same order. */
export function placeOrder(db: Database, owner: Buyer, input: PlaceOrder): Promise<PlacedOrder | OrderRefusal> {
  return withRetries(() => db.transaction().execute((trx) => place(trx, owner, input)));
}

async function place(trx: Transaction<Tables>, owner: Buyer, input: PlaceOrder): Promise<PlacedOrder | OrderRefusal> {
  const named = { siteId: owner.site.id, key: input.key };
  await lockIdempotencyKey(trx, named);
  await sharePricesLock(trx, owner.site.id);
  const cart = await lockCartToOrder(trx, owner);
  const earlier = await orderByIdempotencyKey(trx, named);
  if (earlier && earlier.cartId !== cart?.id) return { ok: false, code: 'commerce/order-key-used' };
  if (!cart || owner.cartToken === undefined) return { ok: false, code: 'commerce/cart-empty' };
  const token = orderToken(owner.cartToken, input.key);
  if (earlier) return { ok: true, orderId: earlier.id, token, cartRevision: cart.revision };
  if (cart.orderId !== null) return { ok: false, code: 'commerce/cart-empty' };
  if (isOtherCurrency(input, owner.site)) return { ok: false, code: 'commerce/currency-changed' };
  const draft = await draftFor(trx, owner, { cart, input });
  if (draft.ok) return placeDraft(trx, owner, { cartId: cart.id, input, token, draft });
  if (draft.inputs) await keepInputs(trx, cart, draft.inputs);
  return draft;
}

/** Counts only orders that are about to be stored: others send no email. */
async function placeDraft(
  trx: Transaction<Tables>,
  owner: Buyer,
  ready: Omit<OrderToStore, 'giftCard' | 'counted'>,
): Promise<PlacedOrder | OrderRefusal> {
  const { input, draft } = ready;
  const obstacle = subscriptionPlanChange(owner, draft);
  if (obstacle) return obstacle;
  const giftCard = await giftCardFor(trx, owner, { input, draft });
  if (!giftCard.ok) return giftCard;
  const waitMs = await countOrder(trx, {
    siteId: owner.site.id,
    what: 'cart',
    origin: owner.sender,
    email: input.email,
  });
  if (waitMs !== undefined) return { ok: false, code: 'commerce/orders-limited', waitMs };
  const isPaid = draft.prices.grandTotalCents === giftCard.cents;
  if (isPaid) return store(trx, owner, { ...ready, giftCard });
  const { mostPerHour: most } = unpaidSettings(owner.site);
  const counted = await countUnpaid(trx, { siteId: owner.site.id, sender: owner.sender, email: input.email, most });
  if (!counted.ok) return { ok: false, code: 'commerce/orders-limited', waitMs: counted.waitMs, unpaidMost: most };
  return store(trx, owner, { ...ready, giftCard, counted: counted.buckets });
}

/** Refuses if the plan differs from the one the buyer has seen. */
function subscriptionPlanChange({ isSubscription, seenPlan }: Buyer, { lines }: OrderDraft): OrderRefusal | undefined {
  if (!isSubscription) return undefined;
  const plan = lines.length === 1 && lines[0]?.subscriptionPlan;
  return plan && subscriptionPlanName(plan) === seenPlan
    ? undefined
    : { ok: false, code: 'commerce/subscription-changed' };
}

async function draftFor(
  trx: Transaction<Tables>,
  owner: Buyer,
  { cart, input }: { cart: CartRow; input: PlaceOrder },
): Promise<OrderDraft | OrderRefusal> {
  const { site, isSubscription } = owner;
  // Coupons do not apply to subscriptions.
  const couponCodes = isSubscription ? [] : cart.couponCodes;
  return draftOrder({
    input,
    lines: await lockLines(trx, owner, cart.id),
    rules: await loadPriceRules(trx, site),
    inputs: { ...cart, couponCodes },
    coupons: await lockCoupons(trx, { siteId: site.id, codes: couponCodes, email: input.email }),
    nowMs: Date.now(),
    paymentMethods: offeredMethods(site, owner.payer),
    minimumSubtotalCents: isSubscription ? 0 : site.profile.settings.storeSettings.minimumSubtotalCents,
    language: languageOf(site),
  });
}

interface OrderToStore {
  readonly cartId: string;
  readonly input: PlaceOrder;
  readonly token: string;
  readonly draft: OrderDraft;
  readonly giftCard: GiftCardPayment;
  /** Rate windows in which it counts as unpaid; absent if nothing is due. */
  readonly counted?: readonly string[];
}

async function store(
  trx: Transaction<Tables>,
  { site, origin, isSubscription }: Buyer,
  { cartId, input, token, draft, giftCard, counted }: OrderToStore,
): Promise<PlacedOrder> {
  const isStockTaken = await takeStock(trx, draft.lines);
  const { id: giftCardId, cents } = giftCard;
  const named = { site, kind: isSubscription ? 'subscription' : 'goods', cartId, tokenHash: tokenHash(token) } as const;
  const orderId = await insertOrder(trx, { ...named, input, draft, giftCardCents: cents });
  if (giftCardId !== undefined) await spendGiftCard(trx, { siteId: site.id, orderId, giftCardId, cents });
  const plan = isSubscription && draft.lines[0]?.subscriptionPlan;
  if (plan) await keepSubscription(trx, { siteId: site.id, orderId, origin, plan });
  await countUses(trx, { siteId: site.id, orderId, email: input.email, valid: draft.used });
  if (counted) {
    const isLimited = isStockTaken || giftCardId !== undefined || draft.used.length > 0;
    const holds = isLimited ? holdMs(site, draft.payment.id) : undefined;
    await keepHold(trx, { siteId: site.id, orderId, origin, holdMs: holds, counted });
  }
  await addOrderEvent(trx, { siteId: site.id, orderId, kind: 'placed' });
  await queuePlacedEmails(trx, { site, origin, orderId, token });
  const { revision: cartRevision } = await bumpCart(trx, cartId, { order_id: orderId });
  // Pages show stock, unless it is unlimited.
  if (isStockTaken) await bumpStock(trx, site.id);
  return { ok: true, orderId, token, cartRevision };
}
