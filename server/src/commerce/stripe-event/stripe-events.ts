/** Refunds and disputes, which no page of Stripe leads back from: they are polled too. */
export const MONEY_EVENTS = ['charge.refunded', 'refund.failed', 'charge.dispute.created'] as const;

/** What Stripe is asked to tell of. */
export const STRIPE_EVENTS = ['checkout.session.completed', 'checkout.session.expired', ...MONEY_EVENTS] as const;
