/** How long an owner waits for Stripe. Each call is made once: the owner tries again. */
export const STRIPE_PATIENCE = { timeout: 5000, maxNetworkRetries: 0 } as const;
