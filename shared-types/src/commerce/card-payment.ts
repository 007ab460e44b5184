/** Whether card payments move money: `test` takes test cards only. */
export const CARD_MODES = ['live', 'test'] as const;
export type CardMode = (typeof CARD_MODES)[number];

export const CARD_PAYMENT_CALLS = {
  /** Where Stripe leads a buyer who has paid. */
  returnFromPayment: { method: 'GET', path: '/api/commerce/card-payment/return' },
  /** Where Stripe tells of payments and refunds. */
  takeStripeEvent: { method: 'POST', path: '/api/commerce/card-payment/events' },
} as const;
