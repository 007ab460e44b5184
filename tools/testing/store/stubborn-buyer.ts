import { randomUUID } from 'node:crypto';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS, type PlaceOrderReply } from 'shared-types/commerce/checkout';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import { orderFields } from './order-fields';
import { createStubbornVisitor, type Sent, type StubbornVisitor, type VisitorOptions } from './stubborn-visitor';

export interface Input {
  readonly variantId: string;
  readonly quantity: number;
}

export interface Errand {
  readonly inputs: readonly Input[];
  readonly coupon?: string;
  readonly email?: string;
  /** True to press the button again before the first answer. */
  readonly isPressedTwice?: boolean;
  /** True to leave with a full cart. */
  readonly isLeft?: boolean;
}

export interface Purchase extends Errand {
  /** Set if the server confirmed the order. */
  readonly orderId?: string;
  /** The total that the buyer agreed to. */
  readonly agreedCents?: number;
  readonly location?: string;
  readonly code?: string;
}

/** After these errors the page shows the new total and the button again. */
const AGREE_AGAIN: ReadonlySet<string> = new Set(['commerce/coupon-used-up', 'commerce/total-changed']);
const MOST_PRESSES = 5;

/** Buys, and repeats every request until it is answered, whatever happens to the server. */
export async function buyStubbornly(
  address: string,
  errand: Errand,
  options: Omit<VisitorOptions, 'address'> = {},
): Promise<Purchase> {
  const visitor = createStubbornVisitor({ address, ...options });
  const filled = await fillCart(visitor, errand);
  if (!filled.ok) return { ...errand, code: filled.code };
  if (errand.isLeft) return { ...errand, code: 'left' };
  return orderCart(visitor, errand, filled.totalCents);
}

/** The body of the order, the same in every attempt. */
export function orderOf({ email }: Errand, seenTotalCents: number): Record<string, unknown> {
  const key = randomUUID();
  return orderFields({ key, shippingOptionId: '', seenTotalCents, email: email ?? `${key}@example.com` });
}

type Filled = { readonly ok: true; readonly totalCents: number } | { readonly ok: false; readonly code: string };

/** Fills the visitor's cart; returns its content and total. */
export async function fillCart(visitor: StubbornVisitor, { inputs, coupon }: Errand): Promise<Filled> {
  let totalCents = 0;
  for (const input of inputs) {
    const added = await visitor.send<CartReply>('POST', CART_CALLS.addLine.path, { ...input, key: randomUUID() });
    if (!added.ok) return added;
    totalCents = added.body.cart.grandTotalCents;
  }
  if (coupon === undefined) return { ok: true, totalCents };
  const entered = await visitor.send<CartReply>('POST', COUPON_CALLS.addCoupon.path, { coupon, key: randomUUID() });
  if (entered.ok) return { ok: true, totalCents: entered.body.cart.grandTotalCents };
  return entered.code === 'commerce/coupon-used-up' ? { ok: true, totalCents } : entered;
}

/** Orders the visitor's cart, and agrees to a changed total as often as it changes. */
export async function orderCart(visitor: StubbornVisitor, errand: Errand, totalCents: number): Promise<Purchase> {
  let fields = orderOf(errand, totalCents);
  let code = '';
  for (let time = 0; time < MOST_PRESSES; time += 1) {
    const agreedCents = Number(fields['seenTotalCents']);
    const placed = await (errand.isPressedTwice ? pressTwice(visitor, fields) : press(visitor, fields));
    if (placed.ok) {
      const { orderId, location } = placed.body;
      return { ...errand, orderId, location, agreedCents };
    }
    ({ code } = placed);
    if (!AGREE_AGAIN.has(code)) break;
    const shown = await visitor.send<CartReply>('GET', CART_CALLS.getCart.path);
    if (!shown.ok) return { ...errand, code: shown.code };
    fields = { ...fields, seenTotalCents: shown.body.cart.grandTotalCents };
  }
  return { ...errand, code };
}

const press = (visitor: StubbornVisitor, fields: unknown) =>
  visitor.send<PlaceOrderReply>('POST', CHECKOUT_CALLS.placeOrder.path, fields);

/** Both share the cookies; the one answered later may find the cart ordered. */
async function pressTwice(visitor: StubbornVisitor, fields: unknown): Promise<Sent<PlaceOrderReply>> {
  const [first, second] = await Promise.all([press(visitor, fields), press(visitor, fields)]);
  if (!first.ok) return second.ok ? second : first;
  if (second.ok && second.body.orderId !== first.body.orderId)
    throw new Error(`Two presses made two orders: ${first.body.orderId} and ${second.body.orderId}.`);
  if (!second.ok && second.code !== 'commerce/order-key-used')
    throw new Error(`Of two presses one made an order, and the other was refused with ${second.code}.`);
  return first;
}
