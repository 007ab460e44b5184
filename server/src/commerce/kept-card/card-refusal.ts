import type { CardDecline } from '../card-payment/stripe-client';

/** Reasons of a refusal that buyers and owners read: Stripe's decline codes, `no_card` if no card is kept, and `other`. */
export const CARD_REFUSALS = [
  'authentication_required',
  'expired_card',
  'insufficient_funds',
  'card_declined',
  'no_card',
  'other',
] as const;
export type CardRefusalReason = (typeof CARD_REFUSALS)[number];

/** Why a kept card was not charged. */
export interface CardRefusal {
  readonly reason: CardRefusalReason;
  /** True if the card is tried again some days later. */
  readonly isTriedAgain: boolean;
}

/** Refusals that another attempt does not change, as Stripe's own subscriptions have it. */
const FINAL: ReadonlySet<string> = new Set([
  'authentication_required',
  'expired_card',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]);

/** Of what Stripe says of a charge that it has refused. */
export function cardRefusal({ code, decline_code: decline, advice_code: advice }: CardDecline): CardRefusal {
  const told: readonly (string | undefined)[] = [decline, code];
  return {
    reason: CARD_REFUSALS.find((reason) => told.includes(reason)) ?? 'other',
    isTriedAgain: advice !== 'do_not_try_again' && !told.some((one) => one !== undefined && FINAL.has(one)),
  };
}
