import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';
import { CART_MESSAGES } from '../cart/cart.messages';
import type { CartOwner } from '../cart/read/stored-cart';
import type { CartRefusal } from '../cart/write/cart-refusal';
import { findOffer } from '../cart/read/offer';
import { quantityRefusal } from '../cart/write/quantity-refusal';
import { piecesAvailable } from '../../site/catalogue/stock';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';

const NAME_BYTES = 24;
const NAME = /^[A-Za-z0-9_-]{32}$/;

/** A fresh secret of a browser. */
export function createSubscriber(): string {
  return randomBytes(NAME_BYTES).toString('base64url');
}

/** A name that stands in an address, and the browser that asks for what it names. */
export interface NamedCart {
  readonly site: Site;
  /** What the address says; anything may be in it. */
  readonly name: string | null;
  /** The browser's secret; absent where it has none. */
  readonly subscriber: string | undefined;
}

/**
 * The cart of a subscription as the browser that opened it finds it; `undefined` for what can be no such cart. Its token is
 * made of the name in the address and the browser's own secret: anyone who sees the address alone, in a log or a link that was
 * passed on, has a name of nothing.
 */
export function subscriptionCart({ site, name, subscriber }: NamedCart): CartOwner | undefined {
  if (name === null || subscriber === undefined || !NAME.test(name)) return undefined;
  const cartToken = createHmac('sha256', subscriber).update(name).digest('base64url');
  return { site, cartToken, isSubscription: true };
}

/** What somebody wants to subscribe to. */
export interface SubscriptionInput {
  readonly site: Site;
  readonly subscriber: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Puts it into a cart of its own, and answers the name of that; or says why not. */
export async function openSubscriptionCart(
  db: Database,
  { site, subscriber, variantId, quantity }: SubscriptionInput,
): Promise<{ readonly ok: true; readonly name: string } | CartRefusal> {
  return db.transaction().execute(async (trx) => {
    const offer = await findOffer(trx, { siteId: site.id, variantId, isSubscription: true });
    if (!offer) return { ok: false, code: 'commerce/variant-not-found' };
    const available = piecesAvailable(offer.productType, offer);
    const wanted = { title: offer.title, available, already: 0, wanted: quantity };
    const refusal = quantityRefusal(wanted, CART_MESSAGES[languageOf(site)]);
    if (refusal) return refusal;
    const name = randomBytes(NAME_BYTES).toString('base64url');
    const token = subscriptionCart({ site, name, subscriber })?.cartToken ?? '';
    const id = randomUUID();
    await trx
      .insertInto('cart')
      .values({ id, site_id: site.id, token_hash: tokenHash(token) })
      .execute();
    await trx
      .insertInto('cart_line')
      .values({ id: randomUUID(), site_id: site.id, cart_id: id, variant_id: variantId, quantity })
      .execute();
    return { ok: true, name };
  });
}
