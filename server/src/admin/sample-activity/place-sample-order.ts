import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { Address } from 'shared-types/commerce/checkout';
import { entryOf, findOffer } from '../../commerce/cart/read/cart-lines';
import { draftOrder, type DraftInput, type OrderDraft } from '../../commerce/checkout/order/draft-order';
import { insertOrder } from '../../commerce/checkout/order/insert-order';
import { placeOf } from '../../commerce/checkout/place-of';
import type { PlaceOrder } from '../../commerce/checkout/place-order.schema';
import { countUses, lockCoupons } from '../../commerce/coupons/coupon.store';
import { addOrderEvent } from '../../commerce/order/order-event.store';
import { ANYBODY } from '../../commerce/payment/payer-of';
import { offeredMethods } from '../../commerce/payment/payment-providers';
import { pricedCart, type PriceRules } from '../../commerce/pricing/priced-cart';
import { tokenHash } from '../../platform/http/token-hash';
import { languageOf } from '../../platform/language';
import type { Tables } from '../../platform/schema/tables';
import { codeKey } from '../../site/catalogue/coupon-code';
import type { Site } from '../../site/directory/site';
import type { SampleOrder } from './activity.schema';

export interface OrderToPlace {
  readonly site: Site;
  readonly order: SampleOrder;
  readonly buyer: Address & { readonly email: string; readonly phone: string };
  readonly rules: PriceRules;
  readonly placedAt: Date;
}

export interface PlacedSample {
  readonly orderId: string;
  readonly totalCents: number;
}

/**
 * Places an order as the checkout does, with its prices, taxes, coupons and number. It takes nothing out of stock, holds
 * nothing, counts under no limit and queues no email. Throws if the checkout would refuse it.
 */
export async function placeSampleOrder(trx: Transaction<Tables>, toPlace: OrderToPlace): Promise<PlacedSample> {
  const { site, order, buyer, placedAt } = toPlace;
  const input = inputOf(toPlace);
  const draft = await draftOf(trx, toPlace, input);
  const orderId = await insertOrder(trx, {
    site,
    kind: 'goods',
    // Sample orders come from no cart, and nobody has their address.
    cartId: randomUUID(),
    tokenHash: tokenHash(randomUUID()),
    input,
    draft,
    placedAt,
  });
  if (order.coupons.length > 0)
    await countUses(trx, { siteId: site.id, orderId, email: buyer.email, valid: draft.used });
  await addOrderEvent(trx, { siteId: site.id, orderId, kind: 'placed', at: placedAt });
  return { orderId, totalCents: draft.prices.grandTotalCents };
}

/** The form of the checkout, as the buyer would have filled it in. */
function inputOf({ site, order, buyer, rules }: OrderToPlace): Omit<PlaceOrder, 'seenTotalCents'> {
  return {
    ...buyer,
    shippingOptionId: rules.shippingOptions.find(({ name }) => name === order.shipping)?.id ?? '',
    paymentMethod: offeredMethods(site, ANYBODY)[0]?.id ?? '',
    note: order.note,
    key: randomUUID(),
  };
}

async function draftOf(
  trx: Transaction<Tables>,
  { site, order, buyer, rules, placedAt }: OrderToPlace,
  input: Omit<PlaceOrder, 'seenTotalCents'>,
): Promise<OrderDraft> {
  const codes = order.coupons.map(codeKey);
  const about: Omit<DraftInput, 'input'> = {
    lines: await linesOf(trx, site, order),
    rules,
    inputs: { place: placeOf(input), shippingOptionId: input.shippingOptionId || null, couponCodes: codes },
    coupons: await lockCoupons(trx, { siteId: site.id, codes, email: buyer.email }),
    nowMs: placedAt.getTime(),
    paymentMethods: offeredMethods(site, ANYBODY),
    minimumSubtotalCents: site.profile.settings.storeSettings.minimumSubtotalCents,
    language: languageOf(site),
  };
  const { grandTotalCents: seenTotalCents } = pricedCart(about).prices;
  const draft = draftOrder({ ...about, input: { ...input, seenTotalCents } });
  if (draft.ok) return draft;
  const reasons = [draft.message, ...Object.values(draft.errors ?? {})].flatMap((reason) => reason ?? []);
  throw new Error(`The shop refuses the sample order of ${buyer.email}: ${reasons.join(' ') || draft.code}`);
}

async function linesOf(trx: Transaction<Tables>, site: Site, { pieces }: SampleOrder): Promise<CartEntry[]> {
  const lines: CartEntry[] = [];
  for (const [sku, quantity] of Object.entries(pieces)) {
    const offer = await offerOf(trx, site.id, sku);
    if (!offer) throw new Error(`The sample activity orders ${sku}, which is not for sale.`);
    // What was sold in the past does not compete for today's stock.
    lines.push(entryOf(site, { ...offer, unlimited: true, id: randomUUID(), quantity, answers: null }));
  }
  return lines;
}

async function offerOf(trx: Transaction<Tables>, siteId: string, sku: string) {
  const variant = await trx
    .selectFrom('variant')
    .select('id')
    .where('site_id', '=', siteId)
    .where('sku', '=', sku)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return variant && findOffer(trx, { siteId, variantId: variant.id });
}
