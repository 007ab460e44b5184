import type { CardRefusalReason } from './card-refusal';

/** Why a kept card was not charged, and what follows. */
export const messages = {
  reasons: {
    authentication_required: 'The bank asks for the payment to be confirmed.',
    expired_card: 'The card has expired.',
    insufficient_funds: 'There was not enough money available.',
    card_declined: 'The bank declined the card.',
    no_card: 'The card is no longer connected with the shop.',
    other: 'The card could not be charged.',
  } satisfies Record<CardRefusalReason, string>,
  again: (day: string): string => `The card is charged again on ${day}, unless the order is paid before.`,
};
