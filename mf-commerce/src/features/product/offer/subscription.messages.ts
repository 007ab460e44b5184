export const messages = {
  subscription: 'Subscription',
  subscribe: 'Subscribe',
  subscribeHint: 'You see what you agree to on the next page, before ordering.',
  subscriptionSoldOut: 'The subscription is sold out at the moment.',
} as const;
