import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { tokenHash } from '../../platform/http/token-hash';
import { CART_MESSAGES } from '../cart/cart.messages';
import type { CartOwner } from '../cart/read/stored-cart';
import type { CartRefusal } from '../cart/write/cart-refusal';
import { findOffer } from '../cart/read/cart-lines';
import { quantityRefusal } from '../cart/write/quantity-refusal';
import { piecesAvailable } from '../../site/catalogue/stock';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';

const NAME_BYTES = 24;
const NAME = /^[A-Za-z0-9_-]{32}$/;

/** A new secret for a browser. */
export function createSubscriber(): string {
  return randomBytes(NAME_BYTES).toString('base64url');
}

export interface NamedCart {
  readonly site: Site;
  /** Name in the URL; any text. */
  readonly name: string | null;
  /** The browser's secret; undefined if it has none. */
  readonly subscriber: string | undefined;
}

/**
 * The cart of a subscription, for the browser that opened it; undefined for invalid names. Its token is derived from the
 * name in the URL and the browser's secret, so the URL alone, in a log or a shared link, opens nothing.
 */
export function subscriptionCart({ site, name, subscriber }: NamedCart): CartOwner | undefined {
  if (name === null || subscriber === undefined || !NAME.test(name)) return undefined;
  const cartToken = createHmac('sha256', subscriber).update(name).digest('base64url');
  return { site, cartToken, isSubscription: true };
}

export interface SubscriptionInput {
  readonly site: Site;
  readonly subscriber: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Puts a subscription into a cart of its own, and returns the cart's name; or refuses it. */
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
