import type { Transaction } from 'kysely';
import { languageOf } from '../../../platform/language';
import type { Tables } from '../../../platform/schema/tables';
import { countCode } from '../../coupons/coupon-limit';
import { lockGiftCard } from '../../gift-card/gift-card.store';
import { movesMoney } from '../../payment/payment-providers';
import { CHECKOUT_MESSAGES, type CheckoutMessages } from '../checkout.messages';
import type { OrderDraft } from './draft-order';
import type { OrderRefusal } from './order-refusal';
import type { Buyer } from './buyer';
import type { PlaceOrder } from '../place-order.schema';

/** The part of an order that a gift card pays. */
export interface GiftCardPayment {
  readonly ok: true;
  readonly id?: string;
  readonly cents: number;
}

const NOTHING: GiftCardPayment = { ok: true, cents: 0 };

/**
 * The part of an order's total that the gift card of the form pays: its balance, or the whole total. The card is locked
 * until the order is stored, so that no balance is spent twice. Attempts are counted, including correct codes.
 */
export async function giftCardFor(
  trx: Transaction<Tables>,
  { site, sender }: Buyer,
  { input, draft }: { readonly input: PlaceOrder; readonly draft: OrderDraft },
): Promise<GiftCardPayment | OrderRefusal> {
  const { giftCard: code } = input;
  const { grandTotalCents } = draft.prices;
  if (!code || grandTotalCents === 0) return NOTHING;
  const refused = (key: keyof GiftCardMessages): OrderRefusal => ({
    ok: false,
    code: 'commerce/checkout-invalid',
    errors: { giftCard: CHECKOUT_MESSAGES[languageOf(site)][key] },
  });
  if ((await countCode(trx, site.id, sender)) !== undefined) return refused('giftCardsLimited');
  const card = await lockGiftCard(trx, { siteId: site.id, currency: site.currency, code });
  // A card from a test payment has no value when real money is charged.
  if (!card || (movesMoney(draft.payment.id) && !movesMoney(card.boughtBy))) return refused('giftCardUnknown');
  if (card.balanceCents === 0) return refused('giftCardEmpty');
  return { ok: true, id: card.id, cents: Math.min(card.balanceCents, grandTotalCents) };
}

type GiftCardMessages = Pick<CheckoutMessages, 'giftCardsLimited' | 'giftCardUnknown' | 'giftCardEmpty'>;
