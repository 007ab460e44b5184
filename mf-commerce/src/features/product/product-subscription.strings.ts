/** The words of what is bought again and again. */
export const strings = {
  subscription: 'Subscription',
  subscribe: 'Subscribe',
  subscribeHint: 'What you agree to stands on the next page, before you order.',
  subscriptionSoldOut: 'The subscription is sold out at the moment.',
} as const;
