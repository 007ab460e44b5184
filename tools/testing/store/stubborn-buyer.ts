import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CART_CALLS, type CartReply } from 'shared-types/commerce/cart';
import { CHECKOUT_CALLS, type PlaceOrderReply } from 'shared-types/commerce/checkout';
import { orderFields } from './order-fields';

/** Some pieces of one variant. */
export interface Wish {
  readonly variantId: string;
  readonly quantity: number;
}

/** How a purchase ended for its buyer. */
export interface Purchase {
  readonly wishes: readonly Wish[];
  /** Present where the server said that the order stands. */
  readonly orderId?: string;
  /** Why there is none. */
  readonly code?: string;
}

/** What a buyer was answered, also what was no answer to what was asked. */
export interface Answered {
  readonly status: number;
  readonly code?: string;
}

const CRUMB_BYTES = 16;
const LONGEST_PAUSE_MS = 60;
const SERVER_ERROR = 500;

/** A visitor who sends the same thing again until it is answered, whatever happens to the server meanwhile. */
export async function buyStubbornly(
  address: string,
  wishes: readonly Wish[],
  note: (answered: Answered) => void = () => undefined,
): Promise<Purchase> {
  const send = createSender(address, note);
  let cart: CartReply['cart'] | undefined;
  for (const wish of wishes) {
    const added = await send<CartReply>(CART_CALLS.addLine.path, { ...wish, key: randomUUID() });
    if (!added.ok) return { wishes, code: added.code };
    ({ cart } = added.body);
  }
  const fields = orderFields({ key: randomUUID(), shippingOptionId: '', seenTotalCents: cart?.grandTotalCents ?? 0 });
  const placed = await send<PlaceOrderReply>(CHECKOUT_CALLS.placeOrder.path, fields);
  return placed.ok ? { wishes, orderId: placed.body.orderId } : { wishes, code: placed.code };
}

type Sent<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly code: string };

function createSender(address: string, note: (answered: Answered) => void) {
  const crumb = randomBytes(CRUMB_BYTES).toString('base64url');
  const jar = new Map([['crumb', crumb]]);
  const attempt = async <T>(path: string, body: unknown): Promise<Sent<T> | undefined> => {
    const response = await fetch(`${address}${path}?crumb=${crumb}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    });
    const reply = (await response.json()) as T & { code?: string };
    note({ status: response.status, ...(reply.code ? { code: reply.code } : {}) });
    if (response.status >= SERVER_ERROR) return undefined;
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    return response.ok ? { ok: true, body: reply } : { ok: false, code: reply.code ?? '' };
  };
  return async <T>(path: string, body: unknown): Promise<Sent<T>> => {
    for (;;) {
      // No reply at all is what this is about.
      const sent = await attempt<T>(path, body).catch(() => undefined);
      if (sent) return sent;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  };
}
